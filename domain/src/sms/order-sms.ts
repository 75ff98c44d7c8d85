import { formatTakaInWords } from '../money/format-taka.ts';
import { NO_MONEY, type Paisa } from '../money/paisa.ts';
import { moneyOf } from '../orders/money.ts';
import type { Order } from '../orders/order.ts';
import { trackingPath } from '../orders/order-tracking.ts';
import { banglaDigits } from '../text/bangla-digits.ts';
import type { SmsKind } from './sms-kinds.ts';

/** What a message says about the shop. */
interface Shop {
  readonly name: string;
  /** The shop's phone number as customers read it; '' where it has none. */
  readonly phone: string;
  readonly origin: string;
}

interface Words {
  readonly amount: (amount: Paisa) => string;
  readonly haveReady: (amount: string) => string;
  readonly kinds: Readonly<Record<Exclude<SmsKind, 'no-answer' | 'refunded'>, string>>;
  readonly total: (amount: string) => string;
  readonly noAnswer: (contact: string) => string;
  readonly refunded: (orderId: string) => string;
}

// ৳ is outside GSM-7, so that one of it would cut the room of a part from 160 characters to 70.
const english: Words = {
  amount: (amount) => formatTakaInWords(amount).replace('৳', 'Tk '),
  total: (amount) => `Total ${amount}.`,
  haveReady: (amount) => `Please have ${amount} ready.`,
  kinds: {
    placed: 'We have your order.',
    confirmed: 'Your order is confirmed.',
    edited: 'Your order was changed.',
    shipped: 'Your parcel is on its way.',
    'out-for-delivery': 'Your parcel arrives today.',
    delivered: 'Your parcel was delivered. Thank you!',
  },
  noAnswer: (contact) => `We could not reach you by phone about your order. Please contact us: ${contact}`,
  refunded: (orderId) => `The money for ${orderId} was sent back to you.`,
};

const bangla: Words = {
  amount: (amount) => banglaDigits(formatTakaInWords(amount)),
  total: (amount) => `মোট ${amount}।`,
  haveReady: (amount) => `${amount} প্রস্তুত রাখুন।`,
  kinds: {
    placed: 'অর্ডার পেয়েছি।',
    confirmed: 'অর্ডার নিশ্চিত।',
    edited: 'অর্ডার বদলানো হয়েছে।',
    shipped: 'পার্সেল রওনা হয়েছে।',
    'out-for-delivery': 'আজ পার্সেল আসছে।',
    delivered: 'পার্সেল পৌঁছেছে। ধন্যবাদ!',
  },
  noAnswer: (contact) => `ফোনে আপনাকে পাইনি। অর্ডারের জন্য যোগাযোগ করুন: ${contact}`,
  refunded: (orderId) => `${orderId} অর্ডারের টাকা ফেরত পাঠানো হয়েছে।`,
};

const WORDS = { en: english, bn: bangla } as const;

/** Kinds after which the order has been paid or is settled: they name no amount. */
const WITHOUT_AMOUNT: readonly SmsKind[] = ['delivered'];

/**
 * Returns the text of a message about an order, in one language. In Bangla it fits two parts with a link to an origin of up to 30
 * characters (docs/reference/couriers-and-sms.md 6.4).
 */
export function orderSms(kind: SmsKind, order: Order, language: 'bn' | 'en', shop: Shop): string {
  const words = WORDS[language];
  return `${shop.name}: ${textOf(kind, order, words, shop)}`;
}

function textOf(kind: SmsKind, order: Order, words: Words, { phone, origin }: Shop): string {
  if (kind === 'no-answer') return words.noAnswer(phone || `${origin}/contact`);
  if (kind === 'refunded') return words.refunded(order.orderId);
  const link = origin + (trackingPath(order) ?? `/orders/${order.orderId}`);
  return [words.kinds[kind], amountOf(kind, order, words), link].filter(Boolean).join(' ');
}

function amountOf(kind: SmsKind, order: Order, { amount, total, haveReady }: Words): string {
  if (WITHOUT_AMOUNT.includes(kind)) return '';
  if (kind === 'placed') return total(amount(order.totalAmount));
  const { toCollect } = moneyOf(order);
  return toCollect === NO_MONEY ? '' : haveReady(amount(toCollect));
}
