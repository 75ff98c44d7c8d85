import type { ServerResponse } from 'node:http';
import { frameOf, type OutgoingArray } from './frame.ts';

/** The client waits 1.5 times the 30 s that the handshake announces. */
const NOOP_MS = 25_000;
/** As in the official emulator; also bounds the text that the browser keeps for one response. */
const LIFETIME_MS = 60_000;
const MAX_RESPONSE_UNITS = 8 * 1024 * 1024;

export const CHANNEL_RESPONSE_HEADERS = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'private, max-age=0',
  'x-content-type-options': 'nosniff',
};

export interface BackChannelOptions {
  /** Long polling (CI=1): the response ends after its first data. */
  buffered: boolean;
  /** The client's own limit for a held response, in ms (TO). */
  timeoutMs?: number;
  /** Requests a noop from the owner, so that the connection does not look dead. */
  onQuiet(): void;
  onClosed(): void;
}

/** One hanging GET (docs/reference/firestore-protocol.md 5.3). */
export class BackChannel {
  readonly #response: ServerResponse;
  readonly #options: BackChannelOptions;
  #written = 0;
  #open = true;
  readonly #noopTimer: NodeJS.Timeout;
  readonly #lifetime: NodeJS.Timeout;

  constructor(response: ServerResponse, options: BackChannelOptions) {
    this.#response = response;
    this.#options = options;

    response.writeHead(200, CHANNEL_RESPONSE_HEADERS);
    response.flushHeaders();
    const quiet = Math.min(NOOP_MS, Math.max((options.timeoutMs ?? Infinity) - 1_000, 500));
    this.#noopTimer = setInterval(() => options.onQuiet(), quiet);
    this.#lifetime = setTimeout(() => this.end(), LIFETIME_MS);
    response.on('close', () => this.#closed());
  }

  get streaming(): boolean {
    return !this.#options.buffered;
  }

  send(arrays: readonly OutgoingArray[]): void {
    if (!this.#open) return;
    const text = frameOf(arrays);
    this.#written += text.length;
    this.#response.write(text);
    if (this.#options.buffered || this.#written > MAX_RESPONSE_UNITS) this.end();
  }

  end(): void {
    if (!this.#open) return;
    this.#closed();
    this.#response.end();
  }

  #closed(): void {
    if (!this.#open) return;
    this.#open = false;
    clearInterval(this.#noopTimer);
    clearTimeout(this.#lifetime);
    this.#options.onClosed();
  }
}
