import type { Order } from '@nargisus/domain/orders';
import { COLORS } from '@nargisus/domain/store';
import { drawLongTable, type TableCell, type TableColumn } from '../pdf/draw-table.ts';
import { bytesOf } from '../pdf/open-document.ts';
import type { PaperLanguage } from './paper-words.ts';
import { LEFT, MARGIN, Paper, WIDTH } from './paper.ts';

const HALF = WIDTH / 2;
const SUMS = { left: LEFT + WIDTH - 240, width: 240, line: 18 };

/** What a customer keeps: what was bought, what it cost, how it was paid. Every sum is the one that the order has. */
export async function renderInvoice(
  order: Order,
  { language, web }: { language: PaperLanguage; web: string },
): Promise<Uint8Array> {
  const paper = await Paper.open(`Nargisus ${order.orderId}`, language);
  const { words } = paper;
  let top = paper.head(words.invoice, order, web) + 20;
  if (order.orderStatus === 'cancelled') top = paper.notice(words.cancelled, top - 6, true) + 22;
  else if (order.deliveryStatus === 'returned') top = paper.notice(words.cameBack, top - 6, true) + 22;

  const address = paper.addressOf(order);
  const left = paper.block(words.deliverTo, address, { x: LEFT, y: top, width: HALF - 24, firstSize: 12 });
  const right = paper.facts(factsOf(order, paper), { x: LEFT + HALF, y: top + 14, width: HALF });
  const end = drawLongTable(paper.doc, paper.text, {
    columns: columnsOf(paper),
    rows: rowsOf(order, paper),
    left: LEFT,
    top: Math.max(left, right) + 22,
    margin: MARGIN,
    size: 9,
  });
  drawSums(order, paper, end);
  paper.number(`${order.orderId}  |  ${words.thanks} ${words.questions} ${web}/contact`);
  return bytesOf(paper.doc);
}

function factsOf(order: Order, paper: Paper): [string, string | undefined][] {
  const { words, language } = paper;
  const { texts } = language;
  return [
    [words.delivery, texts.options[order.deliveryOption]],
    [texts.expected, isOver(order) ? undefined : paper.expected(order)],
    [texts.payment, texts.methods[order.paymentMethod]],
    [words.status, paymentStatusOf(order, paper)],
    [texts.transaction, order.tranId ?? undefined],
  ];
}

const isOver = ({ orderStatus, deliveryStatus }: Order) =>
  orderStatus === 'cancelled' || deliveryStatus === 'returned';

function paymentStatusOf({ paymentStatus, refund }: Order, { words }: Paper): string {
  return paymentStatus === 'paid' && refund ? words.goesBack : words.statuses[paymentStatus];
}

function columnsOf({ words, language: { texts } }: Paper): TableColumn[] {
  const figures = { size: 40, quantity: 52, price: 84, amount: 92 };
  const rest = WIDTH - 28 - Object.values(figures).reduce((sum, width) => sum + width, 0);
  return [
    { title: '#', width: 28, align: 'right' },
    { title: words.item, width: rest },
    { title: texts.size, width: figures.size },
    { title: words.quantity, width: figures.quantity, align: 'right' },
    { title: words.price, width: figures.price, align: 'right' },
    { title: words.amount, width: figures.amount, align: 'right' },
  ];
}

function rowsOf({ items }: Order, { language: { taka, number } }: Paper): TableCell[][] {
  return items.map(({ name, size, quantity, price, itemTotal }, index) => [
    [number(index + 1)],
    [name],
    [size],
    [number(quantity)],
    [taka(price)],
    [taka(itemTotal)],
  ]);
}

function drawSums(order: Order, paper: Paper, tableEnd: number): void {
  const { texts, taka } = paper.language;
  const option = texts.options[order.deliveryOption];
  const sums: [string, string][] = [
    [texts.subtotal, taka(order.subtotal)],
    [option, taka(order.deliveryCharge)],
  ];
  if (order.voucherDiscount > 0) {
    const code = order.voucherCode ? ` ${order.voucherCode}` : '';
    sums.push([`${texts.voucher}${code}`, `-${taka(order.voucherDiscount)}`]);
  }
  let y = paper.room(tableEnd + 20, SUMS.line * (sums.length + 2)) + 4;
  const right = SUMS.left + SUMS.width - 4;
  for (const [label, amount] of sums) {
    paper.write(label, { size: 9.5, x: SUMS.left, y, color: COLORS.faded });
    paper.write(amount, { size: 9.5, x: right, y, align: 'right' });
    y += SUMS.line;
  }
  paper.doc.setDrawColor(COLORS.line);
  paper.doc.setLineWidth(1);
  paper.doc.line(SUMS.left, y - 8, right, y - 8);
  paper.write(texts.total, { size: 12, bold: true, x: SUMS.left, y: y + 12, color: COLORS.ink });
  paper.write(taka(order.totalAmount), { size: 15, bold: true, x: right, y: y + 12, align: 'right' });
}
