import { toDocument } from '@nargisus/domain/contract';
import { orderSchema } from '@nargisus/domain/orders';
import { LISTED_ORDERS, MAX_MAILED_BYTES } from '@nargisus/domain/reports';
import { anOrder } from '@nargisus/domain/testing/orders';
import { addDays, startOfDhakaDay } from '@nargisus/domain/time';
import { parse } from 'csv-parse/sync';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Mail } from '../email/sendgrid.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { createReportFixture } from './testing/report-fixture.ts';

const fixture = createReportFixture();
const { run, recorded, ordered } = fixture;

async function allOf<T>(parts: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const part of parts) all.push(part);
  return all;
}

describe('the report of a day', () => {
  test('has the orders of that Dhaka day, from its first moment to its last', async () => {
    const start = startOfDhakaDay(fixture.day).getTime();
    const end = startOfDhakaDay(addDays(fixture.day, 1)).getTime();
    await ordered(new Date(start - 1), 'The day before');
    const ids = [await ordered(new Date(start)), await ordered(new Date(end - 1))];
    await ordered(new Date(end), 'The day after');

    expect((await run()).outcome).toBe('sent');
    const [mail] = fixture.sent as [Mail];
    expect(mail.to).toEqual(['staff@nargisus.test']);
    expect(mail.text).toContain('Revenue: ৳1,822.00');
    const [csv, pdf] = mail.attachments as [Mail['attachments'][0], Mail['attachments'][0]];
    expect([csv.name, pdf.name]).toEqual([
      `daily-orders-report-${fixture.day}.csv`,
      `daily-orders-report-${fixture.day}.pdf`,
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

  test('says what the goods cost, and of how many pieces it is not known', async () => {
    const start = startOfDhakaDay(fixture.day);
    await ordered(start);
    // Staff entered the cost between the two orders.
    const since = new Date(start.getTime() + 1);
    const cost = fixture.db.doc('productCosts/panjabi');
    await cost.set({ costs: [{ from: since, cost: 200 }] });
    await ordered(since);
    await run();
    await cost.delete();
    const [mail] = fixture.sent as [Mail];
    // Two pieces for ৳901.00, of which each cost ৳200.00.
    for (const words of ['Cost of goods: ৳400.00', 'Margin: ৳501.00 (55.6%)', 'Pieces without a cost: 2'])
      expect(mail.text).toContain(words);
    const [csv, pdf] = mail.attachments as [Mail['attachments'][0], Mail['attachments'][0]];
    const rows = parse<Record<string, string>>(csv.content, { bom: true, columns: true });
    expect(
      rows.map((row) => [row['Unit cost (BDT)'], row['Line cost (BDT)'], row['Line margin (BDT)']]),
    ).toEqual([
      ['', '', ''],
      ['200.00', '400.00', '501.00'],
    ]);
    expect(await pdfText(pdf.content)).toContain('৳501.00 (55.6%)');
  });

  test('reads a day of several pages without losing or repeating an order', async () => {
    const at = startOfDhakaDay(fixture.day).getTime();
    // Many of the same moment: a page may end between two of them.
    const ids = await Promise.all(
      Array.from({ length: 520 }, (_, index) => ordered(new Date(at + Math.floor(index / 300)))),
    );
    const read = (await allOf(fixture.repositories.reports.pagesOf(fixture.day))).flat();
    expect(read.map(({ orderId }) => orderId).toSorted()).toEqual(ids.toSorted());
    const times = read.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  test('lists the first orders in the PDF and links to the CSV when that is too large for a mail', async () => {
    const orders = LISTED_ORDERS + 40;
    const [name, at] = ['রফিকুল ইসলাম '.repeat(9), startOfDhakaDay(fixture.day).getTime()];
    for (let from = 0; from < orders; from += 400) {
      const batch = fixture.db.batch();
      for (let number = from; number < Math.min(from + 400, orders); number += 1) {
        const long = { userName: name.repeat(8), deliveryAddress: name.repeat(8) };
        const order = anOrder(new Date(at + number), { _id: randomUUID(), ...long });
        batch.set(fixture.db.doc(`orders/${order._id}`), toDocument(orderSchema, order));
      }
      await batch.commit();
    }
    expect((await run()).outcome).toBe('sent');
    const [mail] = fixture.sent as [Mail];
    expect(mail.attachments.map((it) => it.name)).toEqual([`daily-orders-report-${fixture.day}.pdf`]);
    expect(mail.text).toContain(`A PDF lists the first ${LISTED_ORDERS} orders`);
    expect(mail.text).toContain('https://nargisus.test/dashboard/reports');
    expect(mail.html).toContain('href="https://nargisus.test/dashboard/reports"');
    expect(mail.text).toContain(`Orders: ${orders}`);
    expect(await recorded()).toMatchObject({ state: 'sent', orders });

    const { csvOf } = await import('./render-csv.ts');
    const pieces = await allOf(csvOf(fixture.repositories.reports.pagesOf(fixture.day)));
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
