import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { relay, type RelayRules } from './relay.ts';

/** Faults to inject; 0 removes one. */
export interface FaultRequest {
  /** Resets every open connection now. */
  cut?: boolean;
  /** Resets every open connection, and each new one for this long. */
  refuseMs?: number;
  /** Delays every response from now on by this much. */
  delayMs?: number;
  /** Breaks off this many of the next responses in the middle: applied, but not acknowledged. */
  breakAnswers?: number;
}

/** How often each fault has occurred since the process began. */
export interface FaultCounts {
  cut: number;
  refused: number;
  delayed: number;
  broken: number;
}

/**
 * Breaks the emulator's TCP connections on demand, so that tests can prove that clients survive it. Without
 * a fault it costs nothing: connections go straight to their server. Delays and broken responses need a
 * relay, since node's HTTP/2 takes over the socket's handle; so the first such request resets the open
 * connections, and later ones go through the relay.
 *
 * The calls that control the faults use connections that are exempt.
 */
export class FaultInjection {
  readonly #serve: (socket: Socket) => void;
  readonly #connections = new Set<Socket>();
  readonly #counts: FaultCounts = { cut: 0, refused: 0, delayed: 0, broken: 0 };
  readonly #rules: RelayRules = { delayMs: 0, answersToBreak: 0, counts: this.#counts };
  #refusedUntil = 0;
  #behindRelay: Server | undefined;
  #relaying = false;

  /** @param serve - hands a connection to its server */
  constructor(serve: (socket: Socket) => void) {
    this.#serve = serve;
  }

  /**
   * Returns true when it takes the connection over. Call it when the client's first bytes have arrived but are
   * unread.
   */
  intercept(socket: Socket): boolean {
    if (Date.now() < this.#refusedUntil) {
      this.#counts.refused += 1;
      socket.resetAndDestroy();
      return true;
    }
    this.#connections.add(socket);
    socket.once('close', () => this.#connections.delete(socket));
    if (!this.#relaying) return false;
    const { port } = this.#behindRelay!.address() as AddressInfo;
    relay(socket, connect(port, '127.0.0.1'), this.#rules);
    return true;
  }

  async apply({ cut, refuseMs, delayMs, breakAnswers }: FaultRequest): Promise<void> {
    if (delayMs || breakAnswers) await this.#startRelaying();
    if (delayMs !== undefined) this.#rules.delayMs = delayMs;
    if (breakAnswers !== undefined) this.#rules.answersToBreak = breakAnswers;
    if (refuseMs !== undefined) this.#refusedUntil = Date.now() + refuseMs;
    if (cut || refuseMs) this.#cutAll();
  }

  /** Removes every fault; connections through the relay stay open. */
  reset(): void {
    this.#refusedUntil = 0;
    this.#relaying = false;
    Object.assign(this.#rules, { delayMs: 0, answersToBreak: 0 });
  }

  status(): { connections: number; counts: FaultCounts } {
    return { connections: this.#connections.size, counts: { ...this.#counts } };
  }

  close(): void {
    this.#behindRelay?.close();
  }

  #cutAll(): void {
    for (const socket of this.#connections) {
      this.#counts.cut += 1;
      socket.resetAndDestroy();
    }
    this.#connections.clear();
  }

  async #startRelaying(): Promise<void> {
    if (this.#relaying) return;
    if (!this.#behindRelay) {
      this.#behindRelay = createServer({ noDelay: true }, this.#serve).listen(0, '127.0.0.1');
      await once(this.#behindRelay, 'listening');
    }
    this.#relaying = true;
    this.#cutAll();
  }
}
