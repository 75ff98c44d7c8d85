import { dailyReport, demoReport, type ReportOrder } from '@nargisus/domain/reports';
import type { DhakaDay } from '@nargisus/domain/time';
import { describe, expect, test } from 'vitest';
import { renderPdf } from './render-pdf.ts';
import { pdfPages, pdfText } from '../testing/pdf-text.ts';

const day = '2026-11-20' as DhakaDay;
const [sample, bangla] = demoReport(day).orders as [ReportOrder, ReportOrder];
const rendered = (...orders: ReportOrder[]) => renderPdf(dailyReport(day, orders));
const named = (recipientName: string): ReportOrder => ({
  ...sample,
  shippingAddress: { ...sample.shippingAddress, recipientName },
});

describe('the first page', () => {
  test('names the shop, the day and its sums', async () => {
    const [page = []] = await pdfPages(await renderPdf(demoReport(day)));
    expect(page.at(-1)).toMatch(/ Page 1 of 1$/);
    expect(page).toEqual(
      expect.arrayContaining(['Nargisus', 'Daily orders report, 20 Nov 2026', '৳18,411.00', 'Cancelled']),
    );
  });

  test('has a row per order', async () => {
    const text = await pdfText(await rendered(sample));
    for (const words of [
      sample.orderId,
      '09:00',
      'Rahima Khatun',
      '01700000001',
      '2 x Leather Belt (M)',
      '3,211.00',
    ])
      expect(text).toContain(words);
  });

  test('states that a day has no orders', async () => {
    const text = await pdfText(await rendered());
    expect(text).toContain('No orders were placed on this day.');
    expect(text).toContain('৳0.00');
  });

  test('states how many orders a longer day has, and where to find all', async () => {
    const { summary } = dailyReport(day, [sample, bangla]);
    const text = await pdfText(await renderPdf({ day, orders: [sample], summary }));
    expect(text).toContain(
      'The list has the first 1 orders of the day. The CSV has all 2: Reports in the dashboard.',
    );
    expect(text).toContain(sample.orderId);
    expect(await pdfText(await rendered(sample, bangla))).not.toContain('The list has');
  });

  test('marks a demo as such', async () => {
    const text = await pdfText(await renderPdf(demoReport(day), { isDemo: true }));
    expect(text).toContain('(made-up orders)');
  });
});

describe('text is copied as it was written', () => {
  const names = [
    'রফিকুল ইসলাম',
    'ক্ষেত্র স্ত্রী র‌্যাব',
    'Md. রাকিব (২য়)',
    'José – “Pepe”',
    'Back\\slash (in) brackets',
    '李雷',
  ];
  test.each(names)('%s', async (name) => {
    expect(await pdfText(await rendered(named(name)))).toContain(name);
  });

  test('also over several lines', async () => {
    const name = Array.from({ length: 12 }, () => 'মোহাম্মদ আব্দুল্লাহ').join(' ');
    const text = (await pdfText(await rendered(named(name)))).replaceAll('\n', ' ');
    expect(text).toContain(name);
  });

  test('also when a word is longer than its column', async () => {
    const name = 'অ'.repeat(150);
    expect((await pdfText(await rendered(named(name)))).replaceAll('\n', '')).toContain(name);
  });
});

describe('many pages', () => {
  test('have head and number on each, and lose no order between two', async () => {
    const orders = Array.from({ length: 230 }, (_, index) => ({
      ...(index % 2 ? sample : bangla),
      orderId: `ORD-${index}`,
    }));
    const pages = await pdfPages(await rendered(...orders));
    expect(pages.length).toBeGreaterThan(10);
    pages.forEach((page, index) => {
      const text = page.join('\n');
      expect(text).toContain('Order Customer Deliver to');
      expect(text).toContain(`Page ${index + 1} of ${pages.length}`);
    });
    const ids = pages.flat().filter((line) => line.startsWith('ORD-'));
    expect(ids).toEqual(orders.map(({ orderId }) => orderId));
  });

  test('continue an order of fifty lines on the next one', async () => {
    const items = Array.from({ length: 50 }, (_, index) => ({
      ...sample.items[0]!,
      name: `জামদানি শাড়ি ${index} with a long name that takes two lines`,
    }));
    const text = await pdfText(await rendered(sample, { ...sample, items }, sample));
    const numbers = Array.from(text.matchAll(/শাড়ি (\d+) with/g), ([, number]) => number);
    expect(numbers).toEqual(items.map((_, index) => String(index)));
  });
});
