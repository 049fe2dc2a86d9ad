// Counters wait for their event: while an act is shown, a number changes when it is told what changed it.
import type { Counter, Scene } from "../scene";
import { Index } from "./tree";
import type { Sentence } from "./wire";

export class Counting {
  /** The counters that still show what they showed before, by id. */
  waiting = $state.raw<ReadonlyMap<string, Counter>>(new Map());
  /** After which event each of them changes. */
  #due = new Map<string, number>();

  /** Holds the counters that an act changes: each until the last event that is about its player, or until the end. */
  hold(before: Scene, after: Scene, events: readonly Sentence[]): void {
    const [was, is] = [new Index(before), new Index(after)];
    const held = new Map<string, Counter>();
    this.#due.clear();
    for (const [id, element] of was.elements) {
      const now = is.get(id);
      if (element.type !== "counter" || now?.type !== "counter" || now.value === element.value) continue;
      const seat = is.panel(id)?.seat;
      const last = events.findLastIndex(({ args }) => args["seat"] === seat);
      held.set(id, element);
      this.#due.set(id, seat === undefined || last < 0 ? events.length - 1 : last);
    }
    this.waiting = held;
  }

  /** Lets the counters run whose event was told. */
  told(upTo: number): void {
    if (this.waiting.size) this.waiting = new Map([...this.waiting].filter(([id]) => (this.#due.get(id) ?? -1) > upTo));
  }
}
