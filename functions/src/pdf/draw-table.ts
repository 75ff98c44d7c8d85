import { COLORS } from '@nargisus/domain/store';
import type { jsPDF } from 'jspdf';
import { autoTable, type CellHookData } from 'jspdf-autotable';
import type { PageText, TextStyle } from './page-text.ts';

export interface TableColumn {
  readonly title: string;
  readonly width: number;
  readonly align?: 'left' | 'right';
}

/** The paragraphs of a cell. */
export type TableCell = readonly string[];

type TableRow = readonly TableCell[];

interface Table {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
  readonly left: number;
  readonly top: number;
  /** Kept free on every page. */
  readonly margin: { readonly top: number; readonly bottom: number };
  readonly showHead?: 'firstPage' | 'never';
  /** Font size; 8 by default. */
  readonly size?: number;
}

interface LongTable extends Omit<Table, 'rows' | 'showHead'> {
  /** Created as they are needed. */
  readonly rows: Iterable<TableRow>;
}

const SIZE = 8;
const LINE_HEIGHT = 1.35;
const PADDING = { top: 4, bottom: 4, left: 4, right: 4 };
/** The ascent, as a share of the font size: puts the first line's top where the cell's padding ends. */
const ASCENT = 0.86;

/**
 * Draws a table. autotable divides pages and draws lines and backgrounds; `text` wraps and writes the text, because
 * autotable would measure and draw Bangla letter by letter.
 * @returns the y where it ends on the last page
 */
export function drawTable(doc: jsPDF, text: PageText, table: Table): number {
  const { columns, rows, left, top, margin, showHead = 'firstPage', size = SIZE } = table;
  const body: TextStyle = { size };
  const head: TextStyle = { size, bold: true };
  const styleOf = (data: CellHookData) => (data.section === 'head' ? head : body);
  const linesOf = (cell: TableCell, column: number, style: TextStyle) => {
    const width = (columns[column]?.width ?? 0) - PADDING.left - PADDING.right;
    return cell.flatMap((paragraph) => text.wrap(paragraph, width, style));
  };
  /** The lines of the present cell that are on this page: a long row continues on the next one. */
  let drawn: string[] = [];

  doc.setLineHeightFactor(LINE_HEIGHT);
  autoTable(doc, {
    head: [columns.map(({ title }, column) => linesOf([title], column, head))],
    body: rows.map((row) => row.map((cell, column) => linesOf(cell, column, body))),
    startY: top,
    margin: { ...margin, left },
    tableWidth: columns.reduce((sum, { width }) => sum + width, 0),
    columnStyles: Object.fromEntries(columns.map(({ width }, index) => [index, { cellWidth: width }])),
    theme: 'plain',
    showHead,
    rowPageBreak: 'avoid',
    styles: { fontSize: size, cellPadding: PADDING, overflow: 'visible', valign: 'top' },
    headStyles: { fillColor: COLORS.cloth },
    bodyStyles: { lineWidth: { bottom: 0.5 }, lineColor: COLORS.line },
    didParseCell: ({ cell, column }) => {
      // columnStyles apply to the body only: the head would get other widths.
      cell.styles.cellWidth = columns[column.index]?.width ?? 'auto';
      cell.text = (cell.raw as string[]).map((_, line) => String(line));
    },
    willDrawCell: ({ cell }) => {
      drawn = cell.text;
      cell.text = [];
    },
    didDrawCell: (data) => {
      const { cell, column } = data;
      const style = styleOf(data);
      const isRight = columns[column.index]?.align === 'right';
      const x = isRight ? cell.x + cell.width - PADDING.right : cell.x + PADDING.left;
      const lines = cell.raw as string[];
      doc.setTextColor(COLORS.ink);
      drawn.forEach((line, index) => {
        const y = cell.y + PADDING.top + style.size * (ASCENT + index * LINE_HEIGHT);
        text.write(lines[Number(line)] ?? '', { ...style, x, y, align: isRight ? 'right' : 'left' });
      });
    },
  });
  return (doc as jsPDF & { lastAutoTable: { finalY: number } }).lastAutoTable.finalY;
}

/** autotable keeps some kilobytes per row until it has drawn all rows, so it gets a few at a time. */
const ROWS_AT_A_TIME = 10;

/**
 * Draws a table over any number of pages, with its head on each, in memory that hardly grows with it.
 * @returns the y where it ends on the last page, which is the present one
 */
export function drawLongTable(doc: jsPDF, text: PageText, { rows, ...table }: LongTable): number {
  const firstPage = doc.getNumberOfPages();
  const drawHead = (top: number) => drawTable(doc, text, { ...table, rows: [], top });
  let top = drawHead(table.top);
  const margin = { ...table.margin, top: table.margin.top + top - table.top };
  for (const some of inPartsOf(ROWS_AT_A_TIME, rows)) {
    const page = doc.getNumberOfPages();
    top = drawTable(doc, text, { ...table, rows: some, top, margin, showHead: 'never' });
    for (let touched = page; touched <= doc.getNumberOfPages(); touched += 1) packPage(doc, touched);
  }
  for (let page = firstPage + 1; page <= doc.getNumberOfPages(); page += 1) {
    doc.setPage(page);
    drawHead(table.margin.top);
  }
  return top;
}

/** jsPDF keeps a page as thousands of strings until the end; one string takes a tenth of their memory. */
function packPage(doc: jsPDF, page: number): void {
  const operators = doc.internal.pages[page] as unknown as string[];
  operators.splice(0, operators.length, operators.join('\n'));
}

function* inPartsOf<T>(size: number, all: Iterable<T>): Generator<T[]> {
  let part: T[] = [];
  for (const one of all) {
    part.push(one);
    if (part.length < size) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}
