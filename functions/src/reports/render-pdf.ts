import { normalPhone } from '@nargisus/domain/accounts';
import { formatTaka, type Paisa } from '@nargisus/domain/money';
import { shownStatus, statusLabel } from '@nargisus/domain/orders';
import {
  marginRows,
  reportDayInWords,
  type DailyReport,
  type ReportOrder,
  type ReportSummary,
} from '@nargisus/domain/reports';
import { COLORS, STORE } from '@nargisus/domain/store';
import { formatDhakaTime } from '@nargisus/domain/time';
import type { jsPDF } from 'jspdf';
import { drawLongTable, drawTable, type TableCell, type TableColumn } from '../pdf/draw-table.ts';
import { numberPages } from '../pdf/number-pages.ts';
import { bytesOf, openDocument } from '../pdf/open-document.ts';
import type { PageText } from '../pdf/page-text.ts';

const SHOP = STORE.name;
/** A4 landscape, in points. */
const PAGE = { width: 841.89, height: 595.28 };
const EDGE = 36;
const MARGIN = { top: EDGE, bottom: 44 };

const ORDER_COLUMNS: readonly TableColumn[] = [
  { title: 'Order', width: 100 },
  { title: 'Customer', width: 136 },
  { title: 'Deliver to', width: 176 },
  { title: 'Items', width: 162 },
  { title: 'Payment', width: 72 },
  { title: 'Status', width: 62 },
  { title: 'Total (BDT)', width: 62, align: 'right' },
];

interface Options {
  /** Marks every page as made of sample orders. */
  readonly isDemo?: boolean;
}

/** Renders the report for reading and printing: the day's sums, then its first LISTED_ORDERS orders. */
export async function renderPdf(report: DailyReport, { isDemo = false }: Options = {}): Promise<Uint8Array> {
  const title = `${isDemo ? 'Demo: ' : ''}Daily orders report, ${reportDayInWords(report.day)}`;
  const { doc, text } = await openDocument({ title, orientation: 'landscape', language: 'en-GB' });

  const end = drawSummary(doc, text, title, report.summary);
  const top = drawUnlisted(doc, text, report, end);
  if (report.orders.length > 0) {
    const rows = orderRows(report.orders);
    drawLongTable(doc, text, { columns: ORDER_COLUMNS, rows, left: EDGE, top: top + 28, margin: MARGIN });
  } else {
    doc.setTextColor(COLORS.faded);
    text.write('No orders were placed on this day.', { size: 10, x: EDGE, y: top + 32 });
  }
  numberPages(doc, text, `${SHOP}, ${title}${isDemo ? ' (made-up orders)' : ''}`, { ...PAGE, edge: EDGE });
  return bytesOf(doc);
}

/** @returns the y where it ends */
function drawSummary(doc: jsPDF, text: PageText, title: string, summary: ReportSummary): number {
  doc.setTextColor(COLORS.stem);
  text.write(SHOP, { size: 20, bold: true, x: EDGE, y: 56 });
  doc.setTextColor(COLORS.ink);
  text.write(title, { size: 12, x: EDGE, y: 74 });

  const stats: [label: string, value: string][] = [
    ['Orders', String(summary.orders)],
    ['Pieces', String(summary.pieces)],
    ['Revenue', formatTaka(summary.revenue)],
  ];
  stats.forEach(([label, value], index) => {
    const y = 112 + 46 * index;
    doc.setTextColor(COLORS.faded);
    text.write(label, { size: 8, x: EDGE, y });
    doc.setTextColor(COLORS.ink);
    text.write(value, { size: 18, x: EDGE, y: y + 19 });
  });
  const margins = marginRows(summary.goods);
  margins.forEach(([label, value], index) => {
    const y = 112 + 46 * stats.length + 16 * index;
    doc.setTextColor(COLORS.faded);
    text.write(label, { size: 8, x: EDGE, y });
    doc.setTextColor(COLORS.ink);
    text.write(value, { size: 9, x: EDGE + 84, y });
  });
  const statsEnd = margins.length > 0 ? 112 + 46 * stats.length + 16 * margins.length : 0;

  const tallied = ({ orders, revenue }: { orders: number; revenue: Paisa }): TableCell[] => [
    [String(orders)],
    [amount(revenue)],
  ];
  const counts: TableColumn[] = [
    { title: 'Orders', width: 52, align: 'right' },
    { title: 'Revenue (BDT)', width: 84, align: 'right' },
  ];
  const byStatus = drawTable(doc, text, {
    columns: [{ title: 'Order status', width: 96 }, ...counts],
    rows: summary.byStatus.map((it) => [[statusLabel(it.status)], ...tallied(it)]),
    left: 196,
    top: 98,
    margin: MARGIN,
  });
  if (summary.byPayment.length === 0) return Math.max(byStatus, statsEnd);
  const byPayment = drawTable(doc, text, {
    columns: [{ title: 'Payment', width: 160 }, ...counts],
    rows: summary.byPayment.map((it) => [
      [`${it.method}, ${statusLabel(it.status).toLowerCase()}`],
      ...tallied(it),
    ]),
    left: PAGE.width - EDGE - 296,
    top: 98,
    margin: MARGIN,
  });
  return Math.max(byStatus, byPayment, statsEnd);
}

/** Writes which orders the list leaves out. @returns the y where the text ends */
function drawUnlisted(doc: jsPDF, text: PageText, { orders, summary }: DailyReport, top: number): number {
  if (orders.length === summary.orders) return top;
  doc.setTextColor(COLORS.faded);
  const words = `The list has the first ${orders.length} orders of the day. The CSV has all ${summary.orders}: Reports in the dashboard.`;
  text.write(words, { size: 10, x: EDGE, y: top + 24 });
  return top + 16;
}

function* orderRows(orders: readonly ReportOrder[]): Generator<TableCell[]> {
  for (const order of orders) yield orderRow(order);
}

function orderRow(order: ReportOrder): TableCell[] {
  const { recipientName, recipientPhone } = order.shippingAddress;
  return [
    [order.orderId, formatDhakaTime(order.createdAt)],
    [recipientName, normalPhone(recipientPhone), order.userEmail].filter((line) => line !== ''),
    [order.deliveryAddress],
    order.items.map(({ name, size, quantity }) => `${quantity} x ${name} (${size})`),
    [order.paymentMethod, statusLabel(order.paymentStatus)],
    [statusLabel(shownStatus(order)), statusLabel(order.deliveryStatus)],
    [amount(order.totalAmount)],
  ];
}

/** The column's head names the currency. */
const amount = (paisa: Paisa) => formatTaka(paisa).replace('৳', '');
