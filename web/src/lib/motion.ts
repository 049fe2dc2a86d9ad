// Flights: what the server told to have moved is seen to move, with no knowledge of the game.
//
// A piece flies from where it lay to where it lies; out of a pile and into a counter too. An element that keeps its id in
// another place flies as well. What only makes room for others settles; whatever else comes or goes does so in its place.
import { tick } from "svelte";
import type { Motion, Scene } from "../scene";
import { type Moved, isPiece, resolve } from "./moved";
import { Index } from "./tree";

const FLIGHT = 420;
const FLIP = 160;
const SHOW = 240;
const SETTLE = 220;
const STAGGER = 70;
const LONGEST = 1600;
/** What lies further away than this has not merely made room. */
const NEAR = 160;

interface Spot {
  box: DOMRect;
  node: HTMLElement;
}

/** Finds where elements are drawn; of two drawings of one element the larger one counts. */
function spots(root: HTMLElement): Map<string, Spot> {
  const found = new Map<string, Spot>();
  for (const node of root.querySelectorAll<HTMLElement>("[data-id]")) {
    const box = node.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const before = found.get(node.dataset["id"] ?? "");
    if (!before || before.box.width < box.width) found.set(node.dataset["id"] ?? "", { box, node });
  }
  return found;
}

interface Shift {
  node: HTMLElement;
  from: DOMRect;
  to: DOMRect;
}

interface Flight extends Shift {
  /** Which element flies to which. */
  name: string;
  flip: boolean;
  ghost: boolean;
  /** What the piece looked like before it is turned over. */
  back?: HTMLElement | undefined;
}

/** Puts a scene in place and lets everything that moved fly there; done when the last flight has landed or `skip` fires. */
export async function fly(
  root: HTMLElement,
  layer: HTMLElement,
  before: Scene,
  after: Scene,
  motions: readonly Motion[],
  apply: () => void,
  skip: AbortSignal,
): Promise<void> {
  const [was, is] = [new Index(before), new Index(after)];
  const moved = resolve(motions, was, is);
  for (const { id } of [...is.elements.values()].filter(isPiece)) {
    const untold = was.get(id) && was.holders.get(id) !== is.holders.get(id) && !moved.some(({ to }) => to === id);
    if (untold) moved.push({ from: id, to: id });
  }
  const from = spots(root);
  const ghosts = new Map(moved.map(({ from: id }) => [id, isPiece(was.get(id)) ? copy(from.get(id)) : undefined]));

  apply();
  await tick();

  const to = spots(root);
  const flights: Flight[] = [];
  for (const { from: gone, to: here } of moved) {
    const [start, end] = [from.get(gone), to.get(here)];
    const [old, now, ghost] = [was.get(gone), is.get(here), ghosts.get(gone)];
    if (!start || !end) continue;
    const flight = { name: `${gone} ${here}`, from: start.box, to: end.box };
    if (isPiece(now)) {
      const flip = (isPiece(old) ? old.face : null) !== now.face;
      flights.push({ ...flight, node: end.node, flip, ghost: false, back: flip && gone !== here ? ghost : undefined });
    } else if (ghost) flights.push({ ...flight, node: ghost, flip: false, ghost: true });
  }
  await run(layer, flights, settled(from, to, is, moved), skip);
}

/** Lists the pieces that only make room for others. */
function settled(from: Map<string, Spot>, to: Map<string, Spot>, is: Index, moved: readonly Moved[]): Shift[] {
  const flown = new Set(moved.map(({ to: id }) => id));
  const found: Shift[] = [];
  for (const { id } of [...is.elements.values()].filter(isPiece)) {
    const [start, end] = [from.get(id), to.get(id)];
    if (!start || !end || flown.has(id)) continue;
    const far = distance(start.box, end.box);
    if (far >= 2 && far < NEAR) found.push({ node: end.node, from: start.box, to: end.box });
  }
  return found;
}

function copy(spot: Spot | undefined): HTMLElement | undefined {
  if (!spot) return undefined;
  const ghost = spot.node.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-id");
  ghost.removeAttribute("data-state");
  for (const button of ghost.querySelectorAll("button")) button.remove();
  return ghost;
}

