// What is asked for comes into sight, and under the keys: where it lies on the screen, with no knowledge of the game.
import { settings } from "./settings.svelte";

/** How far from the edge of its part something comes to lie, so that its glow is seen too. */
const EDGE = 8;

/** The root of the table, once it is drawn. */
type Root = HTMLElement | undefined;

/** Lists what may be touched next and is drawn. */
export const shownTargets = (root: Root): HTMLElement[] =>
  [...(root?.querySelectorAll<HTMLElement>('[data-state="target"]') ?? [])].filter((node) => node.offsetParent);

/** Lists the cards that the question is about. */
export const askedAbout = (root: Root): HTMLElement[] => [...(root?.querySelectorAll<HTMLElement>(":is(.text-card, .card)[data-active]") ?? [])];

/** Scrolls the parts of the table that are scrolled by themselves until what lies in them is seen: the first of it in any case. */
function showWithin(nodes: HTMLElement[]): void {
  for (const node of nodes.toReversed()) {
    const holder = node.closest<HTMLElement>(".table > .own, .middle > *");
    if (!holder || holder.scrollHeight <= holder.clientHeight || getComputedStyle(holder).overflowY !== "auto") continue;
    const [box, around] = [node.getBoundingClientRect(), holder.getBoundingClientRect()];
    if (box.top < around.top) holder.scrollTop -= around.top - box.top + EDGE;
    else if (box.bottom > around.bottom) holder.scrollTop += box.bottom - around.bottom + EDGE;
  }
}

/**
 * Scrolls the page so that what lies on the table is seen above the question: all of it if there is room, else what
 * lies together with the first, which is what is asked: free actions come after it. What a page hides waits until it is put aside.
 * Tells whether the page had to be moved for it.
 */
export function bringIntoSight(root: Root, targets: HTMLElement[]): boolean {
  const tray = root?.querySelector<HTMLElement>(".tray");
  const isHidden = root?.classList.contains("overlaid");
  const lying = isHidden ? [] : targets.filter((node) => !node.closest(".tray, .overlay"));
  const [first] = lying;
  if (!tray || !first) return false;
  showWithin(lying);
  const room = getComputedStyle(tray).position === "sticky" ? tray.getBoundingClientRect().top : innerHeight;
  const part = first.closest(".others, .middle > *, .own");
  const together = lying.filter((node) => part?.contains(node));
  const isSeen = ({ top, bottom }: { top: number; bottom: number }): boolean => top >= 0 && bottom <= room;
  const around = (nodes: HTMLElement[]): { top: number; bottom: number } => {
    const boxes = nodes.map((node) => node.getBoundingClientRect());
    return { top: Math.min(...boxes.map((box) => box.top)), bottom: Math.max(...boxes.map((box) => box.bottom)) };
  };
  const fits = [lying, together].map(around).find(({ top, bottom }) => bottom - top <= room);
  const isShown = fits ? isSeen(fits) : together.some((node) => isSeen(node.getBoundingClientRect()));
  if (isShown) return false;
  const { top, bottom } = fits ?? around([first]);
  scrollBy({ top: (top + bottom - room) / 2, behavior: settings.calm ? "auto" : "smooth" });
  return true;
}

/** The most of the window's height that is kept for a question when the next one needs less. */
const MOST = 0.15;

/**
 * Keeps the room that a question took, so that the table stays where it is while the questions change; not where the
 * question covers the foot of the page. Tells when it grows, and gives the function that ends this.
 */
export function keepRoom(tray: HTMLElement, ongrow: () => void): () => void {
  let high = tray.clientHeight;
  let room = { window: "", height: 0 };
  /** Keeps the room that is taken, in a window of this size. */
  const keep = (): void => {
    const window = `${innerWidth} ${innerHeight}`;
    if (room.window !== window) {
      room = { window, height: 0 };
      tray.style.removeProperty("--room");
    }
    const needed = Math.min(tray.offsetHeight, Math.floor(innerHeight * MOST));
    if (needed <= room.height || getComputedStyle(tray).position === "sticky") return;
    room.height = needed;
    tray.style.setProperty("--room", `${needed}px`);
  };
  addEventListener("resize", keep);
  const observer = new ResizeObserver(() => {
    keep();
    const isHigher = tray.clientHeight > high;
    high = tray.clientHeight;
    if (isHigher) ongrow();
  });
  observer.observe(tray);
  return () => {
    observer.disconnect();
    removeEventListener("resize", keep);
  };
}

/** Tells whether the numbers on one's own board can be seen above the question, now and as the page moves; gives the function that ends this. */
export function watchNumbers(root: Root, tell: (isSeen: boolean) => void): (() => void) | undefined {
  const [tray, strip] = [root?.querySelector<HTMLElement>(".tray"), root?.querySelector(".own > .panel > header .strip")];
  if (!tray || !strip) return undefined;
  const look = (): void => {
    const { top, bottom } = strip.getBoundingClientRect();
    const covered = tray.offsetHeight - (tray.querySelector<HTMLElement>(".purse")?.offsetHeight ?? 0);
    tell(top >= 0 && bottom <= innerHeight - covered);
  };
  look();
  addEventListener("scroll", look, { passive: true });
  addEventListener("resize", look);
  return () => {
    removeEventListener("scroll", look);
    removeEventListener("resize", look);
  };
}

/** Moves the focus to the nearest target that lies in the direction of the arrow. */
export function stepTo(root: Root, from: HTMLElement, key: string): void {
  const centre = (node: Element): [number, number] => {
    const box = node.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = centre(from);
  let best: { node: HTMLElement; cost: number } | null = null;
  for (const node of root?.querySelectorAll<HTMLElement>(".hit") ?? []) {
    const [nx, ny] = centre(node);
    const [dx, dy] = [nx - x, ny - y];
    const [along, aside] =
      key === "ArrowRight" ? [dx, dy] : key === "ArrowLeft" ? [-dx, dy] : key === "ArrowDown" ? [dy, dx] : [-dy, dx];
    if (along < 4) continue;
    const cost = along + 2.5 * Math.abs(aside);
    if (!best || cost < best.cost) best = { node, cost };
  }
  best?.node.focus();
}
