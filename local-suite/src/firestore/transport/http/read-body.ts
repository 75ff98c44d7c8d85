import type { IncomingMessage } from 'node:http';
import { FirestoreError, invalidArgument } from '../../engine/firestore-error.ts';

/** A client that stops in the middle of a body holds its request no longer than this. */
const STALL_MS = 30_000;

/**
 * Reads the whole body as text, whatever its declared type. @throws INVALID_ARGUMENT above `limit` bytes,
 * CANCELLED when the client disconnects or stalls
 */
export function readBody(request: IncomingMessage, limit: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const giveUp = () => {
      request.destroy();
      reject(new FirestoreError('CANCELLED', 'The client sent only a part of its request.'));
    };
    let stall = setTimeout(giveUp, STALL_MS);
    request.on('data', (chunk: Buffer) => {
      clearTimeout(stall);
      stall = setTimeout(giveUp, STALL_MS);
      size += chunk.length;
      // Reads on without keeping anything: an early response would reach the client as a broken pipe.
      if (size <= limit) chunks.push(chunk);
      else chunks.length = 0;
    });
    request.on('end', () => {
      clearTimeout(stall);
      if (size > limit) {
        reject(invalidArgument(`Request payload size exceeds the limit: ${limit} bytes.`));
      } else resolve(Buffer.concat(chunks).toString('utf8'));
    });
    request.on('close', () => {
      clearTimeout(stall);
      if (!request.complete) giveUp();
    });
    request.on('error', giveUp);
  });
}
