// Web Push on this device: every table that it opens may call it, also when the page is closed.
import { pushKey, subscribe } from "./api";
import { settings } from "./settings.svelte";

/** Lets the server call this device for a seat, if its owner wants notifications and the browser can. */
export async function enrol(table: string, secret: string): Promise<void> {
  if (!settings.notify || !("PushManager" in window) || Notification.permission !== "granted") return;
  const { pushManager } = await navigator.serviceWorker.ready;
  const { key } = await pushKey();
  let known = await pushManager.getSubscription();
  if (known && written(known.options.applicationServerKey) !== key) {
    await known.unsubscribe();
    known = null;
  }
  known ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = "", keys = {} } = known.toJSON();
  await subscribe(table, secret, { endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "", lang: settings.lang });
}

/** Writes a key as the server does. */
const written = (key: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Ends it: the push service forgets this device, and the server with it. */
export async function withdraw(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
}
