// The tables that this browser sat at: there are no accounts, a link is all there is.
import { TABLES, keep, read } from "./storage";
import type { TableInfo, You } from "./wire";

export interface Remembered {
  table: string;
  secret: string;
  game: string;
  names: string[];
  role: "host" | "seat" | "spectator";
  revision: number;
  over: boolean;
  /** How it ended, once that is known here. */
  result?: { winners: number[]; own: number[]; team: boolean } | undefined;
  seen: number;
}

const MOST = 60;

/** Tells how a table ended, for whoever sat there; nothing while it is played. */
export const resultOf = ({ winners, team }: TableInfo, you: You): Remembered["result"] =>
  winners ? { winners, own: you.seats, team } : undefined;

let tables = $state.raw<Remembered[]>(read<Remembered[]>(TABLES) ?? []);

export const remembered = (): Remembered[] => tables;
export const recall = (table: string): Remembered | undefined => tables.find((one) => one.table === table);

export function remember(one: Remembered): void {
  const others = tables.filter((other) => other.table !== one.table || other.secret !== one.secret);
  tables = [one, ...others].slice(0, MOST);
  keep(TABLES, tables);
}

/** Keeps in mind how a table stands, without having been there. */
export function amend(one: Remembered, change: Partial<Remembered>): void {
  tables = tables.map((other) => (other === one ? { ...one, ...change } : other));
  keep(TABLES, tables);
}

/** Keeps a table under the link that took the place of another. */
export function renewed(table: string, old: string, secret: string): void {
  tables = tables.map((one) => (one.table === table && one.secret === old ? { ...one, secret } : one));
  keep(TABLES, tables);
}

export function forget(one: Remembered): void {
  tables = tables.filter((other) => other !== one);
  keep(TABLES, tables);
}

addEventListener("storage", (event) => {
  if (event.key === TABLES) tables = read<Remembered[]>(TABLES) ?? [];
});
