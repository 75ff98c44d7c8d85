import { bareLandmark } from '@nargisus/domain/checkout';
import type { MailLanguage } from '@nargisus/domain/mails';
import type { Order } from '@nargisus/domain/orders';
import type { ShopSettings } from '@nargisus/domain/settings';
import { COLORS } from '@nargisus/domain/store';
import { dhakaDay, formatDhakaTime } from '@nargisus/domain/time';
import { banglaDigits } from '@nargisus/domain/text';
import type { jsPDF } from 'jspdf';
import { ALARM, openDocument } from '../pdf/open-document.ts';
import type { PageText } from '../pdf/page-text.ts';
import { languageOf } from './document-language.ts';
import { DOCUMENT_MESSAGES, type DocumentLanguage, type DocumentMessages } from './document-messages.ts';

/** A4 portrait, in points. */
const PAGE = { width: 595.28, height: 841.89 };
const EDGE = 42;
const RIGHT = PAGE.width - EDGE;
/** Space that tables leave free on every page. */
export const MARGIN = { top: EDGE, bottom: 56 };
export const WIDTH = RIGHT - EDGE;
export const LEFT = EDGE;
/** Of the shop in the head; the document's name and reference are beside it. */
const SHOP_WIDTH = WIDTH * 0.6;

/** How and for whom documents are rendered. */
export interface DocumentOptions {
  readonly language: DocumentLanguage;
  /** The host of the shop's pages. */
  readonly web: string;
  readonly shop: ShopSettings;
}

/** Returns an order as the head of its documents names it. */
export const referenceOf = ({ orderId, createdAt }: Order): Reference => ({ label: orderId, at: createdAt });

export type Detail = readonly [label: string, value: string | undefined];

/** What a document is about, under its name: an order's id and time, for example. */
interface Reference {
  readonly label: string;
  readonly at: Date;
}

/** Draws the parts that invoice, packing slip and pick list share. */
export class DocumentPage {
  readonly doc: jsPDF;
  readonly text: PageText;
  readonly messages: DocumentMessages;
  /** Texts, numbers and days of the mails. */
  readonly language: MailLanguage;
  readonly #options: DocumentOptions;
  #firstPage = 1;

  private constructor(doc: jsPDF, text: PageText, options: DocumentOptions) {
    this.doc = doc;
    this.text = text;
    this.messages = DOCUMENT_MESSAGES[options.language];
    this.language = languageOf(options.language);
    this.#options = options;
  }

  /** @param subject - follows the shop's name in the title of the file */
  static async open(subject: string, options: DocumentOptions): Promise<DocumentPage> {
    const tag = options.language === 'bn' ? 'bn' : 'en-GB';
    const title = `${options.shop.name} ${subject}`;
    const { doc, text } = await openDocument({ title, orientation: 'portrait', language: tag });
    return new DocumentPage(doc, text, options);
  }

  /**
   * Draws the shop to the left, and the document's name and reference to the right. `registration`: with the numbers under
   * which the shop is registered. @returns the y where it ends
   */
  head(name: string, reference: Reference, { registration }: { registration: boolean }): number {
    const { doc } = this;
    const { shop, web } = this.#options;
    doc.setFillColor(COLORS.stem);
    doc.rect(0, 0, PAGE.width, 8, 'F');
    const title = this.#sizedToFit(shop.name, 26);
    this.write(shop.name, { ...title, x: LEFT, y: 58, color: COLORS.stem });
    let y = 62;
    for (const line of [web, ...this.#shopLines(registration)]) {
      for (const part of this.text.wrap(line, SHOP_WIDTH, { size: 9 })) {
        y += 13;
        this.write(part, { size: 9, x: LEFT, y, color: COLORS.faded });
      }
    }
    this.write(name, { size: 20, x: RIGHT, y: 56, align: 'right', bold: true });
    this.write(reference.label, { size: 11, x: RIGHT, y: 75, align: 'right', bold: true });
    this.write(this.moment(reference.at), {
      size: 9,
      x: RIGHT,
      y: 88,
      align: 'right',
      color: COLORS.faded,
    });
    const end = Math.max(88, y) + 16;
    doc.setDrawColor(COLORS.line);
    doc.setLineWidth(1);
    doc.line(LEFT, end, RIGHT, end);
    return end;
  }

  /** Returns how to reach the shop, where it is, and where it is registered, as far as staff have entered it. */
  #shopLines(registration: boolean): string[] {
    const { shop } = this.#options;
    const { phone, tradeLicence } = this.messages;
    const address = this.language.code === 'bn' ? shop.addressBn || shop.address : shop.address;
    const numbers = [
      [tradeLicence, shop.tradeLicence],
      ['DBID', shop.dbid],
      ['BIN', shop.bin],
    ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
    return [
      shop.email,
      ...(shop.phone ? [`${phone}: ${shop.phone}`] : []),
      ...address.split('\n').filter(Boolean),
      ...(registration ? numbers : []),
    ];
  }

  #sizedToFit(line: string, largest: number): { size: number; bold: true } {
    const width = this.text.width(line, { size: largest, bold: true });
    return { size: Math.min(largest, (largest * SHOP_WIDTH) / width), bold: true };
  }

