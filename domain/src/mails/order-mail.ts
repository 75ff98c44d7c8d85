import { NO_MONEY } from '../money/paisa.ts';
import type { Order } from '../orders/order.ts';
import { editsToTell } from '../orders/edits-to-tell.ts';
import { moneyOf } from '../orders/money.ts';
import { keptAmount } from '../orders/kept-amount.ts';
import { trackingPath } from '../orders/order-tracking.ts';
import { trackingOf } from '../orders/tracking.ts';
import type { OrderMailKind } from './mail-kinds.ts';
import { MAIL_LANGUAGES, type MailLanguage } from './mail-language.ts';
import { mailLines } from './mail-lines.ts';
import { rowsOf, type MailSection, type ShopMail } from './shop-mail.ts';

/** Returns the mail of a kind about an order. `shop` is the shop's base URL. */
export function orderMail(kind: OrderMailKind, order: Order, shop: string): ShopMail {
  const words = MAIL_LANGUAGES.map(({ texts }) => texts.mails[kind].subject).join(' / ');
  return {
    subject: `Nargisus ${order.orderId}: ${words}`,
    sections: MAIL_LANGUAGES.map((language) => sectionOf(kind, order, shop, language)),
  };
}

function sectionOf(kind: OrderMailKind, order: Order, shop: string, language: MailLanguage): MailSection {
  const { texts, taka } = language;
  const { title, opening, action, closing } = texts.mails[kind];
  const isOver = kind === 'order-delivered';
  return {
    language: language.code,
    title,
    greeting: texts.greeting(order.userName || order.shippingAddress.recipientName),
    opening,
    facts: rowsOf([
      [texts.order, order.orderId],
      [texts.tracking, kind === 'order-shipped' ? trackingOf(order) : undefined],
      [texts.expected, isOver ? undefined : expectedDay(order, language)],
      [texts.deliveryAddress, `${order.shippingAddress.recipientName}, ${order.deliveryAddress}`],
      [texts.phone, order.shippingAddress.recipientPhone],
      [texts.payment, paymentOf(order, language)],
    ]),
    lines: mailLines(order.items, language),
    sums: rowsOf([
      [texts.subtotal, taka(order.subtotal)],
      [`${texts.delivery} (${texts.options[order.deliveryOption]})`, taka(order.deliveryCharge)],
      [texts.voucher, order.voucherDiscount > 0 ? `-${taka(order.voucherDiscount)}` : undefined],
      [texts.staffDiscount, order.staffDiscount && `-${taka(order.staffDiscount)}`],
      [texts.totalBefore, kind === 'order-edited' ? totalBefore(order, language) : undefined],
      [texts.total, taka(order.totalAmount)],
      [texts.refused, order.returnedAmount && `-${taka(order.returnedAmount)}`],
      [texts.keptTotal, order.returnedAmount && taka(keptAmount(order))],
    ]),
    action: { label: action, url: shop + (trackingPath(order) ?? `/orders/${order.orderId}`) },
    closing,
    contact: { label: texts.contact, url: `${shop}/contact` },
  };
}

/** Returns the total before the last edit; undefined where it did not change. */
function totalBefore(order: Order, { taka }: MailLanguage): string | undefined {
  const total = editsToTell(order).at(-1)?.total;
  return total && total.from !== total.to ? taka(total.from) : undefined;
}

function expectedDay({ estimatedDelivery: { from, to } }: Order, { day }: MailLanguage): string {
  return from === to ? day(from) : `${day(from)} – ${day(to)}`;
}

function paymentOf(order: Order, language: MailLanguage): string {
  const { methods, haveReady, paidAhead } = language.texts;
  const { toCollect: due, paid } = moneyOf(order);
  const method = methods[order.paymentMethod];
  if (due === NO_MONEY) return method;
  const amounts = [paid > 0 && paidAhead(language.taka(paid)), haveReady(language.taka(due))];
  return `${method} (${amounts.filter(Boolean).join('; ')})`;
}
