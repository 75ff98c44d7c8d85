import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { serveResponses, type ServedResponse } from '@nargisus/e2e/serve-responses';
import { SeededPictures } from './seeded-pictures.ts';

const compress = promisify(brotliCompress);

/** The path of the empty page, the baseline of every other page. */
export const EMPTY_PAGE = '/__empty';
const EMPTY: ServedResponse = {
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(
    '<!doctype html><html lang="en"><title>Empty</title><meta name="viewport" content="width=device-width"><h1>Empty</h1>',
  ),
};
/** Headers that are not forwarded: those of the connection and of the emulator. */
const NOT_FORWARDED = [
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'x-powered-by',
];
const COMPRESSED = /text|javascript|json|svg|xml/;
const RENDERED = /html|json/;

/** A server that imitates Hosting and its CDN. */
export interface HostingServer {
  readonly origin: string;
  /** Clears cached pages and API responses, but not pictures, which are cached for a year. */
  clearCache(): void;
  stop(): Promise<void>;
}

/**
 * Adds what the Hosting emulator lacks: compression, and a CDN that caches files and public API responses. Headers,
 * rewrites and responses are those of the running shop.
 */
export async function serveAsHosting(shop: string): Promise<HostingServer> {
  const pictures = new SeededPictures();
  const cache = new Map<string, Promise<ServedResponse>>();
  const server = await serveResponses(respond);
  return {
    origin: server.origin,
    clearCache: () => {
      for (const path of cache.keys()) if (!pictures.originalOf(path)) cache.delete(path);
    },
    stop: () => server.close(),
  };

  async function respond(request: IncomingMessage): Promise<ServedResponse> {
    const path = request.url ?? '/';
    if (path === EMPTY_PAGE) return EMPTY;
    if (request.method !== 'GET') return forward(request, path);
    const pending = cache.get(path) ?? forward(request, path);
    cache.set(path, pending);
    const response = await pending;
    const isCacheable = response.status === 200 && (!path.startsWith('/api/') || isPublic(response));
    if (!isCacheable) cache.delete(path);
    return response;
  }

  async function forward(request: IncomingMessage, path: string): Promise<ServedResponse> {
    const { host: _host, connection: _connection, 'accept-encoding': _any, ...headers } = request.headers;
    const response = await fetch(pictures.originalOf(path) ?? new URL(path, shop), {
      method: request.method,
      headers: headers as Record<string, string>,
      body:
        request.method === 'GET' || request.method === 'HEAD'
          ? undefined
          : Uint8Array.from(await buffer(request)),
      redirect: 'manual',
    });
    const { status } = response;
    const raw = Buffer.from(await response.arrayBuffer());
    const forwarded = Object.fromEntries(response.headers);
    for (const name of NOT_FORWARDED) delete forwarded[name];
    const type = forwarded['content-type'] ?? '';
    if (!COMPRESSED.test(type) || raw.length < 256) return sent(raw);
    const isRendered = RENDERED.test(type);
    const body = await compressed(
      isRendered ? Buffer.from(pictures.rewrite(String(raw))) : raw,
      // The quality of the function `pages` (functions/src/http/send-text.ts), and the highest for files.
      isRendered ? 10 : 11,
    );
    return sent(body, { 'content-encoding': 'br' });

    function sent(content: Buffer, encoding?: Record<string, string>): ServedResponse {
      const headers = { ...forwarded, ...encoding, 'content-length': String(content.length) };
      return { status, headers, body: content };
    }
  }
}

/** By content: Hosting compresses a file once, when it is deployed, so clearing the cache does not affect it. */
const compressions = new Map<string, Promise<Buffer>>();

function compressed(raw: Buffer, quality: number): Promise<Buffer> {
  const content = createHash('sha1').update(raw).digest('base64');
  const compression =
    compressions.get(content) ?? compress(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  compressions.set(content, compression);
  return compression;
}

const isPublic = ({ headers }: ServedResponse) => /\bpublic\b/.test(headers['cache-control'] ?? '');
