// Choosing a move by its targets: the first, then those that fit, until one move is left and complete.
import type { Move } from "./wire";

export class Choice {
  moves = $state.raw<Move[]>([]);
  picked = $state.raw<string[]>([]);
  /** Whether the first target was picked for the player, because there is no other. */
  given = $state(false);
  /** A move that is only looked at: its targets are shown as if they were chosen. */
  shown = $state.raw<Move | null>(null);

  /** The moves that begin with what was picked. */
  fitting = $derived(this.moves.filter((move) => this.picked.every((id, place) => move.targets[place] === id)));
  /** What may be touched next. */
  next = $derived(new Set(this.fitting.flatMap((move) => move.targets[this.picked.length] ?? [])));
  /** What may be touched first: touching another one begins again. */
  first = $derived(new Set(this.moves.flatMap((move) => move.targets[0] ?? [])));
  /** The move that is already complete where others go on. */
  complete = $derived(this.fitting.find((move) => move.targets.length === this.picked.length));

  offer(moves: Move[]): void {
    this.moves = moves;
    this.shown = null;
    const begun = new Set(moves.filter((move) => move.targets.length > 1).map((move) => move.targets[0] ?? ""));
    this.given = begun.size === 1;
    this.picked = this.given ? [...begun] : [];
  }

  /** Finds the move that touching an element would make, if it makes one. */
  made(id: string): Move | undefined {
    if (!this.next.has(id)) return undefined;
    const place = this.picked.length;
    const fitting = this.fitting.filter((move) => move.targets[place] === id);
    return fitting.length === 1 && fitting[0]?.targets.length === place + 1 ? fitting[0] : undefined;
  }

  /** Touches an element; gives the move if that makes one. */
  touch(id: string): Move | undefined {
    if (this.picked.at(-1) === id) {
      if (!this.given) this.back();
      return undefined;
    }
    if (!this.next.has(id) && this.first.has(id)) this.picked = [];
    const made = this.made(id);
    if (made) return made;
    if (this.next.has(id)) this.picked = [...this.picked, id];
    return undefined;
  }

  /** Takes the last touch back; tells whether there was one. */
  back(): boolean {
    if (!this.picked.length || (this.given && this.picked.length === 1)) return false;
    this.picked = this.picked.slice(0, -1);
    return true;
  }
}
