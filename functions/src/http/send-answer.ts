import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { sendText } from './send-text.ts';
import type { WireAnswer } from './answer.ts';

/** Sends a success: an envelope, a redirect, or a file. */
export async function sendAnswer(response: Response, answer: WireAnswer): Promise<void> {
  if ('redirect' in answer) {
    response.set('Cache-Control', 'no-store').redirect(303, answer.redirect);
    return;
  }
  if ('file' in answer) {
    const { name, type, content } = answer.file;
    response.set('Cache-Control', 'no-store').attachment(name).type(type);
    if (content instanceof Uint8Array) response.send(Buffer.from(content));
    else await sendParts(response, content);
    return;
  }
  const { data, alsoAs, status = 200, message, nextCursor, total, cacheControl = 'no-store' } = answer;
  response.status(status).set('Cache-Control', cacheControl);
  const envelope = {
    success: true,
    message,
    data,
    ...(alsoAs && { [alsoAs]: data }),
    nextCursor,
    total,
  };
  await sendText(response, JSON.stringify(envelope), 'json');
}

/**
 * Sends a file in parts, as fast as the browser receives them. An error on the way ends the connection early, which the browser
 * reports as a failed download. A browser that disconnects ends the reading, which is not an error.
 * @throws the error that reading the parts throws
 */
async function sendParts(response: Response, parts: AsyncIterable<Uint8Array>): Promise<void> {
  try {
    await pipeline(Readable.from(parts), response);
  } catch (thrown) {
    if ((thrown as { code?: unknown }).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw thrown;
  }
}
