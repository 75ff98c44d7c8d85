import { requestMessages, ShopError } from '@nargisus/domain/contract';
import * as z from 'zod/mini';

/** A position in a list ordered by time: exact to the nanosecond, and valid even when the document was deleted. */
export interface Cursor {
  readonly seconds: number;
  readonly nanos: number;
  readonly id: string;
}

const MAX_SECONDS = 253_402_300_799; // the year 9999, where Firestore's timestamps end
/** The document ids that Firestore accepts: no path, no lone surrogate, no reserved name. */
const DOCUMENT_ID = /^(?!\.{1,2}$|__.*__$)[^/\p{Surrogate}]{1,128}$/su;
const cursorSchema = z.tuple([
  z.int().check(z.gte(0), z.lte(MAX_SECONDS)),
  z.int().check(z.gte(0), z.lte(999_999_999)),
  z.string().check(z.regex(DOCUMENT_ID)),
]);

export function encodeCursor({ seconds, nanos, id }: Cursor): string {
  return Buffer.from(JSON.stringify([seconds, nanos, id])).toString('base64url');
}

/** @throws ShopError 'invalid' for anything that encodeCursor did not return */
export function decodeCursor(cursor: string): Cursor {
  try {
    const text = Buffer.from(cursor, 'base64url').toString();
    const [seconds, nanos, id] = cursorSchema.parse(JSON.parse(text));
    return { seconds, nanos, id };
  } catch (cause) {
    const message = requestMessages.unknownCursor;
    throw new ShopError('invalid', message, { fields: { cursor: message }, cause });
  }
}
