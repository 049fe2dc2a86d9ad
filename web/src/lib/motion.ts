// Flights: what moved between two scenes is seen to move, with no knowledge of the game.
//
// An element that keeps its id flies from where it was to where it is. Among pieces that are all alike the id tells the
// place, so a piece that left one place is taken for the like piece that came to another. What came from nowhere comes
// from a pile that shrank; what went nowhere goes to a counter that holds such pieces and grew, or to a pile that grew.
import { tick } from "svelte";
import type { AnyElement, Scene } from "../scene";
import { Index } from "./tree";

const FLIGHT = 420;
const FLIP = 160;
const SHOW = 240;
const SETTLE = 220;
const STAGGER = 70;
const LONGEST = 1600;

export interface Piece {
  id: string;
  type: string;
  face: string | null;
  owner: number | null;
  holder: string;
  seat: number | null;
}

interface Spot {
  box: DOMRect;
  node: HTMLElement;
}

export function pieces(index: Index): Map<string, Piece> {
  const found = new Map<string, Piece>();
  for (const element of index.elements.values()) {
    if (element.type !== "card" && element.type !== "token") continue;
    found.set(element.id, {
      id: element.id,
      type: element.type,
      face: element.face,
      owner: element.type === "token" ? element.owner : null,
      holder: index.holders.get(element.id) ?? "",
      seat: index.panel(element.id)?.seat ?? null,
    });
  }
  return found;
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

const alike = (one: Piece, other: Piece): boolean =>
  one.type === other.type &&
  one.owner === other.owner &&
  (one.face === other.face || one.face === null || other.face === null);

/** Pairs pieces that left with like pieces that came, the surest pairs first. */
export function pair(left: Piece[], came: Piece[], by: number | null): [Piece, Piece][] {
  const pairs: { from: Piece; to: Piece; cost: number }[] = [];
  for (const from of left) {
    for (const to of came) {
      if (!alike(from, to)) continue;
      let cost = 0;
      if (from.face !== to.face) cost += 4;
      if (from.holder === to.holder) cost += 2;
      if (by !== null && to.seat !== by && from.seat !== by) cost += 1;
      pairs.push({ from, to, cost });
    }
  }
  pairs.sort((one, other) => one.cost - other.cost);
  const taken = new Set<Piece>();
  const chosen: [Piece, Piece][] = [];
  for (const { from, to } of pairs) {
    if (taken.has(from) || taken.has(to)) continue;
    taken.add(from).add(to);
    chosen.push([from, to]);
  }
  return chosen;
}

const amount = (element: AnyElement | undefined): number =>
  element?.type === "pile" ? element.count : element?.type === "counter" ? (element.value ?? 0) : 0;

interface Flight {
  node: HTMLElement;
  from: DOMRect;
  to: DOMRect;
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
  by: number | null,
  apply: () => void,
  skip: AbortSignal,
): Promise<void> {
  const [was, is] = [new Index(before), new Index(after)];
  const [old, now] = [pieces(was), pieces(is)];
  const from = spots(root);
  const leaving = [...old.values()].filter((piece) => !now.has(piece.id));
  const coming = [...now.values()].filter((piece) => !old.has(piece.id));
  const ghosts = new Map(leaving.map((piece) => [piece.id, copy(from.get(piece.id))]));

  apply();
  await tick();

  const to = spots(root);
  const flights: Flight[] = [];
  const settling: { node: HTMLElement; from: DOMRect; to: DOMRect }[] = [];
  for (const [id, piece] of now) {
    const [start, end] = [from.get(id), to.get(id)];
    if (!start || !end) continue;
    const twin = old.get(id);
    if (!twin || distance(start.box, end.box) < 2) continue;
    if (twin.holder !== piece.holder) {
      flights.push({ node: end.node, from: start.box, to: end.box, flip: twin.face !== piece.face, ghost: false });
    } else if (distance(start.box, end.box) < 160) settling.push({ node: end.node, from: start.box, to: end.box });
  }

  const pairs = pair(leaving, coming, by);
  for (const [gone, here] of pairs) {
    const [start, end] = [from.get(gone.id), to.get(here.id)];
    if (start && end) {
      const flip = gone.face !== here.face;
      const back = flip ? ghosts.get(gone.id) : undefined;
      flights.push({ node: end.node, from: start.box, to: end.box, flip, ghost: false, back });
    }
  }
  const paired = new Set(pairs.flat());

  const piles = [...is.elements.values()].filter((element) => element.type === "pile");
  const shrunk = piles.filter((pile) => amount(pile) < amount(was.get(pile.id)));
  const grown = piles.filter((pile) => amount(pile) > amount(was.get(pile.id)));
  const source = shrunk[0] && to.get(shrunk[0].id);
  for (const piece of coming) {
    if (paired.has(piece) || piece.type !== "card") continue;
    const end = to.get(piece.id);
    if (source && end) {
      flights.push({ node: end.node, from: source.box, to: end.box, flip: piece.face !== null, ghost: false });
    }
  }

  const room = new Map<string, number>();
  for (const element of is.elements.values()) {
    const more = amount(element) - amount(was.get(element.id));
    if (element.type === "counter" && element.holds && more > 0) room.set(element.id, more);
  }
  for (const piece of leaving) {
    if (paired.has(piece)) continue;
    const [start, ghost] = [from.get(piece.id), ghosts.get(piece.id)];
    if (!start || !ghost) continue;
    const counter = [...room].find(([id, left]) => {
      const element = is.get(id);
      return left > 0 && element?.type === "counter" && element.holds === piece.face && is.panel(id)?.seat === piece.seat;
    });
    if (counter) room.set(counter[0], counter[1] - 1);
    const end = counter ? to.get(counter[0]) : grown[0] && piece.type === "card" ? to.get(grown[0].id) : undefined;
    if (end) flights.push({ node: ghost, from: start.box, to: end.box, flip: false, ghost: true });
  }

  await run(layer, flights, settling, skip);
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
  settling: { node: HTMLElement; from: DOMRect; to: DOMRect }[],
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
