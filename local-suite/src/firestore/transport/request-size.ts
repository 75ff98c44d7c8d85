import { invalidArgument } from '../engine/firestore-error.ts';
import { decodeMessage, type PlainMessage } from '../wire/messages.ts';

/** The cloud's limit, 10 MiB and room for the envelope (https://firebase.google.com/docs/firestore/quotas). */
export const MAX_REQUEST_BYTES = 11_534_336;

/** Requests that were decoded and are too large: grpc-js would answer what a decoder throws as INTERNAL. */
const tooLarge = new WeakSet<PlainMessage>();

/** Decodes a request; one that is too large is refused by `checkRequestSize`. */
export function decodeRequest(type: Parameters<typeof decodeMessage>[0], bytes: Uint8Array): PlainMessage {
  const message = decodeMessage(type, bytes);
  if (bytes.length > MAX_REQUEST_BYTES) tooLarge.add(message);
  return message;
}

/** Throws INVALID_ARGUMENT for a request above the limit, in the words of the cloud. */
export function checkRequestSize(message: PlainMessage): void {
  if (!tooLarge.has(message)) return;
  throw invalidArgument(`Request payload size exceeds the limit: ${MAX_REQUEST_BYTES} bytes.`);
}
