import { toDocument } from '@nargisus/domain/contract';
import { paisa } from '@nargisus/domain/money';
import { makeOrderId, orderSchema } from '@nargisus/domain/orders';
import {
  LISTED_ORDERS,
  MAX_MAILED_BYTES,
  REPORT_LEASE_MS,
  type ReportRecord,
} from '@nargisus/domain/reports';
import { anOrder } from '@nargisus/domain/testing/orders';
import { addDays, startOfDhakaDay, type DhakaDay } from '@nargisus/domain/time';
import { parse } from 'csv-parse/sync';
import { deleteApp, getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createRepositories, type Repositories } from '../app/repositories.ts';
import { resendReport } from './resend-report.ts';
import { runDailyReport, type ReportDependencies } from './run-daily-report.ts';
import { MailError, type Mail } from '../email/sendgrid.ts';
import { pdfText } from '../testing/pdf-text.ts';

/*
 * The daily report on the Firestore emulator, in a project of its own. Sending appends to a list, so that it can
 * fail at any moment; e2e/contract/reports.spec.ts reads real mails from the mailbox.
 */
let db: Firestore;
let repositories: Repositories;
let day = '2026-03-01' as DhakaDay;
let sent: Mail[] = [];
let clock = new Date();

beforeAll(() => {
  db = getFirestore(initializeApp({ projectId: `demo-report-${randomUUID().slice(0, 8)}` }));
  repositories = createRepositories();
});
afterAll(() => Promise.all(getApps().map((app) => deleteApp(app))));
beforeEach(() => {
  day = addDays(day, 3); // a test may store orders on the days around its own
  clock = new Date(startOfDhakaDay(addDays(day, 1)).getTime() + 8 * 60 * 60 * 1000);
  sent = [];
});

const dependencies: ReportDependencies = {
  now: () => clock,
  recipients: () => ['staff@nargisus.test'],
  send: (mail) => Promise.resolve(`message-${sent.push(mail)}`),
  shopOrigin: () => 'https://nargisus.test',
};
const failing = (error: Error): ReportDependencies => ({
  ...dependencies,
  send: () => Promise.reject(error),
});
const run = (by: ReportDependencies = dependencies) =>
  runDailyReport(repositories.reports, by, { day, by: 'schedule' });
const later = (ms: number) => {
  clock = new Date(clock.getTime() + ms);
};

async function recorded(): Promise<ReportRecord> {
  const [record] = await repositories.reports.records([day]);
  if (!record) throw new Error(`No record of ${day}`);
  return record;
}

/** Returns an order of a moment, as placing one would store it. */
async function ordered(at: Date, recipientName = 'রফিকুল ইসলাম'): Promise<string> {
  const { shippingAddress } = anOrder(at);
  const order = anOrder(at, {
    _id: randomUUID(),
    orderId: makeOrderId(at, Math.random),
    shippingAddress: { ...shippingAddress, recipientName },
  });
  await db.doc(`orders/${order._id}`).set(toDocument(orderSchema, order));
  return order.orderId;
}

async function allOf<T>(parts: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const part of parts) all.push(part);
  return all;
}

