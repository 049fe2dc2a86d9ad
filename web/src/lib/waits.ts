// How long the others wait for somebody who does not decide.
import { t } from "./text.svelte";

/** The times that a host may choose from, in seconds. */
export const WAITS = [0, 120, 600, 3600, 86_400, 604_800];
export const USUAL_WAIT = 600;

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** Says a time that is waited. */
export function waitText(seconds: number): string {
  if (seconds === 0) return t("wait-none");
  if (seconds < HOUR) return t("wait-minutes", { count: Math.ceil(seconds / MINUTE) });
  if (seconds < DAY) return t("wait-hours", { count: Math.ceil(seconds / HOUR) });
  return t("wait-days", { count: Math.ceil(seconds / DAY) });
}
