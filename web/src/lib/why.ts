// Writes the move that touching a resting element would mean, so that the server can say what forbids it.
import type { Choice } from "./choice.svelte";
import type { Index } from "./tree";

/** Puts the codes of one element into a move where those of another stand; null if they are not written there. */
export function rewritten(notation: string, from: string[], to: string[]): string | null {
  if (from.length !== to.length) return null;
  const words = notation.split(" ");
  for (let place = from.length - 1; place >= 0; place--) {
    const at = words.lastIndexOf(from[place] ?? "");
    if (at < 0) return null;
    words[at] = to[place] ?? "";
  }
  return words.join(" ");
}

/** Finds the notation of the move that would need this element; null if no such move can be written. */
export function meant(choice: Choice, index: Index, id: string): string | null {
  const codes = index.codes(id);
  const element = index.get(id);
  if (!element || !codes.length) return null;
  const legal = new Set(choice.moves.map((move) => move.notation));
  for (const moves of [choice.fitting, choice.moves]) {
    for (const move of moves) {
      for (const target of move.targets) {
        if (choice.picked.includes(target) || index.get(target)?.type !== element.type) continue;
        const written = rewritten(move.notation, index.codes(target), codes);
        if (written && !legal.has(written)) return written;
      }
    }
  }
  return null;
}
