import { localized, sizeLabel } from '@nargisus/domain/catalogue';
import { moneyOf, riderNoteOf, shippingBlocker, type Order } from '@nargisus/domain/orders';
import { COLORS } from '@nargisus/domain/store';
import { drawLongTable, type TableColumn } from '../pdf/draw-table.ts';
import { bytesOf } from '../pdf/open-document.ts';
import { LEFT, MARGIN, DocumentPage, referenceOf, WIDTH, type DocumentOptions } from './document-page.ts';

const RECIPIENT = WIDTH * 0.56;

/**
 * Renders the packing slips of one or many orders, each on a new page: what to pack, where it goes, and what to
 * collect at the door. No prices of items. The slip of an order that must not be sent begins with the reason.
 */
export async function renderPackingSlips(
  orders: readonly Order[],
  options: DocumentOptions,
): Promise<Uint8Array> {
  const page = await DocumentPage.open(orders.map(({ orderId }) => orderId).join(', '), options);
  orders.forEach((order, place) => {
    if (place > 0) page.begin();
    drawPackingSlip(order, page);
  });
  return bytesOf(page.doc);
}

function drawPackingSlip(order: Order, page: DocumentPage): void {
  const { messages } = page;
  let top = page.head(messages.slip, referenceOf(order), { registration: false }) + 14;
  const heldBack = shippingBlocker(order);
  if (heldBack) top = page.notice(messages.heldBack[heldBack], top, true) + 10;

  const address = { x: LEFT, y: top + 10, width: RECIPIENT - 24, size: 12, firstSize: 17 };
  const left = page.block(messages.deliverTo, page.addressOf(order), address);
  const right = page.descriptionList(factsOf(order, page), {
    x: LEFT + RECIPIENT,
    y: top + 24,
    width: WIDTH - RECIPIENT,
  });
  const collected = page.notice(toCollect(order, page), Math.max(left, right) + 18, false);
  const end = drawLongTable(page.doc, page.text, {
    columns: columnsOf(page),
    rows: order.items.map((item) => [
      [page.language.number(item.quantity)],
      [sizeLabel(item, page.language.texts.sizes)],
      [localized(item, 'name', page.language.code).text],
      ['______'],
    ]),
    left: LEFT,
    top: collected + 14,
    margin: MARGIN,
    size: 11,
  });
  drawEnd(order, page, end);
  page.number(`${order.orderId}, ${order.shippingAddress.recipientName}`);
}

function factsOf(order: Order, page: DocumentPage): [string, string | undefined][] {
  const { texts } = page.language;
  return [
    [page.messages.delivery, texts.options[order.deliveryOption]],
    [texts.expected, mayGo(order) ? page.expected(order) : undefined],
    [texts.payment, texts.methods[order.paymentMethod]],
    [page.messages.paid, paidAhead(order, page)],
    [page.messages.deliveredBy, order.deliveryAssignedTo || undefined],
    [page.messages.notes, riderNoteOf(order) || undefined],
  ];
}

/** Returns what was paid of an order of which the rider collects the rest. */
function paidAhead(order: Order, { language }: DocumentPage): string | undefined {
  const { paid, toCollect: due } = moneyOf(order);
  return paid > 0 && due > 0 ? language.taka(paid) : undefined;
}

/** Whether to send the parcel, at once or after a check of the payment. */
const mayGo = (order: Order): boolean => [undefined, 'on-hold'].includes(shippingBlocker(order));

function toCollect(order: Order, { messages, language }: DocumentPage): string {
  const due = moneyOf(order).toCollect;
  if (due > 0) return `${messages.collect}: ${language.taka(due)}`;
  return mayGo(order) && order.paymentStatus === 'paid' ? messages.nothingToCollect : messages.nothingDue;
}

function columnsOf({ messages, language: { texts } }: DocumentPage): TableColumn[] {
  const widths = { quantity: 64, size: 68, packed: 76 };
  return [
    { title: messages.quantity, width: widths.quantity, align: 'right' },
    { title: texts.size, width: widths.size },
    { title: messages.item, width: WIDTH - widths.quantity - widths.size - widths.packed },
    { title: messages.packed, width: widths.packed },
  ];
}

/** How many items there must be in total, with the label. */
function drawEnd({ items }: Order, page: DocumentPage, tableEnd: number): void {
  const { messages, language, doc } = page;
  const y = page.room(tableEnd + 24, 90) + 4;
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  page.write(messages.pieces(language.number(pieces)), {
    size: 13,
    bold: true,
    x: LEFT,
    y,
    color: COLORS.ink,
  });
  [messages.packedBy, messages.checkedBy].forEach((label, index) => {
    const x = LEFT + index * (WIDTH / 2);
    page.write(label, { size: 9, x, y: y + 52, color: COLORS.faded });
    doc.setDrawColor(COLORS.faded);
    doc.setLineWidth(0.5);
    doc.line(x + 76, y + 54, x + WIDTH / 2 - 20, y + 54);
  });
}
