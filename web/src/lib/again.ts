// Playing again: the host lays another table, and whoever sat here opens it with the secret that they have.
import * as api from "./api";
import { keepKeys, keysOf } from "./keys";
import { go } from "./route.svelte";
import type { Session } from "./session.svelte";

/** Lays another table, or finds the one that was laid before, and goes there. */
export async function propose(session: Session): Promise<void> {
  const { table, seats } = await api.again(session.id, session.secret);
  const keys = keysOf(session.id);
  if (keys && seats.length) keepKeys({ ...keys, table, seats });
  go(`/t/${table}`, session.secret);
}

/** Goes to another table and sits down there, under the name that one has here, whichever seat that is. */
export async function join(session: Session, table: string): Promise<void> {
  const { table: there, you } = await api.look(table, session.secret);
  const seat = you.host ? undefined : you.seats[0];
  const sits = seat === undefined || there.seats[seat]?.claimed;
  const name = sits ? "" : (there.seats[seat]?.name ?? session.name(session.you.seats[0] ?? seat));
  const fresh = sits ? null : (await api.claim(table, session.secret, { name })).secret;
  go(`/t/${table}`, fresh ?? session.secret);
}
