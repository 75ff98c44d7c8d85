import { invalidArgument } from '../engine/firestore-error.ts';
import { decodeMessage, type PlainMessage } from '../wire/messages.ts';

/** The cloud's limit: 10 MiB plus the envelope (https://firebase.google.com/docs/firestore/quotas). */
export const MAX_REQUEST_BYTES = 11_534_336;

/** Decoded requests that are too large: grpc-js would report a decoder's error as INTERNAL. */
const tooLarge = new WeakSet<PlainMessage>();

/** Decodes a request; `checkRequestSize` rejects one that is too large. */
export function decodeRequest(type: Parameters<typeof decodeMessage>[0], bytes: Uint8Array): PlainMessage {
  const message = decodeMessage(type, bytes);
  if (bytes.length > MAX_REQUEST_BYTES) tooLarge.add(message);
  return message;
}

/** @throws INVALID_ARGUMENT, in the cloud's words, for a request above the limit */
export function checkRequestSize(message: PlainMessage): void {
  if (!tooLarge.has(message)) return;
  throw invalidArgument(`Request payload size exceeds the limit: ${MAX_REQUEST_BYTES} bytes.`);
}
