import { jsPDF } from 'jspdf';
import { STORE } from '@nargisus/domain/store';
import { compressWithNode } from './compress-with-node.ts';
import { openPageText, type PageText } from './page-text.ts';

compressWithNode();

/** For warnings; everything else has the shop's colours. */
export const ALARM = '#9b2c1f';

interface Wanted {
  readonly title: string;
  readonly orientation: 'portrait' | 'landscape';
  readonly language: 'en-GB' | 'bn';
  /** Width and height in points; A4 by default. */
  readonly format?: [width: number, height: number];
}

/** Opens a document in points. */
export async function openDocument({
  title,
  orientation,
  language,
  format,
}: Wanted): Promise<{ doc: jsPDF; text: PageText }> {
  const doc = new jsPDF({
    unit: 'pt',
    format: format ?? 'a4',
    orientation,
    compress: true,
    putOnlyUsedFonts: true,
  });
  doc.setProperties({ title, author: STORE.name, creator: STORE.name });
  doc.setLanguage(language);
  return { doc, text: await openPageText(doc) };
}

export const bytesOf = (doc: jsPDF): Uint8Array => new Uint8Array(doc.output('arraybuffer'));
