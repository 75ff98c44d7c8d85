import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** JSON and forms under names the platform does not parse. */
export const RAW_JSON_TYPE = 'application/x-unparsed-json';
export const RAW_FORM_TYPE = 'application/x-unparsed-form';

const JSON_TYPE = /^application\/json\b/i;
const FORM_TYPE = /^application\/x-www-form-urlencoded\b/i;

/**
 * Cloud Functions (and its emulator) parse JSON bodies and forms before our code runs, and answer a malformed one (also
 * one of a thousand fields) with a page of HTML. Our contract promises a JSON envelope for every error, or a page of
 * the shop, so the content type is renamed as a request arrives: the platform then hands the bytes over as they are
 * and read-body.ts parses them.
 */
export function parseOurOwnBodies(): void {
  subscribe('http.server.request.start', (message) => {
    const { headers } = (message as { request: IncomingMessage }).request;
    const type = headers['content-type'] ?? '';
    if (JSON_TYPE.test(type)) headers['content-type'] = RAW_JSON_TYPE;
    if (FORM_TYPE.test(type)) headers['content-type'] = RAW_FORM_TYPE;
  });
}
