import { bareLandmark } from '@nargisus/domain/checkout';
import { COURIER_LABELS } from '@nargisus/domain/couriers';
import type { MailLanguage } from '@nargisus/domain/mails';
import { formatTakaInWords } from '@nargisus/domain/money';
import { moneyOf, type Order } from '@nargisus/domain/orders';
import { labelCode, shortOrderId, type LabelParcel } from '@nargisus/domain/papers';
import type { ShopSettings } from '@nargisus/domain/settings';
import { banglaDigits } from '@nargisus/domain/text';
import type { jsPDF } from 'jspdf';
import { drawCode128, drawQrCode } from '../pdf/draw-codes.ts';
import type { PageText, TextStyle } from '../pdf/page-text.ts';
import type { DocumentMessages } from './document-messages.ts';

/** 3 x 4 inch (76 x 102 mm), in points: the sheet of a label printer. */
export const LABEL = { width: 216, height: 288 };
const EDGE = 9;
const WIDTH = LABEL.width - 2 * EDGE;
/** 15 mm, and the space beside it. */
const QR = { size: 42, gap: 10 };
const INK = '#000000';
const PAPER = '#ffffff';
/** Where the parts begin, from the top of the label. Between amount and QR code four modules stay free. */
const ROWS = { recipient: 38, amount: 162, codes: 201, barcode: 250, barcodeText: 281 };
const BARCODE_HEIGHT = 22;
const AMOUNT_HEIGHT = 26;
/** The address is drawn in the first size that fits; a rider can read the last. */
const ADDRESS_SIZES = [9.5, 8.5, 7.5];

/** What labels are drawn with. */
export interface LabelPaper {
  readonly doc: jsPDF;
  readonly text: PageText;
  readonly messages: DocumentMessages;
  readonly language: MailLanguage;
  readonly shop: ShopSettings;
}

/** Draws the label of one order with its top left corner at a point. Black alone: label printers have no other ink. */
export function drawLabel(
  paper: LabelPaper,
  order: Order,
  parcel: LabelParcel | undefined,
  at: { readonly x: number; readonly y: number },
): void {
  const label = new LabelDrawing(paper, at);
  label.head(order);
  label.recipient(order);
  label.amount(order);
  label.codes(order, parcel);
}

class LabelDrawing {
  readonly #paper: LabelPaper;
  readonly #left: number;
  readonly #right: number;
  readonly #top: number;

  constructor(paper: LabelPaper, { x, y }: { readonly x: number; readonly y: number }) {
    this.#paper = paper;
    this.#left = x + EDGE;
    this.#right = x + LABEL.width - EDGE;
    this.#top = y;
  }

  /** Who sends it, and the short id by which packers find it. */
  head(order: Order): void {
    const { shop } = this.#paper;
    const id = shortOrderId(order);
    const idWidth = this.#paper.text.width(id, { size: 18, bold: true });
    this.#fitted(shop.name, { y: 20, width: WIDTH - idWidth - 8, size: 13, bold: true });
    if (shop.phone) this.#write(shop.phone, { y: 32, size: 8.5 });
    this.#write(id, { y: 22, size: 18, bold: true, isRight: true });
    this.#write(order.orderId, { y: 32, size: 6.5, isRight: true });
    this.#line(ROWS.recipient);
  }

