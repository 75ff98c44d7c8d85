import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { SeededPictures } from './seeded-pictures.ts';

const compress = promisify(brotliCompress);

interface Kept {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

/** Where the page lies that every other one is measured beside. */
export const EMPTY_PAGE = '/__empty';
const EMPTY: Kept = {
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(
    '<!doctype html><html lang="en"><title>Empty</title><meta name="viewport" content="width=device-width"><h1>Empty</h1>',
  ),
};
/** Of the connection, and of the emulator. */
const NOT_SENT_ON = [
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'x-powered-by',
];
const COMPRESSED = /text|javascript|json|svg|xml/;
const MADE_OF_PRODUCTS = /html|json/;

/** A server that imitates Hosting and its CDN. */
export interface HostingServer {
  readonly origin: string;
  /** Clears cached pages and API responses, but not pictures, which are cached for a year. */
  forget(): void;
  stop(): Promise<void>;
}

/**
 * Adds what the Hosting emulator lacks: compression, and a CDN that caches files and public API responses. Headers,
 * rewrites and responses are those of the running shop.
 */
export async function serveAsHosting(shop: string): Promise<HostingServer> {
  const pictures = new SeededPictures();
  const edge = new Map<string, Promise<Kept>>();
  const server = createServer((request, response) => {
    answer(request).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      (cause: unknown) => response.writeHead(502).end(String(cause)),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    forget: () => {
      for (const path of edge.keys()) if (!pictures.storedAt(path)) edge.delete(path);
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function answer(request: IncomingMessage): Promise<Kept> {
    const path = request.url ?? '/';
    if (path === EMPTY_PAGE) return EMPTY;
    if (request.method !== 'GET') return ask(request, path);
    const asking = edge.get(path) ?? ask(request, path);
    edge.set(path, asking);
    const kept = await asking;
    const mayKeep = kept.status === 200 && (!path.startsWith('/api/') || isPublic(kept));
    if (!mayKeep) edge.delete(path);
    return kept;
  }

  async function ask(request: IncomingMessage, path: string): Promise<Kept> {
    const { host: _host, connection: _connection, 'accept-encoding': _any, ...headers } = request.headers;
    const found = await fetch(pictures.storedAt(path) ?? new URL(path, shop), {
      method: request.method,
      headers: headers as Record<string, string>,
      body: request.method === 'GET' || request.method === 'HEAD' ? undefined : await bodyOf(request),
      redirect: 'manual',
    });
    const { status } = found;
    const raw = Buffer.from(await found.arrayBuffer());
    const answered = Object.fromEntries(found.headers);
    for (const name of NOT_SENT_ON) delete answered[name];
    const type = answered['content-type'] ?? '';
    if (!COMPRESSED.test(type) || raw.length < 256) return { status, headers: answered, body: raw };
    const isMade = MADE_OF_PRODUCTS.test(type);
    const body = await compressed(
      isMade ? Buffer.from(pictures.named(String(raw))) : raw,
      // As thoroughly as the function `pages` does it (functions/src/http/send-text.ts), and as files can be.
      isMade ? 10 : 11,
    );
    return { status, headers: { ...answered, 'content-encoding': 'br' }, body };
  }
}

/** Hosting compresses a file once, when it is deployed: kept by what is in it, whatever is forgotten at the edge. */
const compressions = new Map<string, Promise<Buffer>>();

function compressed(raw: Buffer, quality: number): Promise<Buffer> {
  const content = createHash('sha1').update(raw).digest('base64');
  const compressing =
    compressions.get(content) ?? compress(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  compressions.set(content, compressing);
  return compressing;
}

async function bodyOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Uint8Array.from(Buffer.concat(parts));
}

const isPublic = ({ headers }: Kept) => /\bpublic\b/.test(headers['cache-control'] ?? '');
