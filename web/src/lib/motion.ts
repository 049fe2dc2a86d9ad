// Flights: what the server told to have moved is seen to move, with no knowledge of the game.
//
// A piece flies from where it lay to where it lies; out of a pile and into a counter too. An element that keeps its id in
// another place flies as well. What a page brings flies from it to whoever gets it. What only makes room for others settles; whatever else comes or goes does so in its place.
// What is seen comes in the order of the events: pieces that are revealed in one place are turned over together and lie
// open for a while before anything leaves, and each event is told as what it moved sets out.
import { tick } from "svelte";
import type { Motion, Scene } from "../scene";
import { type Moved, UNTOLD, isPiece, resolve } from "./moved";
import { Index } from "./tree";

const FLIGHT = 420;
const FLIP = 160;
/** How long pieces lie open before anything leaves, and what became of them can be read before the rest goes. */
const HOLD = 900;
const READ = 600;
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
  /** Where it lay on its way, before it was turned over there. */
  stop?: DOMRect | undefined;
  legs: Leg[];
}

/** A part of a flight: the event that makes it set out, the place that it leaves, and whether it is turned over first. */
interface Leg {
  cause: number;
  holder: string;
  isTurned: boolean;
  /** When it is turned over and when it sets out, in milliseconds. */
  turn: number;
  start: number;
}

/** Says all events up to one; what is told has been shown, or is about to be. */
export type Tell = (upTo: number) => void;

export interface Motions {
  moved: readonly Motion[];
  causes: readonly number[];
}

/** Puts a scene in place and lets everything that moved fly there; done when the last flight has landed or `skip` fires. */
export async function fly(
  root: HTMLElement,
  layer: HTMLElement,
  before: Scene,
  after: Scene,
  { moved: motions, causes }: Motions,
  apply: () => void,
  skip: AbortSignal,
  tell: Tell = () => undefined,
  rate = 1,
): Promise<void> {
  const [was, is] = [new Index(before), new Index(after)];
  const moved = resolve(motions, was, is, causes);
  for (const { id } of [...is.elements.values()].filter(isPiece)) {
    const untold = was.get(id) && was.holders.get(id) !== is.holders.get(id) && !moved.some(({ to }) => to === id);
    if (untold) moved.push({ from: id, to: id, cause: UNTOLD });
  }
  const from = spots(root);
  const ghosts = new Map(moved.map(({ from: id }) => [id, isPiece(was.get(id)) ? copy(from.get(id)) : undefined]));

  apply();
  await tick();

  const to = spots(root);
  const flights: Flight[] = [];
  for (const { from: gone, to: here, cause, stop } of moved) {
    const [start, end] = [from.get(gone), to.get(here)];
    const [old, now, ghost] = [was.get(gone), is.get(here), ghosts.get(gone)];
    if (!start || !end) continue;
    const leg = { cause, holder: was.holders.get(gone) ?? "", isTurned: false, turn: 0, start: 0 };
    const flight = { name: `${gone} ${here}`, from: start.box, to: end.box, legs: [leg] };
    if (isPiece(now)) {
      const flip = (isPiece(old) ? old.face : null) !== now.face;
      const back = flip && gone !== here ? ghost : undefined;
      const between = back && stop ? beside(stop.place, was, from) : undefined;
      leg.isTurned = back !== undefined && !between;
      const legs = between && stop ? [leg, { ...leg, cause: stop.cause, holder: stop.place, isTurned: true }] : [leg];
      flights.push({ ...flight, legs, stop: between, node: end.node, flip, ghost: false, back });
    } else if (ghost) flights.push({ ...flight, node: ghost, flip: false, ghost: true });
  }
  flights.push(...gains(was, is, from, to));
  const marked = (id: string): HTMLElement | undefined => to.get(is.chain(id).find((one) => one.type === "area" && one.role === "site")?.id ?? id)?.node;
  await run(layer, flights, settled(from, to, is, moved), skip, tell, marked, rate);
}

const SIGN = 30;

