// What stands on the rim of a map: the names that the squares of a column share, and those of a row.
import type { AnyElement } from "../scene";
import { turned } from "./grid";

/** A name on the rim; those of a plate that is two squares long stand at its ends, since its card lies in the middle. */
export interface Mark {
  name: string;
  side: "" | "start" | "end";
}

export interface Rim {
  columns: Mark[];
  rows: Mark[];
}

const NAME = /^([a-z]+)(\d+)$/;

/** Finds the part of their names that squares in a line share; they may be named by a letter and a number. */
function shared(names: string[]): string {
  const parts = names.map((name) => NAME.exec(name));
  for (const place of [1, 2]) {
    const first = parts[0]?.[place];
    if (first && parts.every((part) => part?.[place] === first)) return first;
  }
  return "";
}

/** Names the rim of a map of plates as it lies when it is turned; nothing if its squares have no such names. */
export function rimOf(plates: readonly AnyElement[], across: number, quarters: number): Rim | null {
  const names: string[][] = [];
  let size: [number, number] = [0, 0];
  const whole = turned(plates, across, quarters);
  for (const [number, plate] of whole.cells.entries()) {
    if (plate.type !== "area") return null;
    const squares = plate.children.filter((child) => child.type === "area");
    const { cells, columns } = turned(squares, plate.columns || 1, quarters);
    size = [columns, cells.length / columns];
    for (const [place, square] of cells.entries()) {
      const row = Math.floor(number / whole.columns) * size[1] + Math.floor(place / columns);
      (names[row] ??= [])[(number % whole.columns) * columns + (place % columns)] = square.code;
    }
  }
  const mark = (line: string[], place: number, span: number): Mark => ({
    name: shared(line),
    side: span === 2 ? (place % 2 ? "end" : "start") : "",
  });
  const rows = names.map((line, place) => mark(line, place, size[1]));
  const columns = (names[0] ?? []).map((_, place) => mark(names.map((line) => line[place] ?? ""), place, size[0]));
  return [...rows, ...columns].every(({ name }) => name) ? { columns, rows } : null;
}
