import * as z from 'zod/mini';
import { expiryOf, RETENTION_MS } from '../privacy/retention.ts';
import { momentSchema } from '../time/moment.ts';

/** What an entry says was done. A new action is added here, with the use case that appends it. */
export const AUDIT_ACTIONS = [
  'user.role-changed',
  'user.activated',
  'user.deactivated',
  'user.deleted',
  'user.edited',
  'order.status-set',
  'order.cancelled',
  'order.deleted',
  'payment.refund-requested',
  'payment.refunded-by-hand',
  'product.created',
  'product.edited',
  'product.deleted',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/**
 * How long an entry is kept, in ms: two years (docs/reference/commerce.md 4). The TTL policy on `expireAt` deletes
 * it then.
 */
export const AUDIT_RETENTION_MS = RETENTION_MS.audit;

/**
 * audit/{_id}: who did what to what. Written by functions only, in the transaction of the change itself; never
 * changed. `before` and `after` hold the changed fields as they are stored, or null where there is nothing to show.
 * An entry outlives the accounts that it is about, so that it names people by their uid alone (docs/retention.md).
 */
export const auditEntrySchema = z.object({
  _id: z.string(),
  at: momentSchema,
  /** The staff account that did it; null for a change that no person made. */
  by: z.nullable(z.object({ uid: z.string() })),
  action: z.enum(AUDIT_ACTIONS),
  subject: z.object({
    kind: z.enum(['user', 'order', 'payment', 'product']),
    /** The document id. */
    id: z.string(),
    /** What staff know it by: an order number, a product's name; of a person the uid. */
    label: z.string(),
  }),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  /** Changed fields that hold what people wrote or are called: named here, without their values. */
  changed: z.optional(z.array(z.string())),
  /** The reason that staff gave; empty when none was asked for. */
  note: z.string(),
  expireAt: momentSchema,
});

export type AuditEntry = z.output<typeof auditEntrySchema>;

/** What a use case knows of an entry; id, time and expiry are added when it is appended. */
export type AuditRecord = Omit<AuditEntry, '_id' | 'at' | 'expireAt'>;

/** Returns the entry to store at `now`. */
export function buildAuditEntry(_id: string, record: AuditRecord, now: Date): AuditEntry {
  return { ...record, _id, at: now, expireAt: expiryOf('audit', now) };
}
