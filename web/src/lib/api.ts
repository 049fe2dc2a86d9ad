// Calls of the server's HTTP side.
import { GAMES, fetched } from "./early";
import type { GameInfo, Keys, Passage, Replay, SeatKind, Table, TableWish, You } from "./wire";

/** An answer that is not the one hoped for: `offline` if there was none. */
export class Failure extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

async function call<T>(path: string, secret: string | null = null, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  if (secret) headers["Authorization"] = `Bearer ${secret}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    if (body !== undefined) answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
    else answer = await (secret ? fetch(path, { headers }) : fetched(path));
  } catch {
    throw new Failure("offline", "", 0);
  }
  const data = (await answer.json().catch(() => null)) as unknown;
  if (answer.ok) return data as T;
  const error = (data as { error?: { code?: string; message?: string } } | null)?.error;
  throw new Failure(error?.code ?? "failed", error?.message ?? answer.statusText, answer.status);
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

interface Answer {
  table: Table;
  you: You;
}

/** Reads passages of the book that were opened at a table. */
export const passages = async (table: string, secret: string, lang: string, uids: string[]): Promise<Passage[]> =>
  (await call<{ passages: Passage[] }>(`${at(table)}/passages?lang=${lang}&uids=${uids.map(encodeURIComponent).join(",")}`, secret)).passages;

export const games = async (): Promise<GameInfo[]> => (await call<{ games: GameInfo[] }>(GAMES)).games;
export const create = (wish: TableWish): Promise<Keys> => call("/api/tables", null, wish);
export const look = (table: string, secret: string): Promise<Answer> => call(at(table), secret);
export const claim = (table: string, secret: string, name: string): Promise<Answer> =>
  call(`${at(table)}/claim`, secret, { name });
export const start = (table: string, secret: string): Promise<unknown> => call(`${at(table)}/start`, secret, {});
export const seat = (
  table: string,
  secret: string,
  index: number,
  wish: { kind: SeatKind; level?: string; name?: string },
): Promise<Answer & { secret: string | null }> => call(`${at(table)}/seats/${index}`, secret, wish);
export const again = (table: string, secret: string): Promise<{ table: string }> => call(`${at(table)}/again`, secret, {});
export const comeBack = (table: string, secret: string, index: number): Promise<unknown> =>
  call(`${at(table)}/seats/${index}/return`, secret, {});
export const record = (table: string, secret: string): Promise<unknown> => call(`${at(table)}/record`, secret);
export const replay = (
  table: string,
  secret: string,
  viewer: string,
  from: number,
  count: number,
): Promise<Replay> =>
  call(`${at(table)}/replay?viewer=${viewer}&from=${from}&count=${count}`, secret);
