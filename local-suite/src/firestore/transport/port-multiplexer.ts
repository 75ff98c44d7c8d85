import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { FaultInjection } from './fault-injection.ts';

/** A client that connects and sends nothing (Chromium's spare sockets) is disconnected after this long. */
const IDLE_TIMEOUT_MS = 120_000;
const HTTP2_PREFACE = Buffer.from('PRI');
/** The calls that control the faults must not be subject to them (control/faults-call.ts). */
const FAULTS_CALL = /^[A-Z]+ \/emulator\/v1\/projects\/[^/ ]+:faults /;

export interface ProtocolHandlers {
  http1(socket: Socket): void;
  http2(socket: Socket): void;
}

/**
 * Serves HTTP/1.1 and HTTP/2 with prior knowledge on one TCP port (docs/reference/firestore-protocol.md
 * 4.1): reads the first three bytes, puts them back and hands the socket over.
 */
export class PortMultiplexer {
  readonly #handlers: ProtocolHandlers;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly faults = new FaultInjection((socket) => this.#sniff(socket, { relayed: true }));

  constructor(handlers: ProtocolHandlers) {
    this.#handlers = handlers;

    this.#server = createServer({ noDelay: true, keepAlive: true, keepAliveInitialDelay: 30_000 }, (socket) =>
      this.#sniff(socket, { relayed: false }),
    );
  }

  /** Rejects with the system's error, such as EADDRINUSE. */
  listen(port: number, host: string): Promise<AddressInfo> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen({ port, host, backlog: 1024 }, () => {
        this.#server.off('error', reject);
        // A failing accept() (out of file descriptors) concerns one connection, not the process.
        this.#server.on('error', (error) => console.error(`accept failed: ${error.message}`));
        resolve(this.#server.address() as AddressInfo);
      });
    });
  }

  /** Stops at once and cuts open streams: the CLI allows four seconds, and streams have no natural end. */
  close(): void {
    this.#server.close();
    this.faults.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  #sniff(socket: Socket, { relayed }: { relayed: boolean }): void {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    // A reset before or after hand-over must never be an uncaught 'error' event.
    socket.on('error', () => socket.destroy());
    const idle = setTimeout(() => socket.destroy(), IDLE_TIMEOUT_MS);
    let head = Buffer.alloc(0);
    const stop = () => {
      clearTimeout(idle);
      socket.off('data', onData);
      socket.off('close', stop);
    };
    const onData = (chunk: Buffer) => {
      head = Buffer.concat([head, chunk]);
      const known = Math.min(head.length, HTTP2_PREFACE.length);
      const maybeHttp2 = head.subarray(0, known).equals(HTTP2_PREFACE.subarray(0, known));
      if (maybeHttp2 && known < HTTP2_PREFACE.length) return;
      stop();
      socket.pause();
      socket.unshift(head);
      const isExempt = relayed || FAULTS_CALL.test(head.toString('latin1', 0, 200));
      if (!isExempt && this.faults.intercept(socket)) return;
      if (maybeHttp2) {
        // Stays paused: node's HTTP/2 session reads the buffered data itself, and flowing would lose it.
        this.#handlers.http2(socket);
        return;
      }
      this.#handlers.http1(socket);
      socket.resume();
    };
    socket.on('data', onData);
    socket.on('close', stop);
  }
}
