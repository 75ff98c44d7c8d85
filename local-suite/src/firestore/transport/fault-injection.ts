import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { relay, type RelayRules } from './relay.ts';

/** What can be told to the lines; a number of 0 takes the fault back. */
export interface FaultRequest {
  /** Resets every open connection now. */
  cut?: boolean;
  /** Resets every open connection, and for so long each new one. */
  refuseMs?: number;
  /** From now on everything the emulator answers comes so much later. */
  delayMs?: number;
  /** Of the next answers so many are cut in their middle: done, but not told. */
  breakAnswers?: number;
}

/** How often each fault has hit somebody, since the process began. */
export interface FaultCounts {
  cut: number;
  refused: number;
  delayed: number;
  broken: number;
}

/**
 * Breaks the emulator's TCP connections on demand, so that a client can be shown to survive it. Without a fault it
 * costs nothing: connections go straight to their server. Delays and broken answers need somebody in between, since
 * node's HTTP/2 takes the socket's handle for itself; so with the first of these orders the open connections are reset,
 * and whoever comes then is led through a relay of our own.
 *
 * The calls that switch all this come over connections that nothing here touches.
 */
export class FaultInjection {
  private readonly connections = new Set<Socket>();
  private readonly counts: FaultCounts = { cut: 0, refused: 0, delayed: 0, broken: 0 };
  private readonly rules: RelayRules = { delayMs: 0, answersToBreak: 0, counts: this.counts };
  private refusedUntil = 0;
  private behindRelay: Server | undefined;
  private relaying = false;

  /** @param serve - hands a connection to the server that it is for */
  constructor(private readonly serve: (socket: Socket) => void) {}

  /** A client's first words have come, and are still to be read. True when the connection was taken over. */
  intercept(socket: Socket): boolean {
    if (Date.now() < this.refusedUntil) {
      this.counts.refused += 1;
      socket.resetAndDestroy();
      return true;
    }
    this.connections.add(socket);
    socket.once('close', () => this.connections.delete(socket));
    if (!this.relaying) return false;
    const { port } = this.behindRelay!.address() as AddressInfo;
    relay(socket, connect(port, '127.0.0.1'), this.rules);
    return true;
  }

  async apply({ cut, refuseMs, delayMs, breakAnswers }: FaultRequest): Promise<void> {
    if (delayMs || breakAnswers) await this.startRelaying();
    if (delayMs !== undefined) this.rules.delayMs = delayMs;
    if (breakAnswers !== undefined) this.rules.answersToBreak = breakAnswers;
    if (refuseMs !== undefined) this.refusedUntil = Date.now() + refuseMs;
    if (cut || refuseMs) this.cutAll();
  }

  /** Takes every fault back; connections that go through the relay stay, undisturbed. */
  reset(): void {
    this.refusedUntil = 0;
    this.relaying = false;
    Object.assign(this.rules, { delayMs: 0, answersToBreak: 0 });
  }

  status(): { connections: number; counts: FaultCounts } {
    return { connections: this.connections.size, counts: { ...this.counts } };
  }

  close(): void {
    this.behindRelay?.close();
  }

  private cutAll(): void {
    for (const socket of this.connections) {
      this.counts.cut += 1;
      socket.resetAndDestroy();
    }
    this.connections.clear();
  }

  private async startRelaying(): Promise<void> {
    if (this.relaying) return;
    if (!this.behindRelay) {
      this.behindRelay = createServer({ noDelay: true }, this.serve).listen(0, '127.0.0.1');
      await once(this.behindRelay, 'listening');
    }
    this.relaying = true;
    this.cutAll();
  }
}
