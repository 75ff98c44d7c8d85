import type { RequestHandler } from 'express';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** The header fields that the platform would interpret, as the client sent them. */
interface Sent {
  readonly url: string | undefined;
  readonly type: string | undefined;
  readonly encoding: string | undefined;
}

const sent = new WeakMap<IncomingMessage, Sent>();

/** The platform passes on a body of this type unchanged. */
const OPAQUE_TYPE = 'application/octet-stream';
const CONTINUE = /^100-continue$/i;

/**
 * Keeps the server of Cloud Functions (and of its emulator) from parsing the requests of HTTP functions. It parses
 * JSON, forms and text, decompresses, and decodes the path before our code runs, and answers what it cannot read
 * with an HTML page. Our contract promises a JSON envelope for every error. So the fields that it reads are set
 * aside when a request arrives; restoreRequest() restores them, and read-body.ts reads the bytes.
 *
 * Event functions keep the platform's parser: Eventarc delivers CloudEvents in binary mode, where the parsed body
 * is the event's data (https://cloud.google.com/eventarc/docs/cloudevents).
 * @param blocking - the names of the blocking functions, which keep it too: firebase-functions reads the parsed body of the
 * requests of Firebase Auth
 */
export function bypassPlatformBodyParser(blocking: readonly string[] = []): void {
  const { FUNCTION_SIGNATURE_TYPE: type, FUNCTION_TARGET: target = '' } = process.env;
  if (type === 'cloudevent' || blocking.includes(target)) return;
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const { headers, url } = request;
    sent.set(request, { url, type: headers['content-type'], encoding: headers['content-encoding'] });
    if (headers['content-type'] !== undefined) headers['content-type'] = OPAQUE_TYPE;
    delete headers['content-encoding'];
    if (!isDecodable(url)) request.url = '/';
    // Node answers any other expectation with an empty 417. A server may ignore it (RFC 9110, 10.1.1).
    if (!CONTINUE.test(headers.expect ?? '')) delete headers.expect;
  });
}

/** Restores the fields that bypassPlatformBodyParser() set aside. */
export const restoreRequest: RequestHandler = (request, _response, next) => {
  const before = sent.get(request);
  if (before) {
    const { url, type, encoding } = before;
    request.url = url ?? request.url;
    if (type !== undefined) request.headers['content-type'] = type;
    if (encoding !== undefined) request.headers['content-encoding'] = encoding;
  }
  next();
};

function isDecodable(url = ''): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0]!);
    return true;
  } catch {
    return false;
  }
}
