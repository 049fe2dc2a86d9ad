// Where the names of places stand on a map: beside their place, on the side where they cover the least.

import { type Box, type Size, overlap } from "../../lib/boxes";

/** A place: its middle, how large its sign is, and how large its name. */
export interface Named {
  readonly x: number;
  readonly y: number;
  readonly sign: Size;
  readonly name: Size;
}

/** Above or below a place, more or less to its left or right, or beside it, more or less high; what is liked best comes first. */
const SIDES: readonly (readonly [across: number, down: number])[] = [
  [0, 1],
  [0.5, 1],
  [-0.5, 1],
  [1, 1],
  [-1, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [-0.5, -1],
  [-1, -1],
  [-1.5, -1],
  [0.5, -1],
  [1, -1],
  [1, 0.5],
  [-1, 0.5],
  [-1, -0.5],
  [1, -0.5],
];
const GAP = 2;
/** How bad it is to lie over a name, over the sign of a place, beyond the edge of the map, over what else lies there; and to be less liked. */
const OVER_NAME = 40;
const OVER_SIGN = 20;
const OUTSIDE = 10;
const OVER_THING = 6;
const LESS_LIKED = 0.02;
/** Names that make room for each other settle in a few rounds. */
const ROUNDS = 4;

const covered = (box: Box, others: readonly Box[]): number => others.reduce((sum, other) => sum + overlap(box, other), 0);

/** The box of a name on one side of its place. */
function boxOf({ x, y, sign, name }: Named, [across, down]: readonly [number, number]): Box {
  const isLevel = Math.abs(down) < 1;
  const right = across * (isLevel ? (sign.width + name.width) / 2 + GAP : (name.width - sign.width) / 2);
  const below = down * (isLevel ? name.height / 2 : (sign.height + name.height) / 2 + GAP);
  return { x: x + right - name.width / 2, y: y + below - name.height / 2, ...name };
}

/** Finds a box for the name of each place, within a map of some size, clear of what stands there and of other things. */
export function arranged(places: readonly Named[], map: Size, standing: readonly Box[], things: readonly Box[]): Box[] {
  const whole = { x: 0, y: 0, ...map };
  const signs = places.map(({ x, y, sign }) => ({ x: x - sign.width / 2, y: y - sign.height / 2, ...sign }));
  const known = places.map((place, number) => {
    const others = [...signs.filter((_, other) => other !== number), ...standing];
    return SIDES.map((side, rank) => {
      const box = boxOf(place, side);
      const area = Math.max(1, box.width * box.height);
      const outside = area - overlap(box, whole);
      const bad = (OVER_SIGN * covered(box, others) + OUTSIDE * outside + OVER_THING * covered(box, things)) / area + LESS_LIKED * rank;
      return { box, area, bad };
    });
  });
  let chosen = known.map((sides) => sides.reduce((best, one) => (one.bad < best.bad ? one : best)));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [number, sides] of known.entries()) {
      const others = chosen.filter((_, other) => other !== number).map(({ box }) => box);
      const cost = ({ box, area, bad }: (typeof sides)[number]): number => bad + (OVER_NAME * covered(box, others)) / area;
      const best = sides.reduce((found, one) => (cost(one) < cost(found) ? one : found));
      chosen = chosen.with(number, best);
    }
  }
  return chosen.map(({ box }) => box);
}