  recipient({ shippingAddress: it }: Order): void {
    const { text, messages } = this.#paper;
    this.#fitted(it.recipientName, { y: ROWS.recipient + 16, width: WIDTH, size: 13, bold: true });
    this.#write(it.recipientPhone, { y: ROWS.recipient + 33, size: 15, bold: true });
    const near = it.landmark ? `, ${messages.landmark}: ${bareLandmark(it.landmark)}` : '';
    const bottom = ROWS.amount - 26;
    const top = ROWS.recipient + 37;
    const wrappedAt = (size: number) => ({ size, lines: text.wrap(`${it.address}${near}`, WIDTH, { size }) });
    const fits = ({ size, lines }: { size: number; lines: string[] }) =>
      lines.length * size * LINE_HEIGHT <= bottom - top;
    const smallest = wrappedAt(ADDRESS_SIZES.at(-1)!);
    const { size, lines } = ADDRESS_SIZES.map(wrappedAt).find(fits) ?? {
      ...smallest,
      lines: shortened(smallest, bottom - top),
    };
    lines.forEach((line, index) => this.#write(line, { y: top + (index + 1) * size * LINE_HEIGHT, size }));
    // Hubs sort by it.
    const towns = [...new Set([it.city, it.district].map(this.#named))].join(', ');
    this.#fitted(towns, { y: ROWS.amount - 9, width: WIDTH, size: 17, bold: true });
    this.#line(ROWS.amount);
  }

  /** White on black, so that nobody overlooks an amount. */
  amount(order: Order): void {
    const { doc, messages, text } = this.#paper;
    const due = moneyOf(order).toCollect;
    const y = ROWS.amount + 24;
    if (due === 0) {
      const style = { size: 18, bold: true };
      const x = this.#left + (WIDTH - text.width(messages.labelPaid, style)) / 2;
      this.#write(messages.labelPaid, { ...style, y: y - 1, x });
      doc.setDrawColor(INK);
      doc.setLineWidth(1.5);
      doc.rect(this.#left, this.#top + ROWS.amount + 4, WIDTH, AMOUNT_HEIGHT);
      return;
    }
    doc.setFillColor(INK);
    doc.rect(this.#left, this.#top + ROWS.amount + 4, WIDTH, AMOUNT_HEIGHT, 'F');
    this.#write(messages.labelCollect, { y: y - 3, x: this.#left + 7, size: 11, bold: true, color: PAPER });
    const amount = this.#digits(formatTakaInWords(due));
    this.#write(amount, { y, x: this.#right - 7, size: 22, bold: true, isRight: true, color: PAPER });
  }

  codes(order: Order, parcel: LabelParcel | undefined): void {
    const { doc, text, messages } = this.#paper;
    const code = labelCode(order, parcel);
    drawQrCode(doc, code, { x: this.#right - QR.size, y: this.#top + ROWS.codes, size: QR.size });
    const width = WIDTH - QR.size - QR.gap;
    const carrier = parcel ? COURIER_LABELS[parcel.courier] : order.deliveryAssignedTo;
    if (carrier) {
      this.#write(messages.deliveredBy, { y: ROWS.codes + 7, size: 7 });
      this.#fitted(carrier, { y: ROWS.codes + 20, width, size: 12, bold: true });
    }
    if (parcel) this.#fitted(code, { y: ROWS.codes + 34, width, size: 11, bold: true });
    drawCode128(doc, code, {
      x: this.#left,
      y: this.#top + ROWS.barcode,
      width: WIDTH,
      height: BARCODE_HEIGHT,
    });
    const style = { size: 7.5 };
    const x = this.#left + (WIDTH - text.width(code, style)) / 2;
    this.#write(code, { ...style, y: ROWS.barcodeText, x });
  }

  readonly #named = (town: string) => (this.#paper.messages.regions as Record<string, string>)[town] ?? town;

  #digits(text: string): string {
    return this.#paper.language.code === 'bn' ? banglaDigits(text) : text;
  }

  /** Writes a line, smaller where it would be too wide. */
  #fitted(line: string, { width, ...place }: Written & { readonly width: number }): void {
    const needed = this.#paper.text.width(line, place);
    this.#write(line, { ...place, size: Math.min(place.size, (place.size * width) / needed) });
  }

  #write(line: string, { y, x, isRight = false, color = INK, ...style }: Written): void {
    const { doc, text } = this.#paper;
    doc.setTextColor(color);
    const place = isRight
      ? ({ x: x ?? this.#right, align: 'right' } as const)
      : ({ x: x ?? this.#left } as const);
    text.write(line, { ...style, ...place, y: this.#top + y });
  }

  #line(y: number): void {
    const { doc } = this.#paper;
    doc.setDrawColor(INK);
    doc.setLineWidth(0.75);
    doc.line(this.#left, this.#top + y, this.#right, this.#top + y);
  }
}

const LINE_HEIGHT = 1.25;

interface Written extends TextStyle {
  /** Of the baseline, from the top of the label. */
  readonly y: number;
  readonly x?: number;
  readonly isRight?: boolean;
  readonly color?: string;
}

/** Returns the lines that fit, the last one with an ellipsis: the rider calls for the rest. */
function shortened({ size, lines }: { size: number; lines: readonly string[] }, height: number): string[] {
  const count = Math.floor(height / (size * LINE_HEIGHT));
  return lines.slice(0, count).map((line, index) => (index === count - 1 ? `${line.slice(0, -1)}…` : line));
}
