import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Where the page lies that every other one is measured beside. */
export const EMPTY_PAGE = '/__empty';
const EMPTY =
  '<!doctype html><html lang="en"><title>Empty</title><meta name="viewport" content="width=device-width"><h1>Empty</h1>';

interface Kept {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

/** The shop as a customer's browser finds it. */
export interface HostingServer {
  readonly origin: string;
  /** The next visitor is the first one: nothing is kept near them. */
  forget(): void;
  stop(): Promise<void>;
}

/**
 * What the Hosting emulator leaves out: compression, and a CDN that keeps files and whatever the API calls public. Headers,
 * rewrites and answers are the running shop's own.
 */
export async function serveAsHosting(shop: string): Promise<HostingServer> {
  const edge = new Map<string, Promise<Kept>>();
  const server = createServer((request, response) => {
    answer(shop, edge, request, response).catch((cause: unknown) => {
      response.writeHead(502).end(String(cause));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    forget: () => edge.clear(),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(
  shop: string,
  edge: Map<string, Promise<Kept>>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = request.url ?? '/';
  if (path === EMPTY_PAGE) return void response.writeHead(200, { 'content-type': 'text/html' }).end(EMPTY);
  const known = request.method === 'GET' ? edge.get(path) : undefined;
  const fetching = known ?? ask(shop, request);
  if (!known && request.method === 'GET') edge.set(path, fetching);
  const kept = await fetching;
  const mayKeep = kept.status === 200 && (!path.startsWith('/api/') || isPublic(kept));
  if (!mayKeep) edge.delete(path);
  response.writeHead(kept.status, kept.headers).end(kept.body);
}

async function ask(shop: string, request: IncomingMessage): Promise<Kept> {
  const { host: _host, connection: _connection, 'accept-encoding': _any, ...headers } = request.headers;
  const body = request.method === 'GET' || request.method === 'HEAD' ? undefined : await bodyOf(request);
  const found = await fetch(new URL(request.url ?? '/', shop), {
    method: request.method,
    headers: headers as Record<string, string>,
    body,
    redirect: 'manual',
  });
  const raw = Buffer.from(await found.arrayBuffer());
  const answered = Object.fromEntries(found.headers);
  for (const name of ['content-length', 'content-encoding', 'transfer-encoding', 'connection', 'keep-alive'])
    delete answered[name];
  if (!/text|javascript|json|svg|xml/.test(answered['content-type'] ?? '') || raw.length < 256)
    return { status: found.status, headers: answered, body: raw };
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return {
    status: found.status,
    headers: { ...answered, 'content-encoding': 'br' },
    body: await compress(raw, { params }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Uint8Array.from(Buffer.concat(parts));
}

const isPublic = ({ headers }: Kept) => /\bpublic\b/.test(headers['cache-control'] ?? '');
