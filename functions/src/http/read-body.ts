import { requestMessages, ShopError } from '@nargisus/domain/contract';
import { withParams } from '@nargisus/domain/text';
import type { Request } from 'express';

/** An order of fifty lines takes about 15 KB. */
export const MAX_BODY_BYTES = 64 * 1024;

/**
 * Returns the parsed JSON body; undefined for a request without a body where the call allows that.
 * @throws ShopError 'unsupported-media-type', 'too-large' or 'invalid'
 */
export async function readBody(
  request: Request,
  { isOptional, maxBytes }: { readonly isOptional: boolean; readonly maxBytes?: number },
): Promise<unknown> {
  if (isOptional && !hasBody(request)) return undefined;
  if (!request.is('application/json')) {
    throw new ShopError('unsupported-media-type', requestMessages.sendJson);
  }
  const text = (await bytesOf(request, maxBytes)).toString('utf8');
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ShopError('invalid', requestMessages.notJson, { cause });
  }
}

const FORM_TYPE = 'application/x-www-form-urlencoded';

/**
 * Returns the fields of a posted form unchanged: the platform's parser makes objects of names with brackets, but
 * the signature covers the fields as sent. @throws ShopError also for a duplicate name
 */
export async function readForm(request: Request): Promise<Record<string, string>> {
  if (!request.is(FORM_TYPE)) {
    throw new ShopError('unsupported-media-type', withParams(requestMessages.sendForm, { type: FORM_TYPE }));
  }
  const fields = [...new URLSearchParams((await bytesOf(request)).toString('utf8'))];
  const names = new Set(fields.map(([name]) => name));
  if (names.size < fields.length) throw new ShopError('invalid', requestMessages.sentTwice);
  return Object.fromEntries(fields);
}

function hasBody(request: Request): boolean {
  return request.get('transfer-encoding') !== undefined || Number(request.get('content-length') ?? 0) > 0;
}

/** Returns the bytes of a body as they were sent. @throws ShopError 'unsupported-media-type' or 'too-large' */
export async function bytesOf(request: Request, maxBytes = MAX_BODY_BYTES): Promise<Buffer> {
  if ((request.get('content-encoding')?.trim().toLowerCase() || 'identity') !== 'identity') {
    throw new ShopError('unsupported-media-type', requestMessages.noEncoding);
  }
  // The platform has read the stream and keeps the bytes; on a plain server the stream is read here.
  const kept = (request as { rawBody?: unknown }).rawBody;
  if (Buffer.isBuffer(kept)) return checkSize(kept, maxBytes);
  if (Number(request.get('content-length')) > maxBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function checkSize(bytes: Buffer, maxBytes: number): Buffer {
  if (bytes.length > maxBytes) throw tooLarge();
  return bytes;
}

const tooLarge = () => new ShopError('too-large', requestMessages.tooLarge);
