import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** A JSON body under a name the platform does not parse. */
export const RAW_JSON_TYPE = 'application/x-unparsed-json';

const JSON_TYPE = /^application\/json\b/i;

/**
 * Cloud Functions (and its emulator) parse JSON bodies before our code runs, and answer a malformed one with a page of
 * HTML. Our contract promises a JSON envelope for every error, so the content type is renamed as a request
 * arrives: the platform then hands the bytes over as they are and read-body.ts parses them.
 */
export function parseOurOwnBodies(): void {
  subscribe('http.server.request.start', (message) => {
    const { headers } = (message as { request: IncomingMessage }).request;
    if (JSON_TYPE.test(headers['content-type'] ?? '')) headers['content-type'] = RAW_JSON_TYPE;
  });
}
