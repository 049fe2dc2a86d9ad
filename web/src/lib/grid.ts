// Grids that can be looked at from another side.

export interface Grid<T> {
  cells: T[];
  columns: number;
}

/** Turns a grid clockwise by quarter turns; the cells of its last row may be missing. */
export function turned<T>(cells: readonly T[], columns: number, quarters: number): Grid<T> {
  let grid: Grid<T> = { cells: [...cells], columns: Math.max(1, columns) };
  for (let turn = ((quarters % 4) + 4) % 4; turn > 0; turn -= 1) grid = onceTurned(grid);
  return grid;
}

function onceTurned<T>({ cells, columns }: Grid<T>): Grid<T> {
  const rows = Math.ceil(cells.length / columns);
  const found: T[] = [];
  for (let column = 0; column < columns; column += 1)
    for (let row = rows - 1; row >= 0; row -= 1) {
      const cell = cells[row * columns + column];
      if (cell !== undefined) found.push(cell);
    }
  return { cells: found, columns: rows };
}
