import type { Order } from '@nargisus/domain/orders';
import type { LabelParcel } from '@nargisus/domain/papers';
import { bytesOf, openDocument } from '../pdf/open-document.ts';
import { DOCUMENT_MESSAGES } from './document-messages.ts';
import { languageOf } from './document-language.ts';
import type { DocumentOptions } from './document-page.ts';
import { drawLabel, LABEL, type LabelPaper } from './draw-label.ts';

/** What labels are printed on: each on a sheet of its size, or four on a sheet of A4. */
export type LabelSheet = 'label' | 'a4';

/** An order with what is known of its booked parcel. */
export interface LabelledOrder {
  readonly order: Order;
  readonly parcel: LabelParcel | undefined;
}

const A4 = { width: 595.28, height: 841.89 };
/** Two by two. */
const PER_A4 = 4;
const CELL = { width: A4.width / 2, height: A4.height / 2 };

/** Renders the labels of one or many orders, in their order. */
export async function renderLabels(
  labels: readonly LabelledOrder[],
  options: DocumentOptions & { readonly sheet: LabelSheet },
): Promise<Uint8Array> {
  const { language, shop, sheet } = options;
  const { doc, text } = await openDocument({
    title: `${shop.name} ${labels.map(({ order }) => order.orderId).join(', ')}`,
    orientation: 'portrait',
    language: language === 'bn' ? 'bn' : 'en-GB',
    ...(sheet === 'label' && { format: [LABEL.width, LABEL.height] as [number, number] }),
  });
  const messages = DOCUMENT_MESSAGES[language];
  const paper = { doc, text, messages, language: languageOf(language), shop };
  const perSheet = sheet === 'a4' ? PER_A4 : 1;
  labels.forEach(({ order, parcel }, place) => {
    if (place > 0 && place % perSheet === 0) doc.addPage();
    drawLabel(paper, order, parcel, sheet === 'a4' ? cornerOnA4(paper, place % PER_A4) : { x: 0, y: 0 });
  });
  return bytesOf(doc);
}

/** Returns where a label begins on a sheet of A4, and draws where to cut with its first one. */
function cornerOnA4({ doc }: LabelPaper, place: number): { x: number; y: number } {
  if (place === 0) {
    doc.setDrawColor('#999999');
    doc.setLineWidth(0.5);
    doc.setLineDashPattern([4, 4], 0);
    doc.line(CELL.width, 0, CELL.width, A4.height);
    doc.line(0, CELL.height, A4.width, CELL.height);
    doc.setLineDashPattern([], 0);
  }
  const column = place % 2;
  const row = Math.floor(place / 2);
  return {
    x: column * CELL.width + (CELL.width - LABEL.width) / 2,
    y: row * CELL.height + (CELL.height - LABEL.height) / 2,
  };
}
