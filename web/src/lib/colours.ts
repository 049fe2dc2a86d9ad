// The colours of the seats of one table, which their people may have chosen.
import type { SeatInfo } from "./wire";

/** How many colours every theme has for seats. */
export const COLOURS = [0, 1, 2, 3];

/** Lets the page show every seat in its colour, until the function that this gives is called. */
export function paint(seats: readonly SeatInfo[]): () => void {
  const { style } = document.documentElement;
  for (const { index, colour } of seats) {
    style.setProperty(`--colour-${index}`, `var(--seat-${colour + 1})`);
    style.setProperty(`--colour-${index}-ink`, `var(--seat-${colour + 1}-ink)`);
  }
  return () => {
    for (const { index } of seats) {
      style.removeProperty(`--colour-${index}`);
      style.removeProperty(`--colour-${index}-ink`);
    }
  };
}
