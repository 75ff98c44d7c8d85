import type { Order } from '@nargisus/domain/orders';
import type { ShopSettings, SmsSettings } from '@nargisus/domain/settings';
import {
  isSmsOn,
  isSmsStillTrue,
  needsProvedNumber,
  orderSms,
  type SmsOutcome,
  type SmsRecord,
  type SmsState,
} from '@nargisus/domain/sms';
import { randomUUID } from 'node:crypto';
import type { SmsRepository } from './sms.repository.ts';

/** The dependencies of sending text messages. */
export interface SmsDependencies {
  readonly now: () => Date;
  readonly settings: { readonly sms: () => Promise<SmsSettings>; readonly shop: () => Promise<ShopSettings> };
  /** Returns the number that the account has proved, in normal form; '' for none. */
  readonly provedPhoneOf: (uid: string) => Promise<string>;
  /** Returns the base URL of the shop. @throws Error while it is not configured */
  readonly shopOrigin: () => string;
  /** @throws Error while the provider's key is not set */
  readonly provider: () => {
    send(message: { to: string; text: string; sender: string }): Promise<SmsOutcome>;
    receipt(providerId: string): Promise<'delivered' | 'failed' | undefined>;
  };
}

/** A mobile number of Bangladesh in its normal form: no provider takes another. */
const MOBILE = /^01[3-9]\d{8}$/;

/**
 * Sends a requested text message, exactly once however often and concurrently it is called (docs/adr/0078). Returns its state.
 * Eight reads, four writes.
 * @throws Error while another run holds the lease, since that run may crash, and when the outcome could not be recorded
 */
export async function sendOrderSms(
  sms: SmsRepository,
  { now, settings, provedPhoneOf, shopOrigin, provider }: SmsDependencies,
  id: string,
): Promise<SmsState | 'not-found'> {
  const record = await sms.find(id);
  if (!record) return 'not-found';
  const [order, rules, shop] = await Promise.all([sms.orderOf(record), settings.sms(), settings.shop()]);
  const phone = order?.shippingAddress.recipientPhone ?? '';
  const isProved =
    !order || !needsProvedNumber(record.kind, order) || (await provedPhoneOf(order.uid)) === phone;
  const origin = shopOrigin();
  const claimed = await sms.claim(id, { claim: randomUUID(), now: now(), phone }, ({ kind }, present) =>
    messageFor({ kind, present, phone, isProved, rules, shop: { ...shop, origin } }),
  );
  if (!claimed) return 'not-found';
  if (!claimed.ok) {
    if (claimed.reason === 'busy') throw new Error(`Another run is at the message ${id}`);
    return claimed.record.state;
  }
  const { to, text } = claimed.record;
  const outcome = await handOver(() => provider().send({ to, text, sender: rules.sender }));
  // The message has been sent. If this write fails, the record stays "sending" and the message is not sent again.
  await sms.settle(claimed.record, outcome, { now: now(), paisaPerPart: rules.paisaPerPart });
  return outcome.state;
}

interface Facts {
  readonly kind: SmsRecord['kind'];
  readonly present: Order | undefined;
  /** The number before the transaction: a message never goes to one whose quota was not read. */
  readonly phone: string;
  readonly isProved: boolean;
  readonly rules: SmsSettings;
  readonly shop: ShopSettings & { readonly origin: string };
}

function messageFor({ kind, present, phone, isProved, rules, shop }: Facts) {
  if (!present || !isSmsOn(kind, rules) || !isSmsStillTrue(kind, present) || !MOBILE.test(phone))
    return 'dropped';
  if (present.shippingAddress.recipientPhone !== phone) return 'dropped';
  if (!isProved) return 'unproved';
  return { to: phone, uid: present.uid, text: orderSms(kind, present, rules.language, shop) };
}

/** A provider without a key is an attempt that failed: it is retried until the key is set. */
async function handOver(send: () => Promise<SmsOutcome>): Promise<SmsOutcome> {
  try {
    return await send();
  } catch (thrown) {
    return { state: 'failed', error: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}
