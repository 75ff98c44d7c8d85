import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { toFirestoreError } from '../../rpc/to-firestore-error.ts';
import { restErrorBody } from '../error-status.ts';
import { httpStatus } from '../../engine/firestore-error.ts';
import { applyCors } from './cors.ts';
import { HttpExchange } from './http-exchange.ts';

/** Responds and returns true, or returns false to pass the exchange on. */
export type HttpRoute = (exchange: HttpExchange) => boolean | Promise<boolean>;

/**
 * Serves HTTP/1.1 over adopted sockets. Tries routes in order; 404 when none matches
 * (docs/reference/firestore-protocol.md 2).
 */
export function createHttpServer(routes: readonly HttpRoute[]): { adopt(socket: Socket): void } {
  const server = createServer({ keepAliveTimeout: 65_000, maxHeaderSize: 64 * 1024 }, (request, response) => {
    if (applyCors(request, response)) {
      request.resume();
      return;
    }
    const exchange = new HttpExchange(request, response);
    answer(routes, exchange).catch((thrown: unknown) => {
      const error = toFirestoreError(thrown);
      exchange.json(httpStatus(error.code), restErrorBody(error));
    });
  });
  // Back channels are long by design, and readBody limits slow bodies.
  server.requestTimeout = 0;
  server.timeout = 0;
  server.on('clientError', (_error, socket) => {
    if (socket.writable)
      socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
    else socket.destroy();
  });
  // Without a listener node drops the socket; a response tells the caller why.
  server.on('upgrade', (_request, socket) => {
    socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
  });
  return { adopt: (socket) => void server.emit('connection', socket) };
}

async function answer(routes: readonly HttpRoute[], exchange: HttpExchange): Promise<void> {
  for (const route of routes) {
    if (await route(exchange)) return;
  }
  exchange.request.resume();
  exchange.text(404, 'Not Found\n');
}
