// The tables that this browser sat at: there are no accounts, a link is all there is.
import { keep, read } from "./settings.svelte";

export interface Remembered {
  table: string;
  secret: string;
  game: string;
  names: string[];
  role: "host" | "seat" | "spectator";
  revision: number;
  over: boolean;
  seen: number;
}

const KEY = "portulan.tables";
const MOST = 60;

let tables = $state.raw<Remembered[]>(read<Remembered[]>(KEY) ?? []);

export const remembered = (): Remembered[] => tables;
export const recall = (table: string): Remembered | undefined => tables.find((one) => one.table === table);

export function remember(one: Remembered): void {
  const others = tables.filter((other) => other.table !== one.table || other.secret !== one.secret);
  tables = [one, ...others].slice(0, MOST);
  keep(KEY, tables);
}

export function forget(one: Remembered): void {
  tables = tables.filter((other) => other !== one);
  keep(KEY, tables);
}

addEventListener("storage", (event) => {
  if (event.key === KEY) tables = read<Remembered[]>(KEY) ?? [];
});
