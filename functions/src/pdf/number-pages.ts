import { COLORS } from '@nargisus/domain/store';
import type { jsPDF } from 'jspdf';
import type { PageText } from './page-text.ts';

/** The size of a page and its margin on both sides, in points. */
interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly edge: number;
}

/** Writes the title and the number of the page at the foot of every page. Once all pages are drawn. */
export function numberPages(doc: jsPDF, text: PageText, title: string, { width, height, edge }: Sheet): void {
  const pages = doc.getNumberOfPages();
  const y = height - 24;
  for (let page = 1; page <= pages; page += 1) {
    doc.setPage(page);
    doc.setTextColor(COLORS.faded);
    text.write(title, { size: 8, x: edge, y });
    text.write(`Page ${page} of ${pages}`, { size: 8, x: width - edge, y, align: 'right' });
  }
}
