import { localized, sizeLabel } from '@nargisus/domain/catalogue';
import type { TaxInvoice } from '@nargisus/domain/invoices';
import { keptAmount, moneyOf, type Order } from '@nargisus/domain/orders';
import { COLORS } from '@nargisus/domain/store';
import { drawLongTable, type TableCell, type TableColumn } from '../pdf/draw-table.ts';
import { bytesOf } from '../pdf/open-document.ts';
import { LEFT, MARGIN, DocumentPage, referenceOf, WIDTH, type DocumentOptions } from './document-page.ts';
import { drawTaxInvoice } from './draw-tax-invoice.ts';

const HALF = WIDTH / 2;
const SUMS = { left: LEFT + WIDTH - 240, width: 240, line: 18 };

/** An order with its tax invoice, and the credit note that takes it back, where staff have issued one. */
export interface InvoicedOrder {
  readonly order: Order;
  readonly taxInvoices: readonly TaxInvoice[];
}

/**
 * Renders the invoices of one or many orders, each on a new page: the tax invoice with its credit note where there is one,
 * otherwise the customer's plain invoice.
 */
export async function renderInvoices(
  invoiced: readonly InvoicedOrder[],
  options: DocumentOptions,
): Promise<Uint8Array> {
  const subject = invoiced.map(({ order }) => order.orderId).join(', ');
  const page = await DocumentPage.open(subject, options);
  let isFirst = true;
  const draw = (drawOn: () => void) => {
    if (!isFirst) page.begin();
    isFirst = false;
    drawOn();
  };
  for (const { order, taxInvoices } of invoiced) {
    for (const invoice of taxInvoices) draw(() => drawTaxInvoice(invoice, page));
    if (taxInvoices.length === 0) draw(() => drawInvoice(order, page, options));
  }
  return bytesOf(page.doc);
}

/** Draws items, prices and payment. Every sum is the order's. */
function drawInvoice(order: Order, page: DocumentPage, options: DocumentOptions): void {
  const { messages } = page;
  let top = page.head(messages.invoice, referenceOf(order), { registration: true }) + 20;
  if (order.orderStatus === 'cancelled') top = page.notice(messages.cancelled, top - 6, true) + 22;
  else if (order.deliveryStatus === 'returned') top = page.notice(messages.cameBack, top - 6, true) + 22;

  const address = page.addressOf(order);
  const left = page.block(messages.deliverTo, address, { x: LEFT, y: top, width: HALF - 24, firstSize: 12 });
  const right = page.descriptionList(factsOf(order, page), { x: LEFT + HALF, y: top + 14, width: HALF });
  const end = drawLongTable(page.doc, page.text, {
    columns: columnsOf(page),
    rows: rowsOf(order, page),
    left: LEFT,
    top: Math.max(left, right) + 22,
    margin: MARGIN,
    size: 9,
  });
  drawSums(order, page, end);
  page.number(`${order.orderId}  |  ${messages.thanks} ${messages.questions} ${options.web}/contact`);
}

function factsOf(order: Order, page: DocumentPage): [string, string | undefined][] {
  const { messages, language } = page;
  const { texts } = language;
  return [
    [messages.delivery, texts.options[order.deliveryOption]],
    [texts.expected, isOver(order) ? undefined : page.expected(order)],
    [texts.payment, texts.methods[order.paymentMethod]],
    [messages.status, paymentStatusOf(order, page)],
    [texts.transaction, order.tranId ?? undefined],
  ];
}

const isOver = ({ orderStatus, deliveryStatus }: Order) =>
  orderStatus === 'cancelled' || deliveryStatus === 'returned';

function paymentStatusOf({ paymentStatus, refund }: Order, { messages }: DocumentPage): string {
  return paymentStatus === 'paid' && refund ? messages.goesBack : messages.statuses[paymentStatus];
}

function columnsOf({ messages, language: { texts } }: DocumentPage): TableColumn[] {
  const widths = { size: 58, quantity: 52, price: 84, amount: 92 };
  const rest = WIDTH - 28 - Object.values(widths).reduce((sum, width) => sum + width, 0);
  return [
    { title: '#', width: 28, align: 'right' },
    { title: messages.item, width: rest },
    { title: texts.size, width: widths.size },
    { title: messages.quantity, width: widths.quantity, align: 'right' },
    { title: messages.price, width: widths.price, align: 'right' },
    { title: messages.amount, width: widths.amount, align: 'right' },
  ];
}

function rowsOf({ items }: Order, { language: { code, taka, number, texts } }: DocumentPage): TableCell[][] {
  return items.map((item, index) => [
    [number(index + 1)],
    [localized(item, 'name', code).text],
    [sizeLabel(item, texts.sizes)],
    [number(item.quantity)],
    [taka(item.price)],
    [taka(item.itemTotal)],
  ]);
}

function drawSums(order: Order, page: DocumentPage, tableEnd: number): void {
  const { texts, taka } = page.language;
  const option = texts.options[order.deliveryOption];
  const sums: [string, string][] = [
    [texts.subtotal, taka(order.subtotal)],
    [option, taka(order.deliveryCharge)],
  ];
  if (order.voucherDiscount > 0) {
    const code = order.voucherCode ? ` ${order.voucherCode}` : '';
    sums.push([`${texts.voucher}${code}`, `-${taka(order.voucherDiscount)}`]);
  }
  if (order.staffDiscount) sums.push([texts.staffDiscount, `-${taka(order.staffDiscount)}`]);
  if (order.returnedAmount) sums.push([texts.refused, `-${taka(order.returnedAmount)}`]);
  const parts = partsOf(order, page);
  const y = page.room(tableEnd + 20, SUMS.line * (sums.length + parts.length + 2)) + 4;
  const total = drawRows(page, sums, y);
  const right = SUMS.left + SUMS.width - 4;
  page.doc.setDrawColor(COLORS.line);
  page.doc.setLineWidth(1);
  page.doc.line(SUMS.left, total - 8, right, total - 8);
  page.write(texts.total, { size: 12, bold: true, x: SUMS.left, y: total + 12, color: COLORS.ink });
  page.write(taka(keptAmount(order)), { size: 15, bold: true, x: right, y: total + 12, align: 'right' });
  drawRows(page, parts, total + 12 + SUMS.line);
}

/** Returns what was paid and what is still due, of an order that is paid in parts. */
function partsOf(order: Order, { messages, language: { taka } }: DocumentPage): [string, string][] {
  const { paid, toCollect: due } = moneyOf(order);
  if (paid === 0 || due === 0) return [];
  return [
    [messages.paid, taka(paid)],
    [messages.dueOnDelivery, taka(due)],
  ];
}

/** Draws labels with amounts, one below the other; returns where the next one goes. */
function drawRows(page: DocumentPage, rows: readonly (readonly [string, string])[], top: number): number {
  const right = SUMS.left + SUMS.width - 4;
  rows.forEach(([label, amount], row) => {
    const y = top + row * SUMS.line;
    page.write(label, { size: 9.5, x: SUMS.left, y, color: COLORS.faded });
    page.write(amount, { size: 9.5, x: right, y, align: 'right' });
  });
  return top + rows.length * SUMS.line;
}
