import { dhakaDay } from '@nargisus/domain/time';
import { addresses } from '@nargisus/local-suite/launcher';
import { fileURLToPath } from 'node:url';
import { call, tokenOf } from '../fixtures/api-client.ts';
import { draftOf, newKey } from '../fixtures/drafts.ts';
import { distance, inkIn, linesIn } from '../fixtures/ink.ts';
import { mailbox } from '../fixtures/mailbox.ts';
import { pdfPictures, type Picture } from '../fixtures/read-pdf.ts';
import { expect, test } from '../fixtures/shop-test.ts';

/* Papers and reports as pictures, drawn by the reader that Chromium has. What stands in them: functions/src. */
const FONT = fileURLToPath(
  new URL('../../functions/src/pdf/fonts/HindSiliguri-Regular.ttf', import.meta.url),
);
/** Pixels for each point of the page. */
const SCALE = 4;
const PLACE = 'বাড়ি ১২, ক্ষেত্রমোহন স্ট্রিট, র‌্যাব মোড়';
/** The same letters, not joined. */
const UNJOINED = Array.from(PLACE.replaceAll(/\s/g, '')).join(' ');

test('Bangla on a packing slip looks as a browser writes it', async ({ page, backstage }) => {
  const admin = await tokenOf(await backstage.account('admin'));
  const body = draftOf(await backstage.product({ name: 'জামদানি শাড়ি' }), {
    recipientName: 'মোছাঃ রহিমা খাতুন',
    address: PLACE,
  });
  const buyer = await tokenOf(await backstage.account());
  const answer = await call('/api/orders', { method: 'POST', token: buyer, body, headers: newKey() });
  const { _id: id } = answer.body.data as unknown as { _id: string };
  const response = await fetch(`${addresses.shop}/api/orders/${id}/slip?language=bn`, {
    headers: { Authorization: `Bearer ${admin}` },
  });
  const pictures = await pdfPictures(new Uint8Array(await response.arrayBuffer()), SCALE);
  expect(pictures).toHaveLength(1);
  const [sheet] = pictures as [Picture];
  expectMargins(sheet);

  // Below the line under the head, left: a heading, the name, the phone, the address.
  const block = { left: 40 * SCALE, top: 108 * SCALE, width: 260 * SCALE, height: 100 * SCALE };
  const place = linesIn(sheet, block)[3]!;
  await page.goto('about:blank');
  expect(await distance(page, sheet, place, PLACE, FONT)).toBeLessThan(0.3);
  expect(await distance(page, sheet, place, UNJOINED, FONT)).toBeGreaterThan(0.6);
});

test('the pages of a mailed report are within their margins', async ({ backstage }) => {
  const admin = await backstage.account('admin');
  const day = dhakaDay(new Date());
  const body = { email: admin.email, reportType: 'pdf', date: day };
  const token = await tokenOf(admin);
  expect((await call('/api/reports/email-report', { method: 'POST', token, body })).status).toBe(200);
  const [mail] = await mailbox.mailsTo(admin.email);
  const pdf = Buffer.from(mail!.attachments[0]!.content, 'base64');
  const sheets = await pdfPictures(pdf, SCALE);
  expect(sheets.length).toBeGreaterThan(0);
  for (const sheet of sheets) expectMargins(sheet);
});

/** Nothing is cut off: an edge of each page is free, but for the band of colour at the top of an order's papers. */
function expectMargins(picture: Picture): void {
  const { width, height } = picture;
  const [edge, band] = [34 * SCALE, 9 * SCALE];
  const below = { top: band, height: height - band };
  expect(inkIn(picture, { ...below, left: 0, width: edge })).toBeUndefined();
  expect(inkIn(picture, { ...below, left: width - edge, width: edge })).toBeUndefined();
  expect(inkIn(picture, { left: 0, width, top: height - 20 * SCALE, height: 20 * SCALE })).toBeUndefined();
  expect(inkIn(picture, { ...below, left: 0, width })!.width).toBeGreaterThan(width / 2);
}
