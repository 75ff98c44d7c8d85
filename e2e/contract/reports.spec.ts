import { reportFileName } from '@nargisus/domain/reports';
import { addDays, dhakaDay, type DhakaDay } from '@nargisus/domain/time';
import { addresses } from '@nargisus/local-suite/launcher';
import { parse } from 'csv-parse/sync';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';
import { mailbox, type ReceivedMail } from '../fixtures/local-stack/mailbox.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';
import { pdfText } from '../fixtures/assert/read-pdf.ts';

const testData = openTestData();
let admin: Account;
let token: string;

const today = dhakaDay(new Date());
const yesterday = addDays(today, -1);
const CUSTOMER = 'রফিকুল ইসলাম';
/** The recipient in the local stack (local-suite/README.md). */
const RECIPIENT = 'admin@nargisus.test';

beforeAll(async () => {
  admin = await testData.account('admin');
  token = await tokenOf(admin);
});
afterEach(() => mailbox.clearFaults());
afterAll(() => testData.close());

const post = (path: string, body?: object) => call(`/api/reports/${path}`, { method: 'POST', token, body });
const download = (type: 'csv' | 'pdf', query = '') =>
  fetch(`${addresses.shop}/api/reports/download-${type}${query}`, {
    headers: { Authorization: `Bearer ${token}` },
  });

/** Places an order with that recipient and returns its order ID. */
async function orderOf(name: string): Promise<string> {
  const placed = await placeOrder(await testData.account(), await testData.product(), {
    recipientName: name,
  });
  return placed.orderId;
}

/** Returns the rows of a CSV file by the names in its first line. */
const rowsOf = (csv: Uint8Array) => parse<Record<string, string>>(csv, { bom: true, columns: true });

const bytesOf = (mail: ReceivedMail, ending: string) =>
  Buffer.from(mail.attachments.find(({ filename }) => filename.endsWith(ending))?.content ?? '', 'base64');

