// Light or dark, known before anything is drawn: nobody who sits in the dark is dazzled by a page that is still empty.
import { SETTINGS, read } from "./storage";

export type Mode = "auto" | "light" | "dark";
export type Shade = "light" | "dark";

export const dark = matchMedia("(prefers-color-scheme: dark)");

/** Gives the shade of a mode, on a device that is dark or not. */
export const shadeOf = (mode: Mode, isDark: boolean): Shade => (mode === "auto" ? (isDark ? "dark" : "light") : mode);

/** Puts the page into a shade. */
export function applyShade(shade: Shade): void {
  document.documentElement.dataset["mode"] = shade;
}

/** Puts the page into the shade that was set on this device. */
export const applyFirstShade = (): void => applyShade(shadeOf(read<{ mode?: Mode }>(SETTINGS)?.mode ?? "auto", dark.matches));