/** Turns the old face of a piece away, where it lay. */
function turnOver(layer: HTMLElement, back: HTMLElement, from: DOMRect, delay: number): Animation {
  lay(back, from, from);
  layer.append(back);
  return back.animate([{ transform: "none" }, { transform: "rotateY(90deg)" }], { duration: FLIP, delay, fill: "both" });
}

/** Lays something at a fixed place of the screen. */
function lay(node: HTMLElement, at: DOMRect, size: DOMRect): void {
  Object.assign(node.style, {
    position: "fixed",
    left: `${at.x}px`,
    top: `${at.y}px`,
    width: `${size.width}px`,
    height: `${size.height}px`,
    margin: "0",
  });
  node.classList.add("flying");
  node.style.setProperty("--token", `${size.width}px`);
  node.style.setProperty("--card", `${size.width}px`);
}

const distance = (one: DOMRect, other: DOMRect): number => Math.hypot(one.x - other.x, one.y - other.y);

async function run(
  layer: HTMLElement,
  flights: Flight[],
  settling: readonly Shift[],
  skip: AbortSignal,
): Promise<void> {
  const running: Animation[] = [];
  const ghosts: HTMLElement[] = [];
  for (const { node, from, to } of settling) {
    running.push(
      node.animate([{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: "none" }], {
        duration: SETTLE,
        easing: "ease-out",
      }),
    );
  }
  const gap = Math.min(STAGGER, (LONGEST - FLIGHT) / Math.max(1, flights.length));
  flights.forEach((flight, number) => {
    const traveller = flight.ghost ? flight.node : copy({ box: flight.to, node: flight.node });
    if (!traveller) return;
    const size = flight.ghost ? flight.from : flight.to;
    lay(traveller, flight.to, size);
    traveller.dataset["flight"] = flight.name;
    layer.append(traveller);
    ghosts.push(traveller);
    const dx = flight.from.x - flight.to.x + (flight.from.width - size.width) / 2;
    const dy = flight.from.y - flight.to.y + (flight.from.height - size.height) / 2;
    const grow = Math.max(0.4, Math.min(2.5, flight.from.width / size.width));
    const arc = Math.min(60, Math.hypot(dx, dy) / 6);
    const shrink = flight.ghost ? Math.max(0.25, Math.min(1, flight.to.width / size.width)) : 1;
    const endX = flight.ghost ? (flight.to.width - size.width) / 2 : 0;
    const endY = flight.ghost ? (flight.to.height - size.height) / 2 : 0;
    const origin = `translate(${dx}px, ${dy}px) scale(${grow})`;
    const middle = `translate(${(dx + endX) / 2}px, ${(dy + endY) / 2 - arc}px) scale(${(grow + shrink) / 2 + 0.08})`;
    const end = `translate(${endX}px, ${endY}px) scale(${shrink})`;
    const delay = number * gap;
    const easing = "cubic-bezier(0.45, 0.05, 0.25, 1)";
    if (flight.back) {
      running.push(turnOver(layer, flight.back, flight.from, delay));
      ghosts.push(flight.back);
      const whole = FLIP + SHOW + FLIGHT;
      running.push(
        traveller.animate(
          [
            { transform: `${origin} rotateY(-90deg)`, offset: 0 },
            { transform: origin, offset: FLIP / whole },
            { transform: origin, offset: (FLIP + SHOW) / whole, easing },
            { transform: end, offset: 1 },
          ],
          { duration: whole, delay: delay + FLIP, fill: "both" },
        ),
      );
    } else {
      running.push(
        traveller.animate(
          [
            { transform: flight.flip ? `${origin} rotateY(90deg)` : origin, opacity: 1 },
            { transform: middle, opacity: 1 },
            { transform: end, opacity: flight.ghost ? 0.2 : 1 },
          ],
          { duration: FLIGHT, delay, easing, fill: "both" },
        ),
      );
    }
    if (!flight.ghost) {
      const { node } = flight;
      node.style.visibility = "hidden";
      const landed = running.at(-1)?.finished.catch(() => undefined);
      void landed?.then(() => {
        node.style.visibility = "";
        traveller.remove();
      });
    }
  });
  const finish = (): void => {
    for (const animation of running) animation.finish();
  };
  if (skip.aborted) finish();
  skip.addEventListener("abort", finish);
  await Promise.all(running.map((animation) => animation.finished.catch(() => undefined)));
  skip.removeEventListener("abort", finish);
  for (const ghost of ghosts) ghost.remove();
}
