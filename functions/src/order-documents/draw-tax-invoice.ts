import { localized, sizeLabel } from '@nargisus/domain/catalogue';
import { taxTotals, vatRateText, type TaxInvoice, type TaxLine } from '@nargisus/domain/invoices';
import { paisa } from '@nargisus/domain/money';
import { banglaDigits } from '@nargisus/domain/text';
import { drawLongTable, type TableCell, type TableColumn } from '../pdf/draw-table.ts';
import { LEFT, MARGIN, WIDTH, type DocumentPage } from './document-page.ts';
import { TAX_MESSAGES, type TaxMessages } from './tax-messages.ts';

const HALF = WIDTH / 2;
const RIGHT = LEFT + WIDTH;
/** Room for who signs. */
const FOOT_HEIGHT = 96;

/**
 * Draws a tax invoice (Mushak-6.3) or a credit note (Mushak-6.7) from what it said when it was issued. Its rows are those of the
 * form; supplementary duty is 0, which what the shop sells does not bear.
 */
export function drawTaxInvoice(invoice: TaxInvoice, page: DocumentPage): void {
  const tax = TAX_MESSAGES[page.language.code];
  const { seller, buyer, credits } = invoice;
  const top = drawHead(invoice, page, tax);
  const parties = page.descriptionList(
    [
      [tax.seller, seller.name],
      [tax.bin, seller.bin],
      [tax.address, seller.address.replaceAll('\n', ', ')],
      [tax.buyer, buyer.name],
      [tax.destination, buyer.address],
    ],
    { x: LEFT, y: top, width: HALF - 12 },
  );
  const facts = page.descriptionList(
    [
      [tax.number, invoice._id],
      [tax.issued, page.moment(invoice.issuedAt)],
      [tax.order, invoice.orderId],
      [tax.credits, credits?.number],
      [tax.issued, credits ? page.moment(credits.issuedAt) : undefined],
      [tax.reason, credits ? tax.reasons[credits.reason] : undefined],
    ],
    { x: LEFT + HALF, y: top, width: HALF },
  );
  const end = drawLongTable(page.doc, page.text, {
    columns: columnsOf(tax),
    rows: [
      ...invoice.lines.map((line, index) => rowOf(line, index, { invoice, page, tax })),
      sumOf(invoice, page, tax),
    ],
    left: LEFT,
    top: Math.max(parties, facts) + 26,
    margin: MARGIN,
    size: 7.5,
  });
  drawFoot(invoice, page, { tax, y: page.room(end + 16, FOOT_HEIGHT) });
  page.number(`${invoice._id}, ${invoice.orderId}`);
}

/** Draws the head of the form, in the middle, and its name to the right. @returns the y of the first line below it */
function drawHead({ kind }: TaxInvoice, page: DocumentPage, tax: TaxMessages): number {
  const isNote = kind === 'credit-note';
  const lines = [
    { line: tax.government, size: 10 },
    { line: tax.board, size: 10 },
    { line: isNote ? tax.creditNote : tax.invoice, size: 15, bold: true },
    ...(isNote ? [] : [{ line: tax.rule, size: 8 }]),
  ];
  let y = 42;
  for (const { line, ...style } of lines) {
    y += style.size * 1.5;
    page.write(line, { ...style, x: LEFT + (WIDTH - page.text.width(line, style)) / 2, y });
  }
  const form = isNote ? tax.form.creditNote : tax.form.invoice;
  page.write(form, { size: 12, bold: true, x: RIGHT, y: 56, align: 'right' });
  return y + 26;
}

function columnsOf({ columns }: TaxMessages): TableColumn[] {
  const numbers = { quantity: 36, unitPrice: 62, net: 62, duty: 40, rate: 38, vat: 56, total: 64 };
  const left = { number: 20, unit: 36 };
  const taken = [...Object.values(numbers), ...Object.values(left)].reduce((sum, width) => sum + width, 0);
  return [
    { title: '#', width: left.number },
    { title: columns.description, width: WIDTH - taken },
    { title: columns.unit, width: left.unit },
    ...(Object.keys(numbers) as (keyof typeof numbers)[]).map((name) => ({
      title: columns[name],
      width: numbers[name],
      align: 'right' as const,
    })),
  ];
}

interface Drawn {
  readonly invoice: TaxInvoice;
  readonly page: DocumentPage;
  readonly tax: TaxMessages;
}

function rowOf(line: TaxLine, index: number, { invoice, page, tax }: Drawn): TableCell[] {
  const { number, texts, code } = page.language;
  const { product, quantity, net, vat, total } = line;
  const name = product && `${localized(product, 'name', code).text}, ${sizeLabel(product, texts.sizes)}`;
  const rate = `${vatRateText(invoice.rate)}%`;
  const money = amountsIn(page);
  return [
    [number(index + 1)],
    [name ?? page.messages.delivery],
    [product ? tax.piece : tax.service],
    [number(quantity)],
    [money(paisa(Math.round(net / quantity)))],
    [money(net)],
    [money(paisa(0))],
    [code === 'bn' ? banglaDigits(rate) : rate],
    [money(vat)],
    [money(total)],
  ];
}

function sumOf({ lines }: TaxInvoice, page: DocumentPage, tax: TaxMessages): TableCell[] {
  const { net, vat, total } = taxTotals(lines);
  const money = amountsIn(page);
  return [
    [''],
    [tax.sum],
    [''],
    [''],
    [''],
    [money(net)],
    [money(paisa(0))],
    [''],
    [money(vat)],
    [money(total)],
  ];
}

/** Returns how amounts are written: without the sign, which the foot names. */
const amountsIn =
  ({ language }: DocumentPage) =>
  (amount: TaxLine['net']): string =>
    language.taka(amount).replace('৳', '');

function drawFoot(
  { seller }: TaxInvoice,
  page: DocumentPage,
  { tax, y }: { tax: TaxMessages; y: number },
): void {
  page.write(tax.included, { size: 8, x: LEFT, y });
  const lines: [string, string][] = [
    [tax.officer, seller.officer],
    [tax.designation, seller.designation],
    [tax.signature, ''],
  ];
  lines.forEach(([label, value], index) => {
    const at = y + 28 + index * 24;
    page.write(label, { size: 9, x: LEFT, y: at });
    if (value) page.write(value, { size: 9.5, x: LEFT + 150, y: at - 1, bold: true });
    page.doc.setLineWidth(0.5);
    page.doc.line(LEFT + 146, at + 2, LEFT + HALF + 80, at + 2);
  });
}