describe('a download', () => {
  test('as CSV contains today’s orders, with a byte order mark and the day in its name', async () => {
    const orderId = await orderOf(CUSTOMER);
    const answer = await download('csv');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename=${reportFileName(today, 'csv')}`,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(rowsOf(bytes).find((row) => row['Order ID'] === orderId)).toMatchObject({
      Recipient: CUSTOMER,
      Phone: '01712345678',
      'Line total (BDT)': '1250.00',
      'Order total (BDT)': '1310.00',
    });
  });

  test('as PDF has searchable text, also in Bangla', async () => {
    const orderId = await orderOf('শ্রাবন্তী চক্রবর্তী');
    const answer = await download('pdf', `?date=${today}`);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain(reportFileName(today, 'pdf'));
    const pdf = Buffer.from(await answer.arrayBuffer());
    const text = await pdfText(pdf);
    for (const part of [orderId, 'শ্রাবন্তী চক্রবর্তী', 'Nargisus']) expect(text).toContain(part);
  });

  test('of a day without orders is a file without rows', async () => {
    const csv = Buffer.from(await (await download('csv', '?date=2001-01-01')).arrayBuffer());
    expect(rowsOf(csv)).toEqual([]);
    expect(csv.toString()).toContain('Order ID');
    const pdf = Buffer.from(await (await download('pdf', '?date=2001-01-01')).arrayBuffer());
    expect(await pdfText(pdf)).toContain('No orders were placed on this day.');
  });

  test.each(['2026-02-30', 'yesterday', '20-11-2026', '', '1900-01-01'])(
    'of "%s" is rejected',
    async (date) => {
      for (const type of ['csv', 'pdf']) {
        const answer = await call(`/api/reports/download-${type}?date=${date}`, { token });
        expect(answer.status).toBe(400);
        expect(answer.body).toEqual({
          success: false,
          message: 'Please give a date as YYYY-MM-DD',
          errors: { date: 'Please give a date as YYYY-MM-DD' },
        });
      }
    },
  );
});

describe('a report by mail', () => {
  test.each(['csv', 'pdf'])('has the %s attached and its totals in the text', async (reportType) => {
    const orderId = await orderOf(CUSTOMER);
    const email = `${reportType}-${admin.email}`;
    const answer = await call('/api/reports/email-report', {
      method: 'POST',
      token,
      body: { email, reportType, date: today },
      ...(reportType === 'csv' && { example: 'emailReport' as const }),
    });
    expect([answer.status, answer.body]).toEqual([
      200,
      { success: true, message: `Report emailed successfully to ${email}!` },
    ]);
    const [mail, ...others] = await mailbox.mailsTo(email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      from: { email: 'shop@nargisus.test' },
      subject: expect.stringContaining('Daily orders report') as string,
      text: expect.stringContaining('Revenue: ৳') as string,
      attachments: [{ filename: reportFileName(today, reportType as 'csv') }],
    });
    const bytes = bytesOf(mail!, reportType);
    const ids = reportType === 'csv' ? rowsOf(bytes).map((row) => row['Order ID']) : await pdfText(bytes);
    expect(ids).toContain(orderId);
  });

  test.each([
    [{ email: '', reportType: 'csv' }, 'email', 'Please enter an email address'],
    [{ email: '  ', reportType: 'csv' }, 'email', 'Please enter an email address'],
    [{ reportType: 'csv' }, 'email', 'Please enter an email address'],
    [{ email: 'not-an-email', reportType: 'csv' }, 'email', 'Email is invalid'],
    [{ email: 'a@b.test', reportType: 'xlsx' }, 'reportType', 'Please choose csv or pdf'],
    [
      { email: 'a@b.test', reportType: 'pdf', date: '2026-02-30' },
      'date',
      'Please give a date as YYYY-MM-DD',
    ],
  ])('is rejected for %j', async (body, field, message) => {
    const answer = await post('email-report', body);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ success: false, message, errors: { [field]: message } });
  });

  test('is retried when the mail service is briefly unavailable', async () => {
    const email = `busy-${admin.email}`;
    await mailbox.injectFaults({ status: 503, times: 1 });
    expect((await post('email-report', { email, reportType: 'csv' })).status).toBe(200);
    expect(await mailbox.mailsTo(email)).toHaveLength(1);
  });

  test('returns an error without the cause when it cannot be sent', async () => {
    const email = `down-${admin.email}`;
    await mailbox.injectFaults({ status: 500 });
    const answer = await post('email-report', { email, reportType: 'csv' });
    expect([answer.status, answer.body]).toEqual([
      500,
      { success: false, message: 'Failed to email report' },
    ]);
    expect(await mailbox.mailsTo(email)).toEqual([]);
  });
});

test('a demo report is sent to the admin who requests it, with both files, marked as a demo', async () => {
  const answer = await call('/api/reports/demo', { method: 'POST', token, example: 'sendDemoReports' });
  expect(answer.body).toEqual({ success: true, message: `Demo reports sent to ${admin.email}!` });
  const [mail] = await mailbox.mailsTo(admin.email);
  expect(mail?.subject).toContain('Demo');
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual([
    reportFileName(today, 'csv'),
    reportFileName(today, 'pdf'),
  ]);
  expect(await pdfText(bytesOf(mail!, 'pdf'))).toContain('রফিকুল ইসলাম');
  expect(rowsOf(bytesOf(mail!, 'csv')).map((row) => row.Customer)).toContain('রফিকুল ইসলাম');
});

describe('the daily mail', () => {
  const mailsOf = async (day: DhakaDay) =>
    (await mailbox.mailsTo(RECIPIENT)).filter(({ attachments }) =>
      attachments.some(({ filename }) => filename === reportFileName(day, 'csv')),
    );
  const records = async () => {
    const { body } = await call('/api/reports', { token, example: 'listReports' });
    return body.data as unknown as { _id: string; state: string; error: string | null; attempts: number }[];
  };

  test('can be resent by an admin with both files, and is recorded', async () => {
    const before = (await mailsOf(yesterday)).length;
    const answer = await call(`/api/reports/${yesterday}/resend`, {
      method: 'POST',
      token,
      example: 'resendReport',
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      success: true,
      message: `Report emailed successfully to ${RECIPIENT}!`,
      data: { _id: yesterday, state: 'sent', to: [RECIPIENT], by: admin.uid, error: null },
    });
    const mails = await mailsOf(yesterday);
    expect(mails).toHaveLength(before + 1);
    expect(mails.every(({ attachments }) => attachments.length === 2)).toBe(true);
    expect(await records()).toContainEqual(expect.objectContaining({ _id: yesterday, state: 'sent' }));
  });

  test('is listed with its error when it fails, and can be sent once the service recovers', async () => {
    const day = addDays(today, -2);
    const before = (await mailsOf(day)).length;
    await mailbox.injectFaults({ status: 503 });
    expect((await post(`${day}/resend`)).status).toBe(500);
    expect(await records()).toContainEqual(
      expect.objectContaining({
        _id: day,
        state: 'failed',
        error: 'SendGrid answered 503: service unavailable',
      }),
    );
    await mailbox.clearFaults();
    expect((await post(`${day}/resend`)).status).toBe(200);
    expect(await mailsOf(day)).toHaveLength(before + 1);
  });

  test('is rejected for an unfinished day, because it would block the complete one', async () => {
    for (const day of [today, addDays(today, 1)]) {
      const answer = await post(`${day}/resend`);
      expect(answer.status).toBe(409);
      expect(answer.body.message).toContain('not over yet');
    }
    expect((await post('2026-02-30/resend')).status).toBe(400);
  });
});
