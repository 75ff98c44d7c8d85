import * as z from 'zod/mini';
import { normalEmail } from '../accounts/normal-email.ts';
import { fixedText } from '../text/message.ts';
import { IDEMPOTENCY_HEADER } from './call.ts';
import { parameterMessages } from './parameter-messages.ts';

/** The header Idempotency-Key: a UUID. */
export const requestKeySchema = z.uuid(
  fixedText(parameterMessages.requestKey, { header: IDEMPOTENCY_HEADER }),
);

/** An e-mail address as accounts have it (normalEmail). */
export const emailParameter = z.pipe(
  z.string().check(z.minLength(3), z.maxLength(320)),
  z.transform(normalEmail),
);

/**
 * The uid of a sign-in account: Firebase makes 28 letters and digits, imports up to 128 characters. It is also a
 * document id, and Firestore rejects `__…__`.
 */
export const uidParameter = z
  .string()
  .check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/, parameterMessages.unknownUid));

/** The document id of an order, its `_id`. Firestore reserves `__…__` and rejects such ids. */
export const orderIdParameter = z
  .string()
  .check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/, parameterMessages.unknownOrder));

/** The language of a printed document, or of suggestions. */
export const documentLanguage = z._default(z.enum(['en', 'bn'], parameterMessages.unknownLanguage), 'en');
