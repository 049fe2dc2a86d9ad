// Pieces that are all alike may still be drawn differently; a piece keeps its looks wherever it goes.
import type { Scene } from "../scene";
import { pair, pieces } from "./motion";
import { Index } from "./tree";

export class Looks {
  #looks = new Map<string, number>();
  #next = 0;

  of(id: string): number {
    let look = this.#looks.get(id);
    if (look === undefined) {
      look = this.#next++;
      this.#looks.set(id, look);
    }
    return look;
  }

  /** Lets pieces that moved take their looks along. */
  carry(before: Scene | null, after: Scene, by: number | null): void {
    if (!before) return;
    const [old, now] = [pieces(new Index(before)), pieces(new Index(after))];
    const left = [...old.values()].filter((piece) => !now.has(piece.id));
    const came = [...now.values()].filter((piece) => !old.has(piece.id));
    const moved = pair(left, came, by).map(([from, to]): [string, number] => [to.id, this.of(from.id)]);
    for (const piece of left) this.#looks.delete(piece.id);
    for (const [id, look] of moved) this.#looks.set(id, look);
  }
}
