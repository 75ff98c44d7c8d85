import type { IncomingMessage, ServerResponse } from 'node:http';

const WEBCHANNEL_HEADERS = 'x-client-wire-protocol,x-http-session-id,x-http-initial-response';

/**
 * Sets CORS headers (docs/reference/firestore-protocol.md 4.4): the origin itself, never `*`, because
 * browsers send credentials; none without an Origin. Returns true when it answered a preflight.
 */
export function applyCors(request: IncomingMessage, response: ServerResponse): boolean {
  const preflight = request.method === 'OPTIONS';
  const origin = request.headers.origin;
  if (origin !== undefined) {
    response.setHeader('access-control-allow-origin', origin);
    response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader('vary', 'origin');
    if (preflight) allowAsked(request, response);
    else response.setHeader('access-control-expose-headers', WEBCHANNEL_HEADERS);
  }
  if (preflight) response.writeHead(200, { 'content-length': '0' }).end();
  return preflight;
}

function allowAsked(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-methods', 'DELETE,GET,HEAD,PATCH,POST,PUT');
  const headers = request.headers['access-control-request-headers'];
  if (headers !== undefined) response.setHeader('access-control-allow-headers', headers);
  if (request.headers['access-control-request-private-network'] === 'true') {
    response.setHeader('access-control-allow-private-network', 'true');
  }
}
