// From where links can be followed: a server of this machine alone is reached by nobody else until it is opened.
import { network, openNetwork } from "./api";
import { OWN, read } from "./storage";

const LOOPBACK = /^(127\.0\.0\.1|localhost|\[::1\])$/;

/** Whether the address of this page leads others to their own machine. */
export const isLocal = (): boolean => LOOPBACK.test(location.hostname);

class Reach {
  /** Where the server is in the network around this machine, once it is open. */
  url = $state<string | null>(null);
  /** Whether this browser may open it: it was opened by the program itself. */
  owner = $state(false);
  #asked = false;

  /** Asks the server, once. */
  ask(): void {
    if (this.#asked || !isLocal()) return;
    this.#asked = true;
    network(read<string>(OWN) ?? "")
      .then((answer) => ({ url: this.url, owner: this.owner } = answer))
      .catch(() => (this.#asked = false));
  }

  async open(): Promise<void> {
    ({ url: this.url, owner: this.owner } = await openNetwork(read<string>(OWN) ?? ""));
  }

  /** Gives a link as others can follow it. */
  link(own: string): string {
    return this.url && isLocal() ? own.replace(`${location.origin}/`, this.url) : own;
  }
}

export const reach = new Reach();
