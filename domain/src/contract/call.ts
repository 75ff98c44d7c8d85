import * as z from 'zod/mini';
import type { AnyOf } from '../accounts/roles.ts';

/**
 * Who may make a call. 'staff': whoever holds one of the call's `rights`. 'self-or-staff': also the account whose e-mail
 * the call names. 'cart-holder': a caller who names the guest id of a cart, or the signed-in owner of the e-mail under
 * which the cart is stored. An admin holds every right (docs/adr/0082).
 */
export type Access = 'anyone' | 'cart-holder' | 'signed-in' | 'self-or-staff' | 'staff' | 'admin';

interface CallShape {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Parameters in braces: /api/products/{id}. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** The rights of which a caller needs one; for a 'signed-in' call, to act on what belongs to others. */
  readonly rights?: AnyOf;
  /** Requires the header Idempotency-Key, a UUID: repeated requests with the same key get the same answer. */
  readonly idempotent?: true;
  /** How often one caller may make the call per minute; above it, a 429 carries Retry-After. */
  readonly perMinute?: number;
  /** The body is a form (application/x-www-form-urlencoded), as a payment gateway posts it; otherwise JSON. */
  readonly form?: true;
  /** The sender signs the bytes of the body: the route reads them itself, and accepts what no schema describes. */
  readonly signed?: true;
  /** The largest body in bytes, where it is not the usual one. */
  readonly maxBytes?: number;
  /** The status of a success; 200 by default, and when the call returns what an earlier request made. */
  readonly status?: 201 | 202;
  /** A success is a redirect or a file instead of an envelope. Errors are always envelopes. */
  readonly answers?: 'redirect' | 'file';
  /** The second name under which `data` is sent, where docs/reference/specification.md 7 uses another one. */
  readonly alsoAs?: 'order';
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  /** The schema of `data` in a success. */
  readonly data: z.ZodMiniType;
}

export type Call = CallShape;

export const call = <const C extends CallShape>(shape: C): C => shape;

/** The type of a part of a call inside the code (paisa, Date); undefined where the call has no such part. */
export type PartOf<
  C extends Call,
  Part extends 'params' | 'query' | 'body' | 'data',
> = C[Part] extends z.ZodMiniType ? z.output<C[Part]> : undefined;

/** The type of the part as it is sent (taka, text). */
export type SentPartOf<
  C extends Call,
  Part extends 'params' | 'query' | 'body' | 'data',
> = C[Part] extends z.ZodMiniType ? z.input<C[Part]> : undefined;

export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Firebase's header that proves that a request comes from the shop's own app (docs/adr/0013). */
export const APP_CHECK_HEADER = 'X-Firebase-AppCheck';

/** The data schema of a call without data. */
export const noData = z.undefined();
