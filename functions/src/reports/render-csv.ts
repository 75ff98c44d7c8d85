import { sizeLabel } from '@nargisus/domain/catalogue';
import { normalPhone } from '@nargisus/domain/accounts';
import { escapeCsvFormula } from '@nargisus/domain/csv';
import { plainTaka, type Paisa } from '@nargisus/domain/money';
import { shownStatus, statusLabel } from '@nargisus/domain/orders';
import { reportLines, type DailyReport, type ReportLine, type ReportOrder } from '@nargisus/domain/reports';
import { dhakaIso } from '@nargisus/domain/time';
import json2csv, { type FieldInfo } from 'json2csv';

/** A number with two decimals: unquoted, without sign or grouping, as every spreadsheet reads it. */
class Decimal {
  readonly text: string;
  constructor(amount: Paisa) {
    this.text = plainTaka(amount);
  }
}

type Cell = string | number | Decimal | null;
type Column = readonly [title: string, cell: (line: ReportLine) => Cell];

const amount = (paisa: Paisa | undefined) => (paisa === undefined ? null : new Decimal(paisa));

/**
 * One row per bought line: see reportLines. The day's totals are not rows, because they would spoil sorts and sums;
 * they are in the PDF and in the mail.
 */
const COLUMNS: readonly Column[] = [
  ['Order ID', ({ order }) => order.orderId],
  ['Ordered at', ({ order }) => dhakaIso(order.createdAt)],
  ['Order status', ({ order }) => statusLabel(shownStatus(order))],
  ['Payment method', ({ order }) => order.paymentMethod],
  ['Payment status', ({ order }) => statusLabel(order.paymentStatus)],
  ['Delivery status', ({ order }) => statusLabel(order.deliveryStatus)],
  ['Assigned to', ({ order }) => order.deliveryAssignedTo],
  ['Customer', ({ order }) => order.userName],
  ['E-mail', ({ order }) => order.userEmail],
  ['Recipient', ({ order }) => order.shippingAddress.recipientName],
  ['Phone', ({ order }) => normalPhone(order.shippingAddress.recipientPhone)],
  ['Region', ({ order }) => order.shippingAddress.region],
  ['Delivery address', ({ order }) => order.deliveryAddress],
  ['Delivery option', ({ order }) => order.deliveryOption],
  ['Voucher', ({ order }) => order.voucherCode ?? ''],
  ['Line', ({ line }) => line],
  ['Product ID', ({ item }) => item.productId],
  ['Product', ({ item }) => item.name],
  ['Size', ({ item }) => sizeLabel(item)],
  ['Quantity', ({ item }) => item.quantity],
  ['Unit price (BDT)', ({ item }) => amount(item.price)],
  ['Line total (BDT)', ({ item }) => amount(item.itemTotal)],
  ['Order subtotal (BDT)', ({ amounts }) => amount(amounts?.subtotal)],
  ['Delivery charge (BDT)', ({ amounts }) => amount(amounts?.deliveryCharge)],
  ['Voucher discount (BDT)', ({ amounts }) => amount(amounts?.voucherDiscount)],
  ['Staff discount (BDT)', ({ amounts }) => amount(amounts?.staffDiscount)],
  ['Order total (BDT)', ({ amounts }) => amount(amounts?.totalAmount)],
  ['Paid (BDT)', ({ order, amounts }) => amount(amounts ? order.money?.paid : undefined)],
  ['To collect (BDT)', ({ order, amounts }) => amount(amounts ? order.money?.toCollect : undefined)],
  ['Revenue (BDT)', ({ amounts }) => amount(amounts?.revenue)],
  // Empty where the cost is not known: a zero would be a margin of 100%.
  ['Unit cost (BDT)', ({ costs }) => amount(costs?.unit)],
  ['Line cost (BDT)', ({ costs }) => amount(costs?.line)],
  ['Line margin (BDT)', ({ costs }) => amount(costs?.margin ?? undefined)],
];

const fields = COLUMNS.map(([label, cell]): FieldInfo<ReportLine> => ({
  label,
  value: (line: ReportLine) => {
    const value = cell(line);
    return typeof value === 'string' ? escapeCsvFormula(value) : value;
  },
}));

const OPTIONS = { fields, eol: '\r\n' };

/** json2csv writes the number 1250 as 1250, and a text in quotes. */
class ReportParser extends json2csv.Parser<ReportLine> {
  override processValue(value: unknown): string {
    return value instanceof Decimal ? value.text : super.processValue(value);
  }
}

/** Returns the report for a spreadsheet: UTF-8 with the byte order mark that Excel needs, CRLF, one kind of row. */
export function renderCsv({ orders }: Pick<DailyReport, 'orders'>): Uint8Array {
  return Buffer.concat([csvHead(), csvRows(orders)]);
}

/** Yields the same page by page, and keeps nothing of a page once it is written. */
export async function* csvOf(pages: AsyncIterable<readonly ReportOrder[]>): AsyncGenerator<Uint8Array> {
  yield csvHead();
  for await (const orders of pages) if (orders.length > 0) yield csvRows(orders);
}

/** Returns what precedes the rows. */
export const csvHead = (): Uint8Array => written(new ReportParser({ ...OPTIONS, withBOM: true }).parse([]));

/** json2csv holds all rows that it is given as cells before it joins them. */
const ORDERS_AT_A_TIME = 250;

/** Returns the rows of some orders. */
export function csvRows(orders: readonly ReportOrder[]): Uint8Array {
  const parser = new ReportParser({ ...OPTIONS, header: false });
  const parts: Uint8Array[] = [];
  for (let start = 0; start < orders.length; start += ORDERS_AT_A_TIME)
    parts.push(written(parser.parse(orders.slice(start, start + ORDERS_AT_A_TIME).flatMap(reportLines))));
  return Buffer.concat(parts);
}

const written = (part: string) => Buffer.from(`${part}\r\n`);
