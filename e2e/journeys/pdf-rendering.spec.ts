import { dhakaDay } from '@nargisus/domain/time';
import { addresses } from '@nargisus/local-suite/launcher';
import { fileURLToPath } from 'node:url';
import { tokenOf } from '../fixtures/network/api-client.ts';
import { glyphDifference, inkBounds, textLines } from '../fixtures/assert/glyph-difference.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';
import { renderPdf, type Bitmap } from '../fixtures/assert/read-pdf.ts';
import { expect, test } from '../fixtures/browser/shop-test.ts';

/* Renders documents and reports with the PDF viewer of Chromium. Tests in functions/src check their contents. */
const FONT = fileURLToPath(
  new URL('../../functions/src/pdf/fonts/HindSiliguri-Regular.ttf', import.meta.url),
);
/** Pixels for each point of the page. */
const SCALE = 4;
const ADDRESS = 'বাড়ি ১২, ক্ষেত্রমোহন স্ট্রিট, র‌্যাব মোড়';
/** The same characters without conjuncts. */
const UNJOINED = Array.from(ADDRESS.replaceAll(/\s/g, '')).join(' ');

test('Bangla on a packing slip matches the browser’s shaping', async ({ page, testData }) => {
  const admin = await tokenOf(await testData.account('admin'));
  const product = await testData.product({ name: 'জামদানি শাড়ি' });
  const { _id } = await placeOrder(await testData.account(), product, {
    recipientName: 'মোছাঃ রহিমা খাতুন',
    address: ADDRESS,
  });
  const pictures = await renderPdf(await download(`orders/${_id}/slip?language=bn`, admin), SCALE);
  expect(pictures).toHaveLength(1);
  const [sheet] = pictures as [Bitmap];
  expectMargins(sheet);

  // The left block below the header's rule: a heading, the name, the phone, the address.
  const block = { left: 40 * SCALE, top: 108 * SCALE, width: 260 * SCALE, height: 100 * SCALE };
  const line = textLines(sheet, block)[3]!;
  await page.goto('about:blank');
  expect(await glyphDifference(page, sheet, line, ADDRESS, FONT)).toBeLessThan(0.3);
  expect(await glyphDifference(page, sheet, line, UNJOINED, FONT)).toBeGreaterThan(0.6);
});

// Downloaded, not mailed: another test injects faults into the mail service.
test('report pages keep their margins', async ({ testData }) => {
  const admin = await tokenOf(await testData.account('admin'));
  const sheets = await renderPdf(
    await download(`reports/download-pdf?date=${dhakaDay(new Date())}`, admin),
    SCALE,
  );
  expect(sheets.length).toBeGreaterThan(0);
  for (const sheet of sheets) expectMargins(sheet);
});

async function download(path: string, token: string): Promise<Uint8Array> {
  const response = await fetch(`${addresses.shop}/api/${path}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

/** Expects free margins, except for the coloured band at the top of an order's documents. */
function expectMargins(picture: Bitmap): void {
  const { width, height } = picture;
  const [edge, band] = [34 * SCALE, 9 * SCALE];
  const below = { top: band, height: height - band };
  expect(inkBounds(picture, { ...below, left: 0, width: edge })).toBeUndefined();
  expect(inkBounds(picture, { ...below, left: width - edge, width: edge })).toBeUndefined();
  expect(
    inkBounds(picture, { left: 0, width, top: height - 20 * SCALE, height: 20 * SCALE }),
  ).toBeUndefined();
  expect(inkBounds(picture, { ...below, left: 0, width })!.width).toBeGreaterThan(width / 2);
}