describe('the report of a day', () => {
  test('has the orders of that Dhaka day, from its first moment to its last', async () => {
    const start = startOfDhakaDay(day).getTime();
    const end = startOfDhakaDay(addDays(day, 1)).getTime();
    await ordered(new Date(start - 1), 'The day before');
    const ids = [await ordered(new Date(start)), await ordered(new Date(end - 1))];
    await ordered(new Date(end), 'The day after');

    expect((await run()).outcome).toBe('sent');
    const [mail] = sent as [Mail];
    expect(mail.to).toEqual(['staff@nargisus.test']);
    expect(mail.text).toContain('Revenue: ৳1,822.00');
    const [csv, pdf] = mail.attachments as [Mail['attachments'][0], Mail['attachments'][0]];
    expect([csv.name, pdf.name]).toEqual([
      `daily-orders-report-${day}.csv`,
      `daily-orders-report-${day}.pdf`,
    ]);
    const rows = parse<Record<string, string>>(csv.content, { bom: true, columns: true });
    expect(rows.map((row) => row['Order ID'])).toEqual(ids);
    const text = await pdfText(pdf.content);
    for (const words of [...ids, 'রফিকুল ইসলাম', '৳1,822.00']) expect(text).toContain(words);
    expect(await recorded()).toMatchObject({
      state: 'sent',
      orders: 2,
      revenue: 182_200,
      messageId: 'message-1',
    });
  });

  test('reads a day of several pages without losing or repeating an order', async () => {
    const at = startOfDhakaDay(day).getTime();
    // Many of the same moment: a page may end between two of them.
    const ids = await Promise.all(
      Array.from({ length: 520 }, (_, index) => ordered(new Date(at + Math.floor(index / 300)))),
    );
    const read = (await allOf(repositories.reports.pagesOf(day))).flat();
    expect(read.map(({ orderId }) => orderId).toSorted()).toEqual(ids.toSorted());
    const times = read.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  test('lists the first orders in the PDF and links to the CSV when that is too large for a mail', async () => {
    const orders = LISTED_ORDERS + 40;
    const [name, at] = ['রফিকুল ইসলাম '.repeat(9), startOfDhakaDay(day).getTime()];
    for (let from = 0; from < orders; from += 400) {
      const batch = db.batch();
      for (let number = from; number < Math.min(from + 400, orders); number += 1) {
        const long = { userName: name.repeat(8), deliveryAddress: name.repeat(8) };
        const order = anOrder(new Date(at + number), { _id: randomUUID(), ...long });
        batch.set(db.doc(`orders/${order._id}`), toDocument(orderSchema, order));
      }
      await batch.commit();
    }
    expect((await run()).outcome).toBe('sent');
    const [mail] = sent as [Mail];
    expect(mail.attachments.map((it) => it.name)).toEqual([`daily-orders-report-${day}.pdf`]);
    expect(mail.text).toContain(`A PDF lists the first ${LISTED_ORDERS} orders`);
    expect(mail.text).toContain('https://nargisus.test/dashboard/reports');
    expect(mail.html).toContain('href="https://nargisus.test/dashboard/reports"');
    expect(mail.text).toContain(`Orders: ${orders}`);
    expect(await recorded()).toMatchObject({ state: 'sent', orders });

    const { csvOf } = await import('./render-csv.ts');
    const pieces = await allOf(csvOf(repositories.reports.pagesOf(day)));
    expect(pieces.length).toBeGreaterThan(10);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(2 ** 20);
    const csv = Buffer.concat(pieces);
    expect(csv.length).toBeGreaterThan(MAX_MAILED_BYTES);
    expect(parse(csv, { bom: true, columns: true })).toHaveLength(orders);
  }, 120_000);

  test('is sent for a day without orders', async () => {
    expect((await run()).outcome).toBe('sent');
    expect(await recorded()).toMatchObject({ state: 'sent', orders: 0, revenue: 0 });
  });
});

describe('sends exactly one mail', () => {
  test('when ten runs start at once', async () => {
    const results = await Promise.all(Array.from({ length: 10 }, () => run()));
    expect(results.filter(({ outcome }) => outcome === 'sent')).toHaveLength(1);
    expect(sent).toHaveLength(1);
    expect(await recorded()).toMatchObject({ state: 'sent', attempts: 1 });
  });

  test('when the scheduler fires again afterwards', async () => {
    await run();
    later(60_000);
    expect((await run()).outcome).toBe('not-needed');
    expect(sent).toHaveLength(1);
  });

  test('when the first attempt fails: records it, and the next one sends', async () => {
    await expect(run(failing(new MailError('SendGrid answered 503', false)))).rejects.toThrow('503');
    expect(await recorded()).toMatchObject({ state: 'failed', error: 'SendGrid answered 503', attempts: 1 });
    expect((await run()).outcome).toBe('sent');
    expect(sent).toHaveLength(1);
    expect(await recorded()).toMatchObject({ state: 'sent', error: null, attempts: 2 });
  });

  test('when no recipients are configured, once they are', async () => {
    const nobody: ReportDependencies = {
      ...dependencies,
      recipients: () => {
        throw new Error('REPORT_RECIPIENTS is not set');
      },
    };
    await expect(run(nobody)).rejects.toThrow('REPORT_RECIPIENTS');
    expect((await recorded()).error).toContain('REPORT_RECIPIENTS is not set');
    expect((await run()).outcome).toBe('sent');
  });

  test('when a run crashes while it renders the report: another one sends after the lease', async () => {
    await repositories.reports.claim({ day, by: 'schedule', claim: 'dead', now: clock });
    expect((await run()).outcome).toBe('busy');
    expect(sent).toHaveLength(0);
    later(REPORT_LEASE_MS);
    expect((await run()).outcome).toBe('sent');
    expect(sent).toHaveLength(1);
  });

  test('when a run outlives its lease: it does not send', async () => {
    const claimed = await repositories.reports.claim({ day, by: 'schedule', claim: 'slow', now: clock });
    later(REPORT_LEASE_MS);
    await run();
    const content = { to: ['late@nargisus.test'], orders: 0, revenue: paisa(0) };
    expect(await repositories.reports.beginSending(claimed.record, content, clock)).toBe(false);
    expect(
      await repositories.reports.settle(claimed.record, { state: 'failed', error: 'late' }, clock),
    ).toBeUndefined();
    expect(await recorded()).toMatchObject({ state: 'sent', to: ['staff@nargisus.test'] });
  });
});

describe('leaves a possibly sent mail to a person', () => {
  test('when the connection was lost while the mail was sent', async () => {
    await expect(run(failing(new MailError('SendGrid was lost', true)))).rejects.toThrow('lost');
    expect((await run()).outcome).toBe('not-needed');
    expect(sent).toHaveLength(0);
    expect(await recorded()).toMatchObject({ state: 'unconfirmed', error: 'SendGrid was lost' });
  });

  test('when the run crashed at that moment', async () => {
    const { record } = await repositories.reports.claim({ day, by: 'schedule', claim: 'dead', now: clock });
    await repositories.reports.beginSending(record, { to: ['a@b.c'], orders: 0, revenue: paisa(0) }, clock);
    later(REPORT_LEASE_MS);
    expect((await run()).outcome).toBe('not-needed');
    expect(await recorded()).toMatchObject({ state: 'unconfirmed' });
  });
});

describe('resending by an admin', () => {
  const resend = (by = dependencies) => resendReport(repositories.reports, by, { day, by: 'admin-uid' });

  test('sends a sent report again, and records who did', async () => {
    await run();
    later(1);
    expect(await resend()).toMatchObject({
      state: 'sent',
      by: 'admin-uid',
      attempts: 2,
      messageId: 'message-2',
    });
    expect(sent).toHaveLength(2);
  });

  test('sends one mail for three concurrent requests', async () => {
    await Promise.allSettled([resend(), resend(), resend()]);
    expect(sent).toHaveLength(1);
    expect(await recorded()).toMatchObject({ state: 'sent', attempts: 1 });
  });

  test('is rejected while a run is in progress, and before the day is over', async () => {
    await repositories.reports.claim({ day, by: 'schedule', claim: 'alive', now: clock });
    await expect(resend()).rejects.toMatchObject({ code: 'conflict' });
    clock = new Date(startOfDhakaDay(addDays(day, 1)).getTime() - 1);
    await expect(resend()).rejects.toMatchObject({ code: 'conflict' });
    expect(sent).toHaveLength(0);
  });

  test('reports a failure without the reason, which the record has', async () => {
    const cause = new MailError('SendGrid answered 401', false);
    await expect(resend(failing(cause))).rejects.toMatchObject({ message: 'Failed to email report' });
    expect(await recorded()).toMatchObject({ state: 'failed', error: 'SendGrid answered 401' });
  });
});