/** Lets the signs of what players gain while a page lies open fly from the page to their counters. */
function gains(was: Index, is: Index, from: Map<string, Spot>, to: Map<string, Spot>): Flight[] {
  const page = was.scene?.children.find((child) => child.type === "page");
  const leaf = page && (from.get(page.id) ?? to.get(page.id))?.box;
  if (!leaf) return [];
  const start = new DOMRect(leaf.x + (leaf.width - SIGN) / 2, leaf.y + leaf.height * 0.6, SIGN, SIGN);
  const found: Flight[] = [];
  for (const now of is.elements.values()) {
    const old = was.get(now.id);
    if (now.type !== "counter" || old?.type !== "counter" || !is.panel(now.id)) continue;
    if (now.value === null || old.value === null || now.value <= old.value) continue;
    const sign = to.get(now.id)?.node.querySelector<HTMLElement>(":scope > .sign");
    if (!sign) continue;
    const node = sign.cloneNode(true) as HTMLElement;
    const leg = { cause: UNTOLD, holder: page.id, isTurned: false, turn: 0, start: 0 };
    found.push({ name: `${page.id} ${now.id}`, from: start, to: sign.getBoundingClientRect(), legs: [leg], node, flip: false, ghost: true });
  }
  return found;
}

/** Finds where one more piece would lie in a place: beside the last one there, or in its middle. */
function beside(place: string, was: Index, spots: Map<string, Spot>): DOMRect | undefined {
  const lying = [...spots].filter(([id]) => isPiece(was.get(id)) && was.holds(place, id)).map(([, { box }]) => box);
  const last = lying.at(-1);
  if (last) return new DOMRect(last.x + last.width, last.y, last.width, last.height);
  const room = spots.get(place)?.box;
  const side = room && Math.min(room.width, room.height) * 0.6;
  return room && side ? new DOMRect(room.x + (room.width - side) / 2, room.y + (room.height - side) / 2, side, side) : undefined;
}

interface Told {
  upTo: number;
  at: number;
}

interface Mark {
  id: string;
  at: number;
  until: number;
}

