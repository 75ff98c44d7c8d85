import * as z from 'zod/mini';
import { normalEmail } from '../accounts/email.ts';
import { fixedText } from '../text/message.ts';
import { requestMessages } from './request-messages.ts';

/**
 * Who may make a call. 'self-or-admin': the one whose e-mail the call names. 'cart-holder': whoever names the guest
 * id of a cart, or the one whose e-mail it is filed under, with her token.
 */
export type Access = 'anyone' | 'cart-holder' | 'signed-in' | 'self-or-admin' | 'admin';

interface CallShape {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Parameters in braces: /api/products/{id}. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** Needs the header Idempotency-Key, a UUID: the same key gives the same answer, however often it is sent. */
  readonly idempotent?: true;
  /** How often one caller may make it; more is a 429 that says when to go on. */
  readonly perMinute?: number;
  /** The body is a form (application/x-www-form-urlencoded): what a payment gateway posts. JSON otherwise. */
  readonly form?: true;
  /** A success is not an envelope but a redirect of the browser, or a file to keep. Refusals are envelopes always. */
  readonly answers?: 'redirect' | 'file';
  /** docs/reference/specification.md 7 has the answer of this call under another name: `data` is sent under both. */
  readonly alsoAs?: 'order';
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  /** What `data` of a success holds. */
  readonly data: z.ZodMiniType;
}

export type Call = CallShape;

export const call = <const C extends CallShape>(shape: C): C => shape;

/** The type of a call's part inside (paisa, Date), or undefined where it has none. */
export type PartOf<
  C extends Call,
  Part extends 'params' | 'query' | 'body' | 'data',
> = C[Part] extends z.ZodMiniType ? z.output<C[Part]> : undefined;

/** The same as it is sent (taka, text). */
export type SentPartOf<
  C extends Call,
  Part extends 'params' | 'query' | 'body' | 'data',
> = C[Part] extends z.ZodMiniType ? z.input<C[Part]> : undefined;

export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Says that a request comes from the shop's own app (docs/adr/0013); Firebase's name for it. */
export const APP_CHECK_HEADER = 'X-Firebase-AppCheck';

export const requestKeySchema = z.uuid(fixedText(requestMessages.requestKey, { header: IDEMPOTENCY_HEADER }));

// ---- parameters that several calls have ----

export const wholeNumber = (largest: number) =>
  z.pipe(
    z.string().check(z.regex(/^[1-9][0-9]{0,4}$/, fixedText(requestMessages.wholeNumber, { largest }))),
    z.pipe(
      z.transform(Number),
      z.number().check(z.lte(largest, fixedText(requestMessages.atMost, { largest }))),
    ),
  );

export const flag = z.pipe(
  z.enum(['true', 'false'], requestMessages.flag),
  z.transform((text) => text === 'true'),
);

/** From the `nextCursor` of the page before. */
export const cursor = z.string().check(z.minLength(1), z.maxLength(500));

export const emailParameter = z.pipe(
  z.string().check(z.minLength(3), z.maxLength(320)),
  z.transform(normalEmail),
);

/**
 * The uid of a sign-in account: Firebase makes 28 letters and digits, an import may bring up to 128 characters. It is a
 * document id too, and Firestore refuses `__…__`.
 */
export const uidParameter = z
  .string()
  .check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/, requestMessages.unknownUid));

/** The document id of an order, its `_id`. Firestore has `__…__` for itself, and refuses to look for such a document. */
export const orderIdParameter = z
  .string()
  .check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/, requestMessages.unknownOrder));

/** What a document for printing is written in. */
export const documentLanguage = z._default(z.enum(['en', 'bn'], requestMessages.unknownLanguage), 'en');

/** Of a call whose success carries no data. */
export const noData = z.undefined();
