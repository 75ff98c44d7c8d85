import { PDFiumLibrary } from '@hyzyla/pdfium';

const opening = PDFiumLibrary.init();

/** Returns the lines of a PDF's pages, as a reader copies them: text side by side is one line. */
export async function pdfPages(pdf: Uint8Array): Promise<string[][]> {
  const document = await (await opening).loadDocument(pdf);
  try {
    return Array.from(document.pages(), (page) => page.getText().split('\r\n'));
  } finally {
    document.destroy();
  }
}

export const pdfText = async (pdf: Uint8Array) => (await pdfPages(pdf)).flat().join('\n');