/** Lays down when each leg of a flight sets out, in the order of the events, when each event is told, and where. */
function schedule(flights: readonly Flight[]): { told: Told[]; marks: Mark[] } {
  const legs = flights.flatMap((flight) => flight.legs);
  if (legs.every(({ cause }) => cause !== UNTOLD)) legs.sort((one, other) => one.cause - other.cause);
  const told: Told[] = [];
  const marks: Mark[] = [];
  const gap = Math.min(STAGGER, (LONGEST - FLIGHT) / Math.max(1, legs.length));
  let clock = 0;
  /** Those that lie open and wait. */
  let open: Leg[] = [];

  const leave = (): void => {
    for (const leg of open) leg.start = clock;
    open = [];
  };

  for (let first = 0; first < legs.length; ) {
    const holder = legs[first]?.holder;
    let after = first + 1;
    while (after < legs.length && legs[after]?.holder === holder) after += 1;
    const group = legs.slice(first, after);
    if (holder !== undefined && group.some(({ isTurned }) => isTurned)) {
      if (clock) clock += FLIGHT;
      if (open.length) leave();
      for (const leg of group) leg.turn = leg.start = clock;
      told.push({ upTo: group.at(-1)?.cause ?? UNTOLD, at: clock });
      marks.push({ id: holder, at: clock, until: clock + FLIP * 2 + HOLD + READ });
      open = group;
      clock += FLIP * 2 + HOLD;
    } else {
      for (const leg of group) {
        told.push({ upTo: leg.cause, at: clock });
        if (open.length) {
          clock += READ;
          leave();
        }
        leg.turn = leg.start = clock;
        clock += gap;
      }
    }
    first = after;
  }
  leave();
  return { told, marks };
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

/** Lets a piece fly to where it is turned over later, face down. */
function firstLeg(layer: HTMLElement, back: HTMLElement, from: DOMRect, stop: DOMRect, start: number, turn: number): Animation[] {
  const there = `translate(${stop.x - from.x + (stop.width - from.width) / 2}px, ${stop.y - from.y + (stop.height - from.height) / 2}px)`;
  lay(back, from, from);
  layer.append(back);
  return [
    back.animate([{ transform: "none" }, { transform: there }], { duration: FLIGHT, delay: start, easing: "ease-in-out", fill: "both" }),
    back.animate([{ transform: `${there} rotateY(0deg)` }, { transform: `${there} rotateY(90deg)` }], { duration: FLIP, delay: turn, fill: "forwards" }),
  ];
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
  tell: Tell,
  marked: (id: string) => HTMLElement | undefined,
  rate: number,
): Promise<void> {
  const { told, marks } = schedule(flights);
  const timers: ReturnType<typeof setTimeout>[] = [];
  const resolving: HTMLElement[] = [];
  for (const { upTo, at } of told) timers.push(setTimeout(() => tell(upTo), at / rate));
  for (const { id, at, until } of marks) {
    const node = marked(id);
    if (!node) continue;
    resolving.push(node);
    timers.push(setTimeout(() => node.setAttribute("data-resolving", ""), at / rate), setTimeout(() => node.removeAttribute("data-resolving"), until / rate));
  }
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
  for (const flight of flights) {
    const traveller = flight.ghost ? flight.node : copy({ box: flight.to, node: flight.node });
    const leg = flight.legs.at(-1);
    if (!traveller || !leg) continue;
    const { turn, start: delay } = leg;
    const begun = flight.stop ?? flight.from;
    const size = flight.ghost ? flight.from : flight.to;
    lay(traveller, flight.to, size);
    traveller.dataset["flight"] = flight.name;
    layer.append(traveller);
    ghosts.push(traveller);
    const dx = begun.x - flight.to.x + (begun.width - size.width) / 2;
    const dy = begun.y - flight.to.y + (begun.height - size.height) / 2;
    const grow = Math.max(0.4, Math.min(2.5, begun.width / size.width));
    const arc = Math.min(60, Math.hypot(dx, dy) / 6);
    const shrink = flight.ghost ? Math.max(0.25, Math.min(1, flight.to.width / size.width)) : 1;
    const endX = flight.ghost ? (flight.to.width - size.width) / 2 : 0;
    const endY = flight.ghost ? (flight.to.height - size.height) / 2 : 0;
    const origin = `translate(${dx}px, ${dy}px) scale(${grow})`;
    const middle = `translate(${(dx + endX) / 2}px, ${(dy + endY) / 2 - arc}px) scale(${(grow + shrink) / 2 + 0.08})`;
    const end = `translate(${endX}px, ${endY}px) scale(${shrink})`;
    const easing = "cubic-bezier(0.45, 0.05, 0.25, 1)";
    if (flight.back) {
      if (flight.stop) running.push(...firstLeg(layer, flight.back, flight.from, flight.stop, flight.legs[0]?.start ?? 0, turn));
      else running.push(turnOver(layer, flight.back, flight.from, turn));
      ghosts.push(flight.back);
      const whole = Math.max(FLIP, delay - turn - FLIP) + FLIGHT;
      running.push(
        traveller.animate(
          [
            { transform: `${origin} rotateY(-90deg)`, offset: 0 },
            { transform: origin, offset: FLIP / whole },
            { transform: origin, offset: (whole - FLIGHT) / whole, easing },
            { transform: end, offset: 1 },
          ],
          { duration: whole, delay: turn + FLIP, fill: "both" },
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
  }
  for (const animation of running) animation.playbackRate = rate;
  const finish = (): void => {
    for (const animation of running) animation.finish();
  };
  if (skip.aborted) finish();
  skip.addEventListener("abort", finish);
  await Promise.all(running.map((animation) => animation.finished.catch(() => undefined)));
  skip.removeEventListener("abort", finish);
  for (const timer of timers) clearTimeout(timer);
  for (const node of resolving) node.removeAttribute("data-resolving");
  for (const ghost of ghosts) ghost.remove();
}
