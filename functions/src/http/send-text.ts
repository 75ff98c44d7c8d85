import type { Response } from 'express';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** In characters. Compressing a shorter text takes longer than sending it. */
const WORTH_COMPRESSING = 16_384;

/** A quality of Brotli, of 0 to 11. */
const QUICK = 5;
/** A tenth smaller for 40 ms of processor time per 100 KB: for answers that the CDN caches. */
export const THOROUGH = 10;

/**
 * Sends a text, compressed as the browser accepts it: neither Hosting nor the CDN is certain to compress the answer of a
 * function, and a catalogue or a page shrinks to a tenth. The CDN keeps one copy for each encoding (Vary).
 */
export async function sendText(
  response: Response,
  text: string,
  type: string,
  { quality = QUICK }: { quality?: number } = {},
): Promise<void> {
  response.type(type).vary('Accept-Encoding');
  // Checked one by one: browsers list gzip first without preferring it.
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
