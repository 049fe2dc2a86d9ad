// Walking over maps and boards by compass: which place lies where, and how that is told.
import { nameOf, type Stage } from "../../lib/stage";
import { t } from "../../lib/text.svelte";
import type { AnyElement } from "../../scene";

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

export interface Walkable {
  id: string;
  x: number;
  y: number;
}

/** Finds where an arrow key leads: to what is joined if something lies that way, else to the nearest that does. */
export function step<T extends Walkable>(key: string, from: Walkable, joined: readonly T[], all: readonly T[]): T | undefined {
  const [dx, dy] = ARROWS[key] ?? [0, 0];
  if (!dx && !dy) return undefined;
  const nearest = (places: readonly T[], widest: number): T | undefined => {
    let best: { place: T; cost: number } | undefined;
    for (const place of places) {
      const [x, y] = [place.x - from.x, place.y - from.y];
      const [ahead, aside] = [x * dx + y * dy, Math.abs(x * dy) + Math.abs(y * dx)];
      if (ahead <= 0 || aside > ahead * widest) continue;
      const cost = ahead + 2 * aside;
      if (!best || cost < best.cost) best = { place, cost };
    }
    return best?.place;
  };
  return nearest(joined, 1) ?? nearest(joined, 2.5) ?? nearest(all, 1) ?? nearest(all, 2.5);
}

const COMPASS = ["east", "south-east", "south", "south-west", "west", "north-west", "north", "north-east"];

/** Names the direction from one place to another. */
export function direction(from: Walkable, to: Walkable): string {
  const eighth = Math.round((Math.atan2(to.y - from.y, to.x - from.x) / Math.PI) * 4);
  return t(`side-${COMPASS[(eighth + 8) % 8]}`);
}

/** Names what lies in a place. */
export function lying(stage: Stage, pieces: readonly AnyElement[]): string {
  return pieces
    .map((piece) => nameOf(stage, piece))
    .filter(Boolean)
    .join(", ");
}