  /** Draws a heading and wrapped lines below it. @returns the y where it ends */
  block(
    heading: string,
    lines: readonly string[],
    { x, y, width, size = 10, firstSize = size }: Block,
  ): number {
    this.write(heading, { size: 8, x, y, color: COLORS.faded });
    let at = y + 4;
    lines.forEach((line, index) => {
      const style = { size: index === 0 ? firstSize : size, bold: index === 0 };
      for (const part of this.text.wrap(line, width, style)) {
        at += style.size * LINE_HEIGHT;
        this.write(part, { ...style, x, y: at });
      }
    });
    return at;
  }

  /** Draws labels with their values; leaves out those without a value. @returns the y where it ends */
  descriptionList(descriptionList: readonly Detail[], { x, y, width }: Block): number {
    const style = { size: 9.5 };
    const shown = descriptionList.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
    const labelWidth = Math.max(...shown.map(([label]) => this.text.width(label, style))) + 12;
    let at = y;
    for (const [label, value] of shown) {
      this.write(label, { ...style, x, y: at, color: COLORS.faded });
      for (const part of this.text.wrap(value, width - labelWidth, style)) {
        this.write(part, { ...style, x: x + labelWidth, y: at });
        at += style.size * LINE_HEIGHT;
      }
      at += 3;
    }
    return at - 3 - style.size * LINE_HEIGHT;
  }

  /** Draws a warning. @returns the y where it ends */
  notice(messages: string, y: number, isAlarm: boolean): number {
    this.doc.setFillColor(isAlarm ? '#f8e7e2' : COLORS.cloth);
    this.doc.rect(LEFT, y, WIDTH, 26, 'F');
    this.write(messages, {
      size: 12,
      bold: true,
      x: LEFT + 10,
      y: y + 17,
      color: isAlarm ? ALARM : COLORS.ink,
    });
    return y + 26;
  }

  /** Reserves space of that height below `y`, or on a new page. @returns the y where it begins */
  room(y: number, height: number): number {
    if (y + height <= PAGE.height - MARGIN.bottom) return y;
    this.doc.addPage();
    return MARGIN.top + 16;
  }

  /** Begins the first page of another order. */
  begin(): void {
    this.doc.addPage();
    this.#firstPage = this.doc.getNumberOfPages();
  }

  /** Numbers the pages of the present order, once all of them are drawn. */
  number(messages: string): void {
    const pages = this.doc.getNumberOfPages() - this.#firstPage + 1;
    for (let page = 1; page <= pages; page += 1) {
      this.doc.setPage(this.#firstPage + page - 1);
      const y = PAGE.height - 28;
      this.doc.setDrawColor(COLORS.line);
      this.doc.setLineWidth(0.5);
      this.doc.line(LEFT, y - 14, RIGHT, y - 14);
      this.write(messages, { size: 8, x: LEFT, y, color: COLORS.faded });
      const { number } = this.language;
      const of = this.messages.page(number(page), number(pages));
      this.write(of, { size: 8, x: RIGHT, y, align: 'right', color: COLORS.faded });
    }
  }

  write(
    line: string,
    { color = COLORS.ink, ...place }: Parameters<PageText['write']>[1] & { color?: string },
  ): void {
    this.doc.setTextColor(color);
    this.text.write(line, place);
  }

  /** Returns the address of a parcel, in lines. */
  addressOf({ shippingAddress: it }: Order): string[] {
    const { regions, places, landmark } = this.messages;
    // Towns are typed, and often have the name of their region.
    const named = (town: string) => (regions as Record<string, string>)[town] ?? town;
    const towns = [...new Set([it.city, it.district, it.region].map(named))];
    return [
      it.recipientName,
      it.recipientPhone,
      it.address,
      ...(it.landmark ? [`${landmark}: ${bareLandmark(it.landmark)}`] : []),
      `${towns.join(', ')} (${places[it.addressCategory]})`,
    ];
  }

  expected({ estimatedDelivery: { from, to } }: Order): string {
    const { day } = this.language;
    return from === to ? day(from) : this.messages.days(day(from), day(to));
  }

  moment(at: Date): string {
    const time = formatDhakaTime(at);
    const year = dhakaDay(at).slice(0, 4);
    const { code, day } = this.language;
    const isBangla = code === 'bn';
    return `${day(dhakaDay(at))} ${isBangla ? banglaDigits(year) : year}, ${isBangla ? banglaDigits(time) : time}`;
  }
}

const LINE_HEIGHT = 1.4;

interface Block {
  readonly x: number;
  /** The y of the first baseline. */
  readonly y: number;
  readonly width: number;
  readonly size?: number;
  readonly firstSize?: number;
}
