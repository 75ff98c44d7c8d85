import type { Response } from 'express';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below it the time costs more than the bytes. Characters. */
const WORTH_COMPRESSING = 16_384;

/** Of Brotli's eleven. */
const QUICK = 5;
/** A tenth smaller, for 40 ms of processor for each 100 KB: for what the CDN gives to many. */
export const THOROUGH = 10;

/**
 * Nothing between the function and the browser is sure to compress what a function answers, and a catalogue or a page shrinks
 * to a tenth. The CDN keeps one copy for each encoding (Vary).
 */
export async function sendText(
  response: Response,
  text: string,
  type: string,
  { quality = QUICK }: { quality?: number } = {},
): Promise<void> {
  response.type(type).vary('Accept-Encoding');
  // Asked one by one: browsers name gzip first and mean no preference by it.
  const encoding =
    text.length >= WORTH_COMPRESSING &&
    (response.req.acceptsEncodings('br') || response.req.acceptsEncodings('gzip'));
  if (encoding === 'br') {
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    response.set('Content-Encoding', 'br').send(await brotli(text, { params }));
  } else if (encoding === 'gzip') {
    response.set('Content-Encoding', 'gzip').send(await gzipped(text));
  } else {
    response.send(text);
  }
}
