import type { Address } from '@nargisus/domain/checkout';
import { plainTaka } from '@nargisus/domain/money';
import { amountOf, PAYMENT_CHANNELS, type Attempt, type PaymentChannel } from '@nargisus/domain/payments';
import { STORE } from '@nargisus/domain/store';
import * as z from 'zod/mini';

/* SSLCommerz v4's names and values: the only file that knows them (docs/payments.md). */

// Reads every value as text, quoted or not; a missing one is ''.
const text = z._default(
  z.pipe(
    z.nullable(z.union([z.string(), z.number()])),
    z.transform((value) => (value === null ? '' : String(value))),
  ),
  '',
);

export const sessionSchema = z.object({
  status: text,
  failedreason: text,
  sessionkey: text,
  GatewayPageURL: text,
  /** What the store can be paid with. A list in another form is no reason to refuse the session. */
  desc: z.catch(z.array(z.object({ gw: text, r_flag: text, redirectGatewayURL: text })), []),
});

/** The gateway's own names. */
const CHANNEL_CODES: Record<PaymentChannel, string> = { bkash: 'bkash', nagad: 'nagad' };

/**
 * Returns the pages of a session that open at one wallet (docs/adr/0061): those that the store has, that the gateway lets a shop
 * redirect to (`r_flag`), and that are `isPage`, its own.
 */
export function channelUrlsOf(
  { desc }: z.output<typeof sessionSchema>,
  isPage: (url: string) => boolean,
): Partial<Record<PaymentChannel, string>> {
  const pages = desc.filter((it) => it.r_flag === '1' && isPage(it.redirectGatewayURL));
  return Object.fromEntries(
    PAYMENT_CHANNELS.flatMap((channel) => {
      const page = pages.find(({ gw }) => gw === CHANNEL_CODES[channel]);
      return page ? [[channel, page.redirectGatewayURL]] : [];
    }),
  );
}

export const paymentSchema = z.object({
  status: text,
  tran_id: text,
  val_id: text,
  store_id: text,
  amount: text,
  currency: text,
  currency_amount: text,
  currency_type: text,
  bank_tran_id: text,
  card_type: text,
  risk_level: text,
});

export const foundSchema = z.object({
  APIConnect: text,
  element: z._default(z.array(z.object({ status: text, val_id: text })), []),
});

export const refundSchema = z.object({
  APIConnect: text,
  status: text,
  refund_ref_id: text,
  errorReason: text,
});

export const isPaidStatus = (status: string) => status === 'VALID' || status === 'VALIDATED';

/** The state of an attempt according to the gateway. Only `validate` proves a payment. */
export type ReportedState = 'paid' | 'failed' | 'cancelled' | 'expired' | 'nothing';

export function reportedStateOf(status: string): ReportedState {
  switch (status) {
    case 'VALID':
    case 'VALIDATED':
      return 'paid';
    case 'FAILED':
      return 'failed';
    case 'CANCELLED':
      return 'cancelled';
    case 'EXPIRED':
      return 'expired';
    default:
      // UNATTEMPTED: the customer closed the page and may open it again.
      return 'nothing';
  }
}

/** By code points, so that a Bangla name is not cut between the halves of a letter. */
const cut = (text: string, longest: number) => [...text].slice(0, longest).join('');

const MAX_EMAIL = 50;

/** The fields that open a session. */
export function sessionFields(attempt: Attempt, callbackOrigin: string): Record<string, string> {
  const { _id: tranId, quote, shippingAddress: to, userEmail } = attempt;
  const callback = (end: string) => `${callbackOrigin}/api/payments/${end}`;
  return {
    total_amount: plainTaka(amountOf(attempt)),
    currency: 'BDT',
    tran_id: tranId,
    success_url: callback('success'),
    fail_url: callback('fail'),
    cancel_url: callback('cancel'),
    ipn_url: callback('ipn'),
    product_name: cut(quote.lines.map(({ name }) => name).join(', '), 250),
    product_category: 'fashion and home',
    product_profile: 'physical-goods',
    cus_name: cut(to.recipientName, 50),
    // Some accounts have no e-mail, and a shortened address could be another person's: the shop's own is always
    // valid.
    cus_email: userEmail && userEmail.length <= MAX_EMAIL ? userEmail : STORE.email,
    ...placeFields('cus', to),
    cus_state: cut(to.region, 50),
    cus_phone: cut(to.recipientPhone, 20),
    // The documentation requires ship_* where the method is YES; integrations that use Courier send them too.
    shipping_method: 'Courier',
    ship_name: cut(to.recipientName, 50),
    ...placeFields('ship', to),
    num_of_item: String(quote.lines.reduce((count, { quantity }) => count + quantity, 0)),
    emi_option: '0',
  };
}

/** An address, with the prefix of the buyer or of the parcel. The shop asks for no postcode. */
const placeFields = (prefix: 'cus' | 'ship', { address, city }: Address): Record<string, string> => ({
  [`${prefix}_add1`]: cut(address, 50),
  [`${prefix}_city`]: cut(city, 50),
  [`${prefix}_postcode`]: '1000',
  [`${prefix}_country`]: 'Bangladesh',
});
