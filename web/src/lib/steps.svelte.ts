// The steps of a replay, read page by page as they are needed: a match may have thousands.
import type { Scene } from "../scene";
import { patched } from "./patch";
import { wholeUpdate, type Update } from "./lean";
import type { Replay } from "./wire";

export interface Frame {
  update: Update;
  scene: Scene;
}

export type Start = { from: number } | { at: number };

const PAGE = 100;

export class Steps {
  total = $state(0);
  /** What was read so far, each step at its number. */
  frames = $state.raw<(Frame | undefined)[]>([]);
  #pages = new Map<number, Promise<void>>();

  constructor(readonly read: (start: Start, count: number) => Promise<Replay>) {}

  /** Reads the page that a step is on, once; a page that failed is asked for again. */
  need(number: number): Promise<void> {
    const page = Math.floor(number / PAGE);
    let reading = this.#pages.get(page);
    if (!reading) {
      reading = this.#take(page * PAGE);
      this.#pages.set(page, reading);
      reading.catch(() => this.#pages.delete(page));
    }
    return reading;
  }

  /** Finds the first step at a time or later, or the last one. */
  async find(at: number): Promise<number> {
    return (await this.read({ at }, 1)).from;
  }

  /** The steps around one that were read without a gap: the first of them, and the one after the last. */
  around(number: number): [number, number] {
    let [first, last] = [number, number];
    while (first > 0 && this.frames[first - 1]) first -= 1;
    while (this.frames[last]) last += 1;
    return [first, last];
  }

  async #take(from: number): Promise<void> {
    const { total, steps } = await this.read({ from }, PAGE);
    const frames = this.frames.slice();
    let scene: Scene | null = null;
    steps.map(wholeUpdate).forEach((update, place) => {
      if (update.scene) scene = update.scene;
      else if (update.patch && scene) scene = patched(scene, update.patch);
      if (scene) frames[from + place] = { update, scene };
    });
    this.total = total;
    this.frames = frames;
  }
}
