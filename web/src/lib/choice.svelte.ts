// Choosing a move by its targets: the first, then those that fit, until one move is left.
import type { LegalMove } from "./wire";

export class Choice {
  /** Whether touching a second target alone says plainly enough that the first one is meant. */
  readonly #isPlain: (first: string, second: string) => boolean;
  moves = $state.raw<LegalMove[]>([]);
  picked = $state.raw<string[]>([]);
  /** A move that is only looked at: its targets are shown as if they were chosen. */
  shown = $state.raw<LegalMove | null>(null);
  /** A move that a finger has chosen and not confirmed yet. */
  considered = $state.raw<LegalMove | null>(null);

  /** The moves that begin with what was picked. */
  fitting = $derived(this.moves.filter((move) => this.picked.every((id, place) => move.targets[place] === id)));
  /**
   * The moves that go on from the one thing to begin with, where there is one only: it need not be touched. Where
   * something else may be answered, that thing is not given up by touching what it would be used on.
   */
  #onward = $derived.by(() => {
    const longer = this.picked.length ? [] : this.moves.filter((move) => move.targets.length > 1);
    if (new Set(longer.map((move) => move.targets[0])).size !== 1) return [];
    return longer.length === this.moves.length ? longer : longer.filter(({ targets: [first = "", second = ""] }) => this.#isPlain(first, second));
  });
  /** What may be touched next. */
  next = $derived(
    new Set([
      ...this.fitting.flatMap((move) => move.targets[this.picked.length] ?? []),
      ...this.#onward.flatMap((move) => move.targets[1] ?? []),
    ]),
  );
  /** What may be touched first: touching another one begins again. */
  first = $derived(new Set(this.moves.flatMap((move) => move.targets[0] ?? [])));
  /** What may be touched to decide something before what is asked, whose answers are listed first. */
  early = $derived.by(() => {
    const depth = this.moves[0]?.declined?.length ?? 0;
    return new Set(this.moves.flatMap(({ declined, targets }) => ((declined?.length ?? 0) < depth ? targets.slice(0, 1) : [])));
  });
  /** The move that is already complete where others go on. */
  complete = $derived(this.fitting.find((move) => move.targets.length === this.picked.length));

  constructor(isPlain: (first: string, second: string) => boolean) {
    this.#isPlain = isPlain;
  }

  offer(moves: LegalMove[]): void {
    this.moves = moves;
    this.picked = [];
    this.shown = null;
    this.considered = null;
  }

  /** Lists the moves that touching an element leaves, and how many of their targets are touched then. */
  #left(id: string): [LegalMove[], number] {
    const place = this.picked.length;
    const fitting = this.fitting.filter((move) => move.targets[place] === id);
    return fitting.length ? [fitting, place + 1] : [this.#onward.filter((move) => move.targets[1] === id), 2];
  }

  /** Finds the move that touching an element would make: the only one that is left then, whatever else it names. */
  made(id: string): LegalMove | undefined {
    const [left] = this.#left(id);
    return left.length === 1 ? left[0] : undefined;
  }

  /** Whether an element is the last target of the move that touching it makes. */
  ends(id: string): boolean {
    const [left, touched] = this.#left(id);
    return left.length === 1 && left[0]?.targets.length === touched;
  }

  /** Touches an element; gives the move if that makes one. */
  touch(id: string): LegalMove | undefined {
    if (this.picked.at(-1) === id) {
      this.considered = null;
      this.back();
      return undefined;
    }
    if (!this.next.has(id) && this.first.has(id)) this.picked = [];
    const made = this.made(id);
    this.considered = null;
    if (!made) this.pick(id);
    return made;
  }

  /** Touches an element and goes on from there, even where there is one way only. */
  pick(id: string): void {
    const [left, touched] = this.#left(id);
    if (left[0]) this.picked = left[0].targets.slice(0, touched);
  }

  /** Takes the last touch back; tells whether there was one. */
  back(): boolean {
    if (this.considered) {
      this.considered = null;
      return true;
    }
    if (!this.picked.length) return false;
    this.picked = this.picked.slice(0, -1);
    return true;
  }
}
