// Dates and times as the reader writes them: in the language that is set, by the habits of the reader's country.
import { settings } from "./settings.svelte";

export const locale = (): string =>
  navigator.languages.find((one) => one.toLowerCase().split("-")[0] === settings.lang) ?? settings.lang;

/** Writes a day and a time, in milliseconds. */
export const whenText = (at: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(at);

/** Writes a day, in milliseconds. */
export const dayText = (at: number): string => new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(at);

/** Writes a time of day, in seconds. */
export const clockText = (at: number): string =>
  new Intl.DateTimeFormat(locale(), { timeStyle: "short" }).format(at * 1000);
