import { emailSchema } from '@nargisus/domain/accounts';
import {
  hasPaymentFailed,
  isStillTrue,
  mailId,
  orderMail,
  paymentFailedMail,
  type MailKind,
  type ShopMail,
} from '@nargisus/domain/mails';
import { randomUUID } from 'node:crypto';
import { MailError, type Mail } from '../reports/send-mail.ts';
import type { About, MailsRepository } from './mails.repository.ts';
import { renderMail } from './render-mail.ts';

/** What mails are sent with. */
export interface MailWorld {
  readonly now: () => Date;
  readonly send: (mail: Mail) => Promise<string | null>;
  /** Base address of the shop. @throws Error while it is not configured. */
  readonly shopOrigin: () => string;
}

/** not-due: nobody to write to, or not true any more. not-needed: done before. The others as in the record. */
export type MailOutcome = 'sent' | 'not-due' | 'not-needed' | 'refused' | 'unconfirmed';

/**
 * Sends a mail about an order, or about an attempt to pay, once, however often and however concurrently it is asked for.
 * @throws whatever kept it from being sent, recorded before, to be called again; also while another run is at it, which
 * may yet die.
 */
export async function sendShopMail(
  mails: MailsRepository,
  { now, send, shopOrigin }: MailWorld,
  { kind, id }: { kind: MailKind; id: string },
): Promise<MailOutcome> {
  const path = kind === 'payment-failed' ? (`payments/${id}` as const) : (`orders/${id}` as const);
  const wanted = { _id: mailId(id, kind), kind, claim: randomUUID(), now: now() };
  const claim = await mails.claim(path, wanted, (about) => addressee(kind, about));
  if (!claim) return 'not-due';
  const { claimed, about } = claim;
  const { record } = claimed;
  if (!claimed.ok) {
    if (claimed.reason === 'busy') throw new Error(`Another run is at the mail ${record._id}`);
    return 'not-needed';
  }
  let messageId: string | null;
  try {
    const mail = renderMail(contentOf(kind, about, shopOrigin()));
    messageId = await send({ to: [record.to], ...mail, attachments: [] });
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown.message : String(thrown);
    const state = stateAfter(thrown);
    await mails.settle(record, { state, error }, now());
    if (state === 'failed') throw thrown;
    return state;
  }
  // It is out. Should this write fail, the record says "sending" and nobody sends it again.
  await mails.settle(record, { state: 'sent', messageId }, now());
  return 'sent';
}

function stateAfter(thrown: unknown): 'failed' | 'refused' | 'unconfirmed' {
  if (!(thrown instanceof MailError)) return 'failed';
  if (thrown.mayBeOut) return 'unconfirmed';
  return thrown.isForGood ? 'refused' : 'failed';
}

function addressee(kind: MailKind, { order, attempt }: About): string | undefined {
  const isDue =
    kind === 'payment-failed'
      ? attempt !== undefined && hasPaymentFailed(attempt)
      : order !== undefined && isStillTrue(kind, order);
  const email = emailSchema.safeParse((order ?? attempt)?.userEmail);
  return isDue && email.success ? email.data : undefined;
}

function contentOf(kind: MailKind, { order, attempt }: About, shop: string): ShopMail {
  if (kind === 'payment-failed') {
    if (!attempt) throw new Error('No attempt to write about');
    return paymentFailedMail(attempt, shop);
  }
  if (!order) throw new Error('No order to write about');
  return orderMail(kind, order, shop);
}
