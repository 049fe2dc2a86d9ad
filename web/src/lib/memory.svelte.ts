// The tables that this browser sat at: there are no accounts, a link is all there is.
import { TABLES, keep, read } from "./storage";

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

const MOST = 60;

let tables = $state.raw<Remembered[]>(read<Remembered[]>(TABLES) ?? []);

export const remembered = (): Remembered[] => tables;
export const recall = (table: string): Remembered | undefined => tables.find((one) => one.table === table);

export function remember(one: Remembered): void {
  const others = tables.filter((other) => other.table !== one.table || other.secret !== one.secret);
  tables = [one, ...others].slice(0, MOST);
  keep(TABLES, tables);
}

export function forget(one: Remembered): void {
  tables = tables.filter((other) => other !== one);
  keep(TABLES, tables);
}

addEventListener("storage", (event) => {
  if (event.key === TABLES) tables = read<Remembered[]>(TABLES) ?? [];
});
