// How a page calls whoever sits before it: a sound, a dot on its icon, the phone's vibration, a notification.
import { settings } from "./settings.svelte";

export { enrol } from "./push";

/** Whoever touched the page within so many milliseconds need not be called to it. */
const HERE = 15_000;
/** Two soft notes: their pitches in hertz, and when each begins, in seconds. */
const NOTES = [[587, 0], [880, 0.16]] as const;
const LOUD = 0.12;
const LENGTH = 1.1;
const BUZZ = [80, 60, 80];

let touched = Date.now();
for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => (touched = Date.now()), { capture: true, passive: true });

const isHere = (): boolean => !document.hidden && document.hasFocus() && Date.now() - touched < HERE;

/** Marks the icon of the page, and of the installed app, while somebody here is asked. */
export function mark(on: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = on ? "/rose-turn.svg" : "/rose.svg";
  const app = navigator as { setAppBadge?: () => Promise<void>; clearAppBadge?: () => Promise<void> };
  void (on ? app.setAppBadge?.() : app.clearAppBadge?.())?.catch(() => undefined);
}

/** Plays the sound; a browser lets no page be heard before somebody has touched it. */
export function ring(): void {
  if (!settings.sound || navigator.userActivation?.hasBeenActive === false) return;
  const audio = new AudioContext();
  for (const [pitch, at] of NOTES) {
    const note = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + at;
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(LOUD, start + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + LENGTH);
    note.connect(volume).connect(audio.destination);
    note.start(start);
    note.stop(start + LENGTH);
  }
  setTimeout(() => void audio.close(), (LENGTH + 1) * 1000);
}

/** Lets the phone vibrate, where it can. */
export function buzz(): void {
  if (settings.buzz && "vibrate" in navigator && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate(BUZZ);
}

/** Shows a notification of the browser; one about the same table takes the place of the one before. */
export async function notify(title: string, body: string, table: string): Promise<void> {
  if (!settings.notify || !("Notification" in window) || Notification.permission !== "granted") return;
  const shown: NotificationOptions = { body, tag: table, icon: "/icon-192.png", data: { table } };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, shown);
  else new Notification(title, shown);
}

/** Calls whoever is not before the page; while the page is open, the server sends no push. */
export async function call(title: string, body: string, table: string): Promise<void> {
  if (isHere()) return;
  ring();
  buzz();
  if (document.hidden) await notify(title, body, table);
}
