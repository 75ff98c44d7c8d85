import { normalPhone } from '../accounts/phone.ts';
import { sizeLabel } from '../catalogue/size-label.ts';
import { csvRows, writeCsv, type CsvCell } from '../csv/write-csv.ts';
import { takaFromPaisa } from '../money/taka.ts';
import { moneyOf } from '../orders/money.ts';
import type { Order } from '../orders/order.ts';
import { SOURCE_LABELS, soldThrough } from '../orders/order-source.ts';
import { staffDiscountOf } from '../orders/staff-discount.ts';
import { shownStatus } from '../orders/shown-status.ts';
import { statusLabel } from '../orders/statuses.ts';
import { trackingOf } from '../orders/tracking.ts';
import { riderNoteOf } from '../orders/rider-note.ts';
import { dhakaIso } from '../time/dhaka-clock.ts';

/** Orders of one file: more would not be read within the 60 seconds that Hosting allows a request (docs/adr/0087). */
export const MAX_EXPORTED_ORDERS = 10_000;

type Column = readonly [title: string, cell: (order: Order) => CsvCell];

/** What a courier's form and a bookkeeper ask for, a row per order. Times are Dhaka's, amounts taka. */
const COLUMNS: readonly Column[] = [
  ['Order ID', ({ orderId }) => orderId],
  ['Ordered at', ({ createdAt }) => dhakaIso(createdAt)],
  ['Status', (order) => statusLabel(shownStatus(order))],
  ['Delivery status', ({ deliveryStatus }) => statusLabel(deliveryStatus)],
  ['Payment status', ({ paymentStatus }) => statusLabel(paymentStatus)],
  ['Payment method', ({ paymentMethod }) => paymentMethod],
  ['Source', (order) => SOURCE_LABELS[soldThrough(order)]],
  ['Recipient', ({ shippingAddress }) => shippingAddress.recipientName],
  ['Phone', ({ shippingAddress }) => ({ code: normalPhone(shippingAddress.recipientPhone) })],
  ['Address', ({ deliveryAddress }) => deliveryAddress],
  ['City or area', ({ shippingAddress }) => shippingAddress.city],
  ['District', ({ shippingAddress }) => shippingAddress.district],
  ['Division', ({ shippingAddress }) => shippingAddress.region],
  ['Assigned to', ({ deliveryAssignedTo }) => deliveryAssignedTo],
  ['Tracking', (order) => textCode(trackingOf(order))],
  ['Note for the rider', (order) => riderNoteOf(order)],
  ['Items', ({ items }) => items.map(itemText).join('; ')],
  ['Pieces', ({ items }) => items.reduce((sum, { quantity }) => sum + quantity, 0)],
  ['Subtotal (BDT)', ({ subtotal }) => takaFromPaisa(subtotal)],
  ['Delivery charge (BDT)', ({ deliveryCharge }) => takaFromPaisa(deliveryCharge)],
  ['Voucher', ({ voucherCode }) => voucherCode ?? ''],
  ['Discount (BDT)', ({ voucherDiscount }) => takaFromPaisa(voucherDiscount)],
  ['Staff discount (BDT)', (order) => takaFromPaisa(staffDiscountOf(order))],
  ['Total (BDT)', ({ totalAmount }) => takaFromPaisa(totalAmount)],
  ['Paid (BDT)', (order) => takaFromPaisa(moneyOf(order).paid)],
  ['Refunded (BDT)', (order) => takaFromPaisa(moneyOf(order).refunded)],
  ['To collect (BDT)', (order) => takaFromPaisa(moneyOf(order).toCollect)],
  ['Customer', ({ userName }) => userName],
  ['E-mail', ({ userEmail }) => userEmail],
];

/** Returns what precedes the rows of orders. */
export const ordersCsvHead = (): string => writeCsv([COLUMNS.map(([title]) => title)]);

/** Returns the rows of orders for a CSV file, one for each. */
export const ordersCsvRows = (orders: readonly Order[]): string =>
  csvRows(orders.map((order) => COLUMNS.map(([, cell]) => cell(order))));

/** Returns '2 × Linen Panjabi, M (PAN-1)'. */
function itemText(item: Order['items'][number]): string {
  return `${item.quantity} × ${item.name}, ${sizeLabel(item)} (${item.sku ?? item.productId})`;
}

/** A tracking number of digits alone stays text. */
const textCode = (text = ''): CsvCell => (/^[0-9]+$/.test(text) ? { code: text } : text);
