import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addPaisa, paisa, type Paisa } from '../money/paisa.ts';
import { DELIVERY_STATUSES, ORDER_STATUSES, PAYMENT_METHODS, PAYMENT_STATUSES } from '../orders/statuses.ts';
import type { DhakaDay } from '../time/dhaka-day.ts';
import { dailyReport, emptyReport, LISTED_ORDERS, withMoreOrders } from './daily-report.ts';
import { demoReport } from './demo-report.ts';
import { isDayOver, reportDayAt, reportDaySchema } from './report-day.ts';
import { reportFileName } from './report-file.ts';
import { reportLines } from './report-lines.ts';
import { marginRows } from './margin-rows.ts';
import { reportMail } from './report-mail.ts';
import { REPORT_ORDER_FIELDS, revenueOf, type ReportOrder } from './report-order.ts';

const day = '2026-11-20' as DhakaDay;
const [sample] = demoReport(day).orders as [ReportOrder];

const anyOrder = fc
  .record({
    orderStatus: fc.constantFrom(...ORDER_STATUSES),
    deliveryStatus: fc.constantFrom(...DELIVERY_STATUSES),
    paymentStatus: fc.constantFrom(...PAYMENT_STATUSES),
    paymentMethod: fc.constantFrom(...PAYMENT_METHODS),
    totalAmount: fc.integer({ min: 0, max: 100_000_000 }).map(paisa),
    lines: fc.integer({ min: 1, max: 5 }),
  })
  .map(({ lines, ...fields }): ReportOrder => ({
    ...sample,
    ...fields,
    items: Array.from({ length: lines }, () => sample.items[0]!),
  }));

const sum = (parts: readonly { orders: number; revenue: Paisa }[]) => ({
  orders: parts.reduce((orders, part) => orders + part.orders, 0),
  revenue: addPaisa(...parts.map((part) => part.revenue)),
});

describe('the stats of a day', () => {
  test('sum their parts, by status and by payment method', () => {
    fc.assert(
      fc.property(fc.array(anyOrder, { maxLength: 30 }), (orders) => {
        const { summary } = dailyReport(day, orders);
        const { orders: count, revenue } = summary;
        expect(count).toBe(orders.length);
        expect(revenue).toBe(addPaisa(...orders.map(revenueOf)));
        expect(sum(summary.byStatus)).toEqual({ orders: count, revenue });
        expect(sum(summary.byPayment)).toEqual({ orders: count, revenue });
      }),
    );
  });

  test('leave out the revenue of cancelled and returned orders, but count them', () => {
    const cancelled: ReportOrder = { ...sample, orderStatus: 'cancelled' };
    const returned: ReportOrder = { ...sample, deliveryStatus: 'returned' };
    const { summary } = dailyReport(day, [sample, cancelled, returned]);
    expect([summary.orders, summary.revenue]).toEqual([3, sample.totalAmount]);
    expect(summary.byStatus.find((it) => it.status === 'cancelled')).toMatchObject({ orders: 1, revenue: 0 });
    expect(summary.byStatus.find((it) => it.status === 'returned')).toMatchObject({ orders: 1, revenue: 0 });
  });

  test('have the margin of the goods whose cost is known, without cancelled orders', () => {
    const [item] = sample.items;
    const order = (cost: number | null, change: Partial<ReportOrder> = {}): ReportOrder => ({
      ...sample,
      items: [{ ...item!, quantity: 2, itemTotal: paisa(90_000) }],
      unitCosts: [cost === null ? null : paisa(cost)],
      ...change,
    });
    const { summary } = dailyReport(day, [
      order(20_000),
      order(null),
      order(0, { orderStatus: 'cancelled' }),
    ]);
    expect(summary.goods).toEqual({
      quantity: 4,
      revenue: 180_000,
      knownQuantity: 2,
      knownRevenue: 90_000,
      cost: 40_000,
    });
    expect(marginRows(summary.goods)).toEqual([
      ['Cost of goods', '৳400.00'],
      ['Margin', '৳500.00 (55.6%)'],
      ['Pieces without a cost', '2'],
    ]);
    expect(marginRows(dailyReport(day, [order(null)]).summary.goods)).toEqual([]);
    expect(reportLines(order(0, { orderStatus: 'cancelled' }))[0]!.costs).toEqual({
      unit: 0,
      line: 0,
      margin: null,
    });
  });

  test('are the same when the orders are added in pages', () => {
    const pages = fc.array(fc.array(anyOrder, { maxLength: 8 }), { maxLength: 6 });
    fc.assert(
      fc.property(pages, (orders) => {
        expect(orders.reduce(withMoreOrders, emptyReport(day))).toEqual(dailyReport(day, orders.flat()));
      }),
    );
  });

  test('count all orders when only the first are listed', () => {
    const page = Array.from({ length: LISTED_ORDERS - 1 }, () => sample);
    const report = [page, page].reduce(withMoreOrders, emptyReport(day));
    expect(report.orders).toHaveLength(LISTED_ORDERS);
    expect(report.summary.orders).toBe(2 * page.length);
    expect(reportMail(report).text).toContain(
      `A PDF lists the first ${LISTED_ORDERS} orders. The CSV holds every order.`,
    );
  });

  test('describe only the files that the mail has', () => {
    const report = withMoreOrders(
      emptyReport(day),
      Array.from({ length: LISTED_ORDERS + 1 }, () => sample),
    );
    const textOf = (options: Parameters<typeof reportMail>[1]) => reportMail(report, options).text;
    expect(textOf({ types: ['csv'] })).toContain('The files hold every order.');
    expect(textOf({ types: ['pdf'] })).toContain(
      `A PDF lists the first ${LISTED_ORDERS} orders. The CSV of the dashboard, under Reports, holds every order.`,
    );
    const tooLarge = textOf({ types: ['csv'], csvAt: 'https://nargisus.test/dashboard/reports' });
    expect(tooLarge).not.toContain('PDF');
    expect(tooLarge).toContain('too large for a mail');
  });

  test('are zero for a day without orders, by status too', () => {
    const { summary } = dailyReport(day, []);
    expect(summary).toMatchObject({ orders: 0, pieces: 0, revenue: 0, byPayment: [] });
    expect(summary.byStatus.map((it) => it.status)).toEqual([...ORDER_STATUSES, 'returned']);
  });
});

