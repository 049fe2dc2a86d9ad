// Pieces that are all alike may still be drawn differently; a piece keeps its looks wherever it goes.
import type { Motion, Scene } from "../scene";
import { isPiece, resolve } from "./moved";
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
  carry(before: Scene | null, after: Scene, motions: readonly Motion[]): void {
    if (!before) return;
    const [was, is] = [new Index(before), new Index(after)];
    const moved = resolve(motions, was, is).filter(({ from, to }) => isPiece(was.get(from)) && isPiece(is.get(to)));
    const carried = moved.map(({ from, to }): [string, number] => [to, this.of(from)]);
    for (const id of this.#looks.keys()) if (!is.get(id)) this.#looks.delete(id);
    for (const [id, look] of carried) this.#looks.set(id, look);
  }
}
