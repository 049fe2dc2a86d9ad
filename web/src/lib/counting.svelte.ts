// What is counted waits for its event: while an act is shown, a number changes when it is told what changed it.
import type { AnyElement, Scene } from "../scene";
import { Index } from "./tree";
import type { Sentence } from "./wire";

/** What an element counts; nothing if it does not count. */
function counted(element: AnyElement): string | undefined {
  if (element.type === "counter") return `${element.value}`;
  if (element.type === "pile") return `${element.count}`;
  return element.type === "track" ? element.spaces.map((space) => space.filled).join() : undefined;
}

export class Counting {
  /** The elements that still show what they showed before, by id. */
  #waiting = $state.raw<ReadonlyMap<string, AnyElement>>(new Map());
  /** After which event each of them changes. */
  #due = new Map<string, number>();

  /** Holds what an act changes: each until the last event that is about its player, or what is common until the last. */
  hold(before: Scene, after: Scene, events: readonly Sentence[]): void {
    const [was, is] = [new Index(before), new Index(after)];
    const held = new Map<string, AnyElement>();
    this.#due.clear();
    for (const [id, element] of was.elements) {
      const now = is.get(id);
      if (!now || now.type !== element.type || counted(now) === counted(element)) continue;
      const seat = is.panel(id)?.seat;
      const last = events.findLastIndex(({ args }) => args["seat"] === seat);
      held.set(id, element);
      this.#due.set(id, seat === undefined || last < 0 ? events.length - 1 : last);
    }
    this.#waiting = held;
  }

  /** Lets everything change whose event was told. */
  told(upTo: number): void {
    if (this.#waiting.size) this.#waiting = new Map([...this.#waiting].filter(([id]) => (this.#due.get(id) ?? -1) > upTo));
  }

  /** Gives an element as it is shown now. */
  shown<Counted extends AnyElement>(element: Counted): Counted {
    const held = this.#waiting.get(element.id);
    return held?.type === element.type ? (held as Counted) : element;
  }
}
