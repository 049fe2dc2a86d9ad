// What this browser keeps between visits.

export function read<T>(key: string): T | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Keeps a value; a browser that keeps nothing plays all the same. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows and full disks: the value lasts as long as the page.
  }
}

/** What this device calls itself at a table, so that two of its windows count as one; it is told to the server alone. */
export function device(): string {
  const known = read<string>(DEVICE);
  if (typeof known === "string" && known) return known;
  const name = randomHex(16);
  keep(DEVICE, name);
  return read<string>(DEVICE) ?? once;
}

/** Where nothing is kept, a name lasts as long as the page. */
const once = randomHex(16);

/** Makes a link of 256 random bits. */
export function randomLink(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Gives random bytes as a text. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The names under which things are kept; what is begun early reads them before the parts that write them are there. */
export const SETTINGS = "portulan.settings";
/** The key of whoever runs the server on this machine. */
export const OWN = "portulan.own";
export const TABLES = "portulan.tables";
const DEVICE = "portulan.device";