test("puts an order's amounts on its first line only, so that columns add up", () => {
  fc.assert(
    fc.property(fc.array(anyOrder, { maxLength: 20 }), (orders) => {
      const lines = orders.flatMap(reportLines);
      expect(lines).toHaveLength(orders.reduce((count, order) => count + order.items.length, 0));
      const column = addPaisa(...lines.flatMap(({ amounts }) => amounts?.revenue ?? []));
      expect(column).toBe(dailyReport(day, orders).summary.revenue);
    }),
  );
});

test('reads neither timelines nor request keys for a report', () => {
  expect(REPORT_ORDER_FIELDS).toEqual(expect.arrayContaining(['orderId', 'items', 'shippingAddress']));
  for (const field of ['_id', 'timeline', 'requestKey', 'uid'])
    expect(REPORT_ORDER_FIELDS).not.toContain(field);
});

test('names files as the specification does', () => {
  expect(reportFileName(day, 'csv')).toBe('daily-orders-report-2026-11-20.csv');
  expect(reportFileName(day, 'pdf')).toBe('daily-orders-report-2026-11-20.pdf');
});

describe('the day of a report', () => {
  test('at 8:00 is the day before, in Dhaka', () => {
    expect(reportDayAt(new Date('2026-11-21T02:00:00Z'))).toBe('2026-11-20');
    expect(reportDayAt(new Date('2026-11-20T19:00:00Z'))).toBe('2026-11-20');
    expect(reportDayAt(new Date('2026-11-20T17:00:00Z'))).toBe('2026-11-19');
  });

  test('is over at midnight in Dhaka', () => {
    expect(isDayOver(day, new Date('2026-11-20T17:59:59Z'))).toBe(false);
    expect(isDayOver(day, new Date('2026-11-20T18:00:00Z'))).toBe(true);
  });

  test.each(['2026-02-30', '20-11-2026', '0206-11-20', '9999-12-31', '', 'today', '2026-11-20T00:00'])(
    '"%s" is none',
    (text) => {
      const { error } = reportDaySchema.safeParse(text);
      expect(error?.issues[0]?.message).toBe('Please give a date as YYYY-MM-DD');
    },
  );
});

describe('the mail', () => {
  test('has the stats as text and as HTML', () => {
    const mail = reportMail(demoReport(day));
    expect(mail.subject).toBe('Nargisus: Daily orders report, 20 Nov 2026');
    for (const text of [mail.text, mail.html])
      for (const figure of ['৳18,411.00', 'Cash on Delivery, paid', '1 (৳2,640.00)', '1 (৳0.00)'])
        expect(text).toContain(figure);
  });

  test('is labelled as a demo', () => {
    const mail = reportMail(demoReport(day), { isDemo: true });
    expect(mail.subject).toContain('Demo');
    for (const text of [mail.text, mail.html]) expect(text).toContain('made-up orders');
  });

  test('has no empty table for an empty day', () => {
    const { html } = reportMail(dailyReport(day, []));
    expect(html.match(/<table/g)).toHaveLength(2);
  });
});
