// A WebSocket that comes back by itself, and says so.
import { connect, connected } from "./early";

export type Line = "connecting" | "live" | "lost";

const WAITS = [300, 800, 1500, 3000, 5000, 8000];
const BEAT = 20_000;
const PATIENCE = 8_000;
const REPLACED = 4410;

export class Socket {
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #closed = false;

  constructor(
    readonly path: string,
    /** What is said first on every new line. */
    readonly greeting: () => string,
    readonly heard: (message: unknown) => void,
    readonly changed: (line: Line) => void,
    /** The link was replaced: there is no coming back with it. */
    readonly replaced: () => void,
  ) {
    addEventListener("online", this.#again);
    addEventListener("offline", this.#drop);
    document.addEventListener("visibilitychange", this.#again);
    this.#connect();
  }

  send(message: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#again);
    removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#again);
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    this.#socket?.close();
  }

  /** Tries at once what would have been tried later. */
  retry(): void {
    if (this.#closed || this.#socket) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  #again = (): void => {
    if (document.visibilityState === "visible") this.retry();
  };

  #drop = (): void => this.#socket?.close();

  #connect(): void {
    this.changed(this.#tries ? "lost" : "connecting");
    const early = connected(this.path);
    const socket = early?.socket ?? connect(this.path);
    this.#socket = socket;
    const opened = (): void => {
      this.#heard = Date.now();
      clearInterval(this.#beat);
      this.#beat = setInterval(() => this.#pulse(), BEAT);
    };
    const heard = (data: unknown): void => {
      this.#heard = Date.now();
      this.#tries = 0;
      this.heard(JSON.parse(String(data)));
    };
    socket.onopen = () => {
      opened();
      socket.send(this.greeting());
    };
    socket.onmessage = (event) => heard(event.data);
    if (socket.readyState === WebSocket.OPEN) {
      opened();
      queueMicrotask(() => early?.heard.forEach(heard));
    }
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      clearInterval(this.#beat);
      if (this.#closed) return;
      if (code === REPLACED) {
        this.close();
        this.replaced();
        return;
      }
      const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)] ?? 8000;
      this.#tries += 1;
      this.changed("lost");
      this.#timer = setTimeout(() => this.#connect(), wait);
    };
  }

  /** Asks whether anybody is there, and takes silence for an answer. */
  #pulse(): void {
    this.send({ type: "ping" });
    const asked = Date.now();
    setTimeout(() => {
      if (this.#heard < asked) this.#socket?.close();
    }, PATIENCE);
  }
}
