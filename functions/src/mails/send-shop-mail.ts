import {
  backInStockMail,
  hasPaymentFailed,
  isLastEdit,
  isStillTrue,
  mailId,
  orderMail,
  paymentFailedMail,
  readEditMailKey,
  type MailKind,
  type ShopMail,
} from '@nargisus/domain/mails';
import type { ShopSettings } from '@nargisus/domain/settings';
import { randomUUID } from 'node:crypto';
import { MailError, type Mail } from '../email/sendgrid.ts';
import type { About, MailsRepository, Recipient } from './mails.repository.ts';
import { isStockMailDue } from './stock-alert-mail.ts';
import { subjectPath } from './mail-subject.ts';
import { renderMail } from './render-mail.ts';

/** The dependencies of sending mails. */
export interface MailDependencies {
  readonly now: () => Date;
  readonly send: (mail: Mail) => Promise<string | null>;
  /** Returns the account from Firebase Auth; undefined where it was deleted or has no address. */
  readonly recipientOf: (uid: string) => Promise<Recipient | undefined>;
  /** Returns the base URL of the shop. @throws Error while it is not configured */
  readonly shopOrigin: () => string;
  /** Returns the shop as its mails name it. */
  readonly shop: () => Promise<ShopSettings>;
  /** Deletes a stock alert whose mail has ended, by its mail key. */
  readonly endStockAlert: (mailKey: string) => Promise<void>;
}

/**
 * not-due: the account was deleted, or the mail no longer applies. not-needed: done before. The others are states of
 * the record; the sweep retries `failed` and `unverified`.
 */
export const MAIL_OUTCOMES = [
  'sent',
  'not-due',
  'not-needed',
  'failed',
  'refused',
  'unconfirmed',
  'unverified',
  'capped',
] as const;
export type MailOutcome = (typeof MAIL_OUTCOMES)[number];

/** Outcomes after which a mail is never tried again. */
const ENDED: readonly MailOutcome[] = ['sent', 'not-needed', 'refused', 'unconfirmed', 'capped'];

/**
 * Sends a mail about an order, an attempt to pay or a size that is back, exactly once however often and concurrently it is
 * called, to the address that its account has verified (docs/adr/0036).
 * @throws Error while another run holds the lease, since that run may crash, and when the outcome could not be
 * recorded
 */
export async function sendShopMail(
  mails: MailsRepository,
  dependencies: MailDependencies,
  wanted: { kind: MailKind; id: string },
): Promise<MailOutcome> {
  const outcome = await trySend(mails, dependencies, wanted);
  // Repeated by the next run where this one ends before it: the mail is recorded.
  if (wanted.kind === 'back-in-stock' && ENDED.includes(outcome)) await dependencies.endStockAlert(wanted.id);
  return outcome;
}

async function trySend(
  mails: MailsRepository,
  { now, send, recipientOf, shopOrigin, shop }: MailDependencies,
  { kind, id }: { kind: MailKind; id: string },
): Promise<MailOutcome> {
  const subject = subjectPath(kind, id);
  const uid = await mails.ownerOf(subject);
  // An order that staff took has no account.
  const recipient = uid ? await recipientOf(uid) : undefined;
  const wanted = { _id: mailId(id, kind), kind, claim: randomUUID(), now: now(), recipient };
  const claim = await mails.claim(subject, wanted, (about) => isDue(wanted, about, id));
  if (!claim) return 'not-due';
  const { claimed, about } = claim;
  const { record } = claimed;
  if (!claimed.ok) {
    if (claimed.reason === 'busy') throw new Error(`Another run is at the mail ${record._id}`);
    if (claimed.reason === 'died') return 'unconfirmed';
    return claimed.reason === 'done' ? 'not-needed' : claimed.reason;
  }
  let messageId: string | null;
  try {
    const mail = renderMail(contentOf(kind, about, { origin: shopOrigin(), now: now() }), await shop());
    messageId = await send({ to: [record.to], ...mail, attachments: [] });
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown.message : String(thrown);
    const state = stateAfter(thrown);
    await mails.settle(record, { state, error }, now());
    return state;
  }
  // The mail has been sent. If this write fails, the record stays "sending" and the mail is not sent again.
  await mails.settle(record, { state: 'sent', messageId }, now());
  return 'sent';
}

function stateAfter(thrown: unknown): 'failed' | 'refused' | 'unconfirmed' {
  if (!(thrown instanceof MailError)) return 'failed';
  if (thrown.mayBeSent) return 'unconfirmed';
  return thrown.isPermanent ? 'refused' : 'failed';
}

function isDue(
  { _id, kind }: { _id: string; kind: MailKind },
  { order, attempt, alert }: About,
  id: string,
): boolean {
  if (kind === 'order-edited' && order && !isLastEdit(readEditMailKey(id).edit, order)) return false;
  if (kind === 'back-in-stock') return alert !== undefined && isStockMailDue(alert, _id);
  return kind === 'payment-failed'
    ? attempt !== undefined && hasPaymentFailed(attempt)
    : order !== undefined && isStillTrue(kind, order);
}

function contentOf(
  kind: MailKind,
  { order, attempt, alert }: About,
  { origin, now }: { origin: string; now: Date },
): ShopMail {
  if (kind === 'back-in-stock') {
    if (!alert?.product) throw new Error('No product to write about');
    return backInStockMail({ product: alert.product, size: alert.alert.size, now }, origin);
  }
  if (kind === 'payment-failed') {
    if (!attempt) throw new Error('No attempt to write about');
    return paymentFailedMail(attempt, origin);
  }
  if (!order) throw new Error('No order to write about');
  return orderMail(kind, order, origin);
}
