import { PDFiumLibrary } from '@hyzyla/pdfium';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** A barcode or QR code as a scanner reads it. */
interface ReadCode {
  readonly format: string;
  readonly text: string;
}

const opening = PDFiumLibrary.init();
const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
const ready = readFile(wasm).then((binary) =>
  // By default it would load its wasm from a CDN.
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(binary).buffer }, fireImmediately: true }),
);

/**
 * Returns the codes on each page of a PDF, rendered as Chromium's viewer does and read by a decoder.
 * @param scale - pixels per point: 203 / 72 is a label printer
 */
export async function codesOfPages(pdf: Uint8Array, scale: number): Promise<ReadCode[][]> {
  await ready;
  const document = await (await opening).loadDocument(pdf);
  try {
    const pages: ReadCode[][] = [];
    for (const page of document.pages()) {
      const { data, width, height } = await page.render({ render: 'bitmap', colorSpace: 'Gray', scale });
      const image = { data: rgbaOf(data), width, height, colorSpace: 'srgb' as const };
      const found = await readBarcodes(image as Parameters<typeof readBarcodes>[0], {
        formats: ['Code128', 'QRCode'],
        tryHarder: true,
        maxNumberOfSymbols: 32,
      });
      pages.push(found.map(({ format, text }) => ({ format, text })));
    }
    return pages;
  } finally {
    document.destroy();
  }
}

function rgbaOf(grey: Uint8Array): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(grey.length * 4);
  grey.forEach((value, index) => pixels.set([value, value, value, 255], index * 4));
  return pixels;
}
