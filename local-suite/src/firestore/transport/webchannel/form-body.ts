import { invalidArgument, type FirestoreError } from '../../engine/firestore-error.ts';

/** The content of one POST of the browser (docs/reference/firestore-protocol.md 5.1 and 5.4). */
export interface FormBody {
  /** By lower-case name; only the handshake has any. */
  headers: Map<string, string>;
  /** Index of the first message within the session. */
  offset: number;
  messages: string[];
}

/** @throws INVALID_ARGUMENT when the form contradicts itself */
export function parseFormBody(body: string): FormBody {
  const form = new URLSearchParams(body);
  const count = naturalNumber(form.get('count') ?? '0');
  const messages: string[] = [];
  for (let index = 0; index < count; index++) {
    const message = form.get(`req${index}___data__`);
    if (message === null) throw malformed(`req${index}___data__ is missing.`);
    messages.push(message);
  }
  return {
    headers: parseHeaders(form.get('headers') ?? ''),
    offset: naturalNumber(form.get('ofs') ?? '0'),
    messages,
  };
}

function naturalNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw malformed(`"${text}" is no count.`);
  return Number(text);
}

function parseHeaders(lines: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of lines.split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return headers;
}

function malformed(why: string): FirestoreError {
  return invalidArgument(`Malformed channel request: ${why}`);
}
