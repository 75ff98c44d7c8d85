import * as z from 'zod/mini';
import { expiryOf, RETENTION_MS } from '../privacy/retention.ts';
import { momentSchema } from '../time/moment.ts';

/** The recorded actions. Add a new action here, with the use case that appends it. */
export const AUDIT_ACTIONS = [
  'user.role-changed',
  'user.activated',
  'user.deactivated',
  'user.deleted',
  'user.edited',
  'user.rights-changed',
  'invitation.sent',
  'invitation.withdrawn',
  'invitation.accepted',
  'order.status-set',
  'order.cancelled',
  'order.deleted',
  'order.taken',
  'order.edited',
  'order.combined',
  'order.exchanged',
  'order.delivered-in-part',
  'order.received',
  'order.called',
  'phone.decided',
  'phone.noted',
  'invoice.issued',
  'parcel.requested',
  'parcel.withdrawn',
  'courier.resumed',
  'settlement.requested',
  'settlement.imported',
  'settlement.row-accepted',
  'settlement.row-disputed',
  'settlement.row-compared',
  'cash.handed-in',
  'payment.refund-requested',
  'payment.refunded-by-hand',
  'payment.recorded',
  'payment.sent-back',
  'payment.reversed',
  'product.created',
  'product.edited',
  'product.deleted',
  'product.cost-set',
  'settings.edited',
  'review.approved',
  'review.hidden',
  'review.answered',
  'return.agreed',
  'return.declined',
  'collection.created',
  'collection.edited',
  'collection.ordered',
  'collection.deleted',
  'voucher.created',
  'voucher.edited',
  'voucher.deleted',
  'stock.counted',
  'stock.received',
  'stock.low-set',
  'stock.stopped',
  'orders.exported',
  'audit.exported',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/**
 * How long an entry is kept, in ms: two years (docs/reference/commerce.md 4). The TTL policy on `expireAt` deletes
 * it then.
 */
export const AUDIT_RETENTION_MS = RETENTION_MS.audit;

/**
 * audit/{_id}: one recorded action of staff. Written by functions only, in the transaction of the change; never
 * changed. `before` and `after` hold the changed fields as stored, or null. An entry outlives the accounts that it is
 * about, so it identifies people by uid only (docs/retention.md).
 */
export const auditEntrySchema = z.object({
  _id: z.string(),
  at: momentSchema,
  /** The staff account that did it; null for a change that no person made. */
  by: z.nullable(z.object({ uid: z.string() })),
  action: z.enum(AUDIT_ACTIONS),
  subject: z.object({
    kind: z.enum([
      'user',
      'invitation',
      'order',
      'payment',
      'product',
      'settings',
      'review',
      'return',
      'stock',
      'collection',
      'voucher',
      'courier',
      'settlement',
      'phone',
      'export',
    ]),
    /** The document id; for settings, collections and vouchers the path, because a product may have any id; for a phone number its hash. */
    id: z.string(),
    /** A label for staff: an order number or a product's name, with its size for stock; for a user the uid, for an invitation its id; empty for a phone number. */
    label: z.string(),
  }),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  /** The names of changed fields with personal data, without their values. */
  changed: z.optional(z.array(z.string())),
  /** The reason that staff gave; empty when none is required. */
  note: z.string(),
  expireAt: momentSchema,
});

export type AuditEntry = z.output<typeof auditEntrySchema>;

/** An entry before it is appended, which adds id, time and expiry. */
export type AuditRecord = Omit<AuditEntry, '_id' | 'at' | 'expireAt'>;

/** Returns the entry to store at `now`. */
export function buildAuditEntry(_id: string, record: AuditRecord, now: Date): AuditEntry {
  return { ...record, _id, at: now, expireAt: expiryOf('audit', now) };
}
