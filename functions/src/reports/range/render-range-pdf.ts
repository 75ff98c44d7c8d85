import {
  marginRows,
  meanOrderValue,
  reportDayInWords,
  returnRate,
  type RangeReport,
  type RangeSums,
} from '@nargisus/domain/reports';
import { formatTaka } from '@nargisus/domain/money';
import { COLORS, STORE } from '@nargisus/domain/store';
import type { jsPDF } from 'jspdf';
import { drawLongTable } from '../../pdf/draw-table.ts';
import { numberPages } from '../../pdf/number-pages.ts';
import { bytesOf, openDocument } from '../../pdf/open-document.ts';
import type { PageText } from '../../pdf/page-text.ts';
import { tablesOf } from './range-tables.ts';

/** A4 portrait, in points. */
const PAGE = { width: 595.28, height: 841.89 };
const EDGE = 36;
const MARGIN = { top: EDGE, bottom: 44 };
/** Room that a heading needs with the first rows of its table. */
const LEAST_ROOM = 90;
const FIGURES_IN_ROW = 3;

/** Renders the figures of a report for reading and printing. Each kind of row is a table. */
export async function renderRangePdf(
  report: Pick<RangeReport, 'from' | 'to'>,
  sums: RangeSums,
): Promise<Uint8Array> {
  const title = `Report, ${reportDayInWords(report.from)} to ${reportDayInWords(report.to)}`;
  const { doc, text } = await openDocument({ title, orientation: 'portrait', language: 'en-GB' });
  let top = drawFigures(doc, text, title, sums);
  for (const { title: heading, columns, rows } of tablesOf(sums)) {
    if (top > PAGE.height - MARGIN.bottom - LEAST_ROOM) {
      doc.addPage();
      top = MARGIN.top;
    }
    doc.setTextColor(COLORS.stem);
    text.write(heading, { size: 11, bold: true, x: EDGE, y: top + 24 });
    top = drawLongTable(doc, text, { columns, rows, left: EDGE, top: top + 32, margin: MARGIN });
  }
  numberPages(doc, text, `${STORE.name}, ${title}`, { ...PAGE, edge: EDGE });
  return bytesOf(doc);
}

/** @returns the y where they end */
function drawFigures(doc: jsPDF, text: PageText, title: string, sums: RangeSums): number {
  doc.setTextColor(COLORS.stem);
  text.write(STORE.name, { size: 20, bold: true, x: EDGE, y: 56 });
  doc.setTextColor(COLORS.ink);
  text.write(title, { size: 12, x: EDGE, y: 74 });
  const { summary, returns } = sums;
  const mean = meanOrderValue(sums);
  const rate = (delivered: number, returned: number) => {
    const percent = returnRate(delivered, returned);
    return percent === null ? '-' : `${percent}% (${returned} of ${delivered + returned})`;
  };
  const figures = [
    ['Orders', String(summary.orders)],
    ['Pieces', String(summary.pieces)],
    ['Revenue', formatTaka(summary.revenue)],
    ['Revenue per sold order', mean === null ? '-' : formatTaka(mean)],
    ['Returned orders', rate(returns.deliveredOrders, returns.returnedOrders)],
    ['Returned pieces', rate(returns.deliveredPieces, returns.returnedPieces)],
    ...marginRows(summary.goods),
  ] as const;
  const width = (PAGE.width - 2 * EDGE) / FIGURES_IN_ROW;
  figures.forEach(([label, value], index) => {
    const x = EDGE + width * (index % FIGURES_IN_ROW);
    const y = 104 + 40 * Math.floor(index / FIGURES_IN_ROW);
    doc.setTextColor(COLORS.faded);
    text.write(label, { size: 8, x, y });
    doc.setTextColor(COLORS.ink);
    text.write(value, { size: 13, x, y: y + 16 });
  });
  return 104 + 40 * Math.ceil(figures.length / FIGURES_IN_ROW) - 16;
}
