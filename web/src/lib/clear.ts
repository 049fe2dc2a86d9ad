// Finds a place for a note that covers as little as possible of what it speaks of.

import { type Box, type Size, overlap } from "./boxes";

type Spot = Pick<Box, "x" | "y">;

const GAP = 14;
const EDGE = 8;

/** How much worse it is to cover what is spoken of than what is better seen too. */
const WORSE = 20;

const around = (boxes: Box[]): Box => {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return { x, y, width: Math.max(...boxes.map((box) => box.x + box.width)) - x, height: Math.max(...boxes.map((box) => box.y + box.height)) - y };
};

/** Lists the places beside some boxes, then those at the rim of the window. */
function candidates(note: Size, boxes: Box[], room: Size): Spot[] {
  const spots: Spot[] = [];
  for (const box of boxes.length > 1 ? [around(boxes), ...boxes] : boxes) {
    const [midX, midY] = [box.x + box.width / 2 - note.width / 2, box.y + box.height / 2 - note.height / 2];
    spots.push(
      { x: midX, y: box.y + box.height + GAP },
      { x: midX, y: box.y - note.height - GAP },
      { x: box.x + box.width + GAP, y: midY },
      { x: box.x - note.width - GAP, y: midY },
    );
  }
  const [right, low] = [room.width - note.width - EDGE, room.height - note.height - EDGE];
  for (const y of [EDGE, low / 2, low]) for (const x of [right / 2, right, EDGE]) spots.push({ x, y });
  return spots.map(({ x, y }) => ({ x: Math.round(Math.max(EDGE, Math.min(x, right))), y: Math.round(Math.max(EDGE, Math.min(y, low))) }));
}

/** Chooses where a note stands: off what it speaks of and what has to be pressed, then off what is better seen too, then as near as can be. */
export function clear(note: Size, spoken: Box[], pressed: Box[], seen: Box[], room: Size): Spot {
  const wide = [...spoken, ...pressed].map((box) => ({ x: box.x - GAP / 2, y: box.y - GAP / 2, width: box.width + GAP, height: box.height + GAP }));
  let best: { spot: Spot; cost: number } | null = null;
  for (const spot of candidates(note, spoken, room)) {
    const box = { ...spot, ...note };
    const cost = WORSE * wide.reduce((sum, one) => sum + overlap(box, one), 0) + seen.reduce((sum, one) => sum + overlap(box, one), 0);
    if (!best || cost < best.cost) best = { spot, cost };
  }
  return best?.spot ?? { x: EDGE, y: EDGE };
}
