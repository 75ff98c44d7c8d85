import type { Order } from '../orders/order.ts';
import { trackingOf } from '../orders/tracking.ts';
import { fold, MAX_PREFIX, tokenOfCode, wordsIn } from './fold.ts';

/**
 * Tokens that an order has at most. An order of one product has about fifty, some 400 bytes; each is one entry in one
 * index. The bound is reached by long names only: it cuts the product ids last of all.
 */
export const MAX_TOKENS = 200;

const MOST = { nameWords: 6, emailWords: 2, districtWords: 3, trackingWords: 3 } as const;

/** Digits of a phone's end that a search needs (docs/reference/commerce.md 4, Finding). */
export const MIN_DIGITS = 4;

type Searched = Pick<
  Order,
  'orderId' | 'userName' | 'userEmail' | 'shippingAddress' | 'items' | 'timeline' | 'trackingInfo'
>;

/**
 * Returns the tokens by which staff find an order, folded and each once: beginnings of the words of the names, of the e-mail
 * address and of the district, ends and beginnings of the phone number, the order id, tracking information, product
 * ids and SKUs. order-search.ts makes the same tokens of a search text.
 */
export function searchTokens(order: Searched): string[] {
  const { recipientName, recipientPhone, district } = order.shippingAddress;
  // Initials are not searched for, so they do not count as words of the name.
  const names = new Set(wordsIn(`${order.userName} ${recipientName}`).filter((word) => [...word].length > 1));
  const tokens = [
    ...tokensOfOrderId(order.orderId),
    ...tokensOfPhone(recipientPhone),
    ...tokensOfEmail(order.userEmail),
    ...[...names].slice(0, MOST.nameWords).flatMap((word) => prefixes(word, 2)),
    ...tokensOfCodes(`${order.userName} ${recipientName}`).slice(0, MOST.nameWords),
    ...tokensOfTracking(trackingOf(order) ?? ''),
    ...wordsIn(district)
      .slice(0, MOST.districtWords)
      .flatMap((word) => prefixes(word, 3)),
    ...order.items.flatMap(({ productId, sku = '' }) => [tokenOfCode(fold(productId)), ...tokensOfSku(sku)]),
  ];
  return [...new Set(tokens)].slice(0, MAX_TOKENS);
}

/** Returns the SKU as a whole, and its parts: a search takes one with dots or slashes for several words. */
function tokensOfSku(sku: string): string[] {
  const parts = wordsIn(sku).filter((part) => part.length > 1);
  return [tokenOfCode(fold(sku)), ...parts.map(tokenOfCode)].filter(Boolean);
}

/** Returns the beginnings of a word from `from` to MAX_PREFIX characters; longer words are found by their beginning. */
function prefixes(word: string, from: number): string[] {
  const characters = [...word];
  const last = Math.min(characters.length, MAX_PREFIX);
  return Array.from({ length: Math.max(0, last - from + 1) }, (_, at) =>
    characters.slice(0, from + at).join(''),
  );
}

/** Returns the tokens of ORD-20261121-K7XYZ: its month and day, and beginnings of the part that is read out over the phone. */
function tokensOfOrderId(orderId: string): string[] {
  const [prefix = '', day = '', random = ''] = fold(orderId).split('-');
  return [
    prefix,
    ...[4, 6, 8].map((length) => `${prefix}-${day.slice(0, length)}`),
    day,
    ...prefixes(random, 2),
  ];
}

/** Returns any four digits or more of the phone's end, and of its beginning: a number is typed from either side. */
function tokensOfPhone(phone: string): string[] {
  const digits = fold(phone).replace(/\D/g, '');
  const lengths = Array.from(
    { length: Math.max(0, digits.length - MIN_DIGITS + 1) },
    (_, at) => at + MIN_DIGITS,
  );
  return lengths.flatMap((length) => [digits.slice(-length), digits.slice(0, length)]);
}

function tokensOfEmail(email: string): string[] {
  const [local = ''] = fold(email).split('@');
  if (!local) return [];
  const words = wordsIn(local).slice(0, MOST.emailWords);
  return [tokenOfCode(`${local}@`), tokenOfCode(fold(email)), ...words.flatMap((word) => prefixes(word, 2))];
}

function tokensOfTracking(tracking: string): string[] {
  const words = wordsIn(tracking).slice(0, MOST.trackingWords);
  return [
    ...tokensOfCodes(tracking).slice(0, MOST.trackingWords),
    ...words.flatMap((word) => prefixes(word, 3)),
  ];
}

/** Returns the words with a hyphen or an underscore, whole: they are searched for as they are written. */
const tokensOfCodes = (text: string): string[] =>
  fold(text)
    .split(/\s+/)
    .filter((word) => /[-_]/.test(word))
    .map(tokenOfCode);
