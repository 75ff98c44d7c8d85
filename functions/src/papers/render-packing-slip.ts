import { amountToCollect, riderNoteOf, whyNotToSend, type Order } from '@nargisus/domain/orders';
import { COLORS } from '@nargisus/domain/store';
import { drawLongTable, type TableColumn } from '../pdf/draw-table.ts';
import { bytesOf } from '../pdf/open-document.ts';
import type { PaperLanguage } from './paper-words.ts';
import { LEFT, MARGIN, Paper, WIDTH } from './paper.ts';

const RECIPIENT = WIDTH * 0.56;

/**
 * Renders the packing slips of one order or of many, each from a new page on: what goes in, where it goes, and what is
 * collected at the door, for who packs. No prices of the items. An order that must not be sent says so first.
 */
export async function renderPackingSlips(
  orders: readonly Order[],
  { language, web }: { language: PaperLanguage; web: string },
): Promise<Uint8Array> {
  const paper = await Paper.open(`Nargisus ${orders.map(({ orderId }) => orderId).join(', ')}`, language);
  orders.forEach((order, place) => {
    if (place > 0) paper.begin();
    drawPackingSlip(order, paper, web);
  });
  return bytesOf(paper.doc);
}

function drawPackingSlip(order: Order, paper: Paper, web: string): void {
  const { words } = paper;
  let top = paper.head(words.slip, order, web) + 14;
  const heldBack = whyNotToSend(order);
  if (heldBack) top = paper.notice(words.heldBack[heldBack], top, true) + 10;

  const address = { x: LEFT, y: top + 10, width: RECIPIENT - 24, size: 12, firstSize: 17 };
  const left = paper.block(words.deliverTo, paper.addressOf(order), address);
  const right = paper.facts(factsOf(order, paper), {
    x: LEFT + RECIPIENT,
    y: top + 24,
    width: WIDTH - RECIPIENT,
  });
  const collected = paper.notice(toCollect(order, paper), Math.max(left, right) + 18, false);
  const end = drawLongTable(paper.doc, paper.text, {
    columns: columnsOf(paper),
    rows: order.items.map(({ name, size, quantity }) => [
      [paper.language.number(quantity)],
      [size],
      [name],
      ['______'],
    ]),
    left: LEFT,
    top: collected + 14,
    margin: MARGIN,
    size: 11,
  });
  drawEnd(order, paper, end);
  paper.number(`${order.orderId}, ${order.shippingAddress.recipientName}`);
}

function factsOf(order: Order, paper: Paper): [string, string | undefined][] {
  const { texts } = paper.language;
  return [
    [paper.words.delivery, texts.options[order.deliveryOption]],
    [texts.expected, mayGo(order) ? paper.expected(order) : undefined],
    [texts.payment, texts.methods[order.paymentMethod]],
    [paper.words.deliveredBy, order.deliveryAssignedTo || undefined],
    [paper.words.notes, riderNoteOf(order) || undefined],
  ];
}

/** Whether the parcel goes out, at once or after somebody has looked at the payment. */
const mayGo = (order: Order): boolean => [undefined, 'on-hold'].includes(whyNotToSend(order));

function toCollect(order: Order, { words, language }: Paper): string {
  const due = amountToCollect(order);
  if (due > 0) return `${words.collect}: ${language.taka(due)}`;
  return mayGo(order) && order.paymentStatus === 'paid' ? words.nothingToCollect : words.nothingDue;
}

function columnsOf({ words, language: { texts } }: Paper): TableColumn[] {
  const figures = { quantity: 64, size: 48, packed: 76 };
  return [
    { title: words.quantity, width: figures.quantity, align: 'right' },
    { title: texts.size, width: figures.size },
    { title: words.item, width: WIDTH - figures.quantity - figures.size - figures.packed },
    { title: words.packed, width: figures.packed },
  ];
}

/** How many pieces there must be in the end, and who says so. */
function drawEnd({ items }: Order, paper: Paper, tableEnd: number): void {
  const { words, language, doc } = paper;
  const y = paper.room(tableEnd + 24, 90) + 4;
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  paper.write(words.pieces(language.number(pieces)), { size: 13, bold: true, x: LEFT, y, color: COLORS.ink });
  [words.packedBy, words.checkedBy].forEach((label, index) => {
    const x = LEFT + index * (WIDTH / 2);
    paper.write(label, { size: 9, x, y: y + 52, color: COLORS.faded });
    doc.setDrawColor(COLORS.faded);
    doc.setLineWidth(0.5);
    doc.line(x + 76, y + 54, x + WIDTH / 2 - 20, y + 54);
  });
}
