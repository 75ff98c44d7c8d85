import { dailyReport, demoReport, type ReportOrder } from '@nargisus/domain/reports';
import { paisa } from '@nargisus/domain/money';
import type { DhakaDay } from '@nargisus/domain/time';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { renderCsv } from './render-csv.ts';

const day = '2026-11-20' as DhakaDay;
const [sample] = demoReport(day).orders as [ReportOrder];
const textOf = (orders: readonly ReportOrder[]) =>
  Buffer.from(renderCsv(dailyReport(day, orders))).toString();
const rowsOf = (csv: Uint8Array) => parse(csv, { bom: true });
const recordsOf = (...orders: ReportOrder[]) =>
  parse<Record<string, string>>(renderCsv(dailyReport(day, orders)), { bom: true, columns: true });

describe('the file', () => {
  test('begins with the byte order mark by which Excel detects UTF-8, and has CRLF line ends', () => {
    const bytes = renderCsv(demoReport(day));
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = Buffer.from(bytes).toString();
    expect(text.endsWith('\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text).toContain('রফিকুল ইসলাম');
  });

  test('of a day without orders has the head alone', () => {
    expect(rowsOf(renderCsv(dailyReport(day, [])))).toEqual([
      expect.arrayContaining(['Order ID', 'Revenue (BDT)']),
    ]);
  });

  test('has one kind of row, with as many cells as the head', () => {
    const rows = rowsOf(renderCsv(demoReport(day)));
    expect(rows).toHaveLength(1 + 5);
    expect(new Set(rows.map((row) => row.length)).size).toBe(1);
  });
});

describe('a row', () => {
  test('calls an order whose parcel came back returned, as the dashboard does', () => {
    const [first] = recordsOf({ ...sample, orderStatus: 'delivered', deliveryStatus: 'returned' });
    expect(first).toMatchObject({ 'Order status': 'Returned', 'Delivery status': 'Returned' });
  });

  test('names the only size of a product, which is M on the wire', () => {
    const items = sample.items.map((item) => ({ ...item, size: 'M', sizing: 'one-size' as const }));
    expect(recordsOf({ ...sample, items })[0]).toMatchObject({ Size: 'One size' });
  });

  test('shows the items, the buyer and the status of an order', () => {
    const [first, second] = recordsOf(sample);
    expect(first).toMatchObject({
      'Ordered at': '2026-11-20T09:00:00+06:00',
      'Order status': 'Confirmed',
      Phone: '01700000001',
      Product: 'Linen Panjabi',
      Quantity: '1',
      'Unit price (BDT)': '1850.00',
      'Order total (BDT)': '3211.00',
      'Revenue (BDT)': '3211.00',
    });
    expect(second).toMatchObject({
      'Order ID': first!['Order ID'],
      Line: '2',
      'Line total (BDT)': '1301.00',
      'Order total (BDT)': '',
      'Revenue (BDT)': '',
    });
  });

  test('has money as plain decimals, not as text', () => {
    const dear = { ...sample, totalAmount: paisa(12_500_050) };
    expect(textOf([dear])).toContain(',125000.50,');
    expect(textOf([sample])).not.toMatch(/[৳]|"[0-9]+\.[0-9]{2}"/);
  });

  test('keeps commas, quotes and line breaks within their cell', () => {
    const deliveryAddress = 'House "Nilu",\nRoad 5';
    expect(recordsOf({ ...sample, deliveryAddress })[0]).toMatchObject({
      'Delivery address': deliveryAddress,
    });
  });

  test('has the phone number as it is dialled here', () => {
    const shippingAddress = { ...sample.shippingAddress, recipientPhone: '+8801712345678' };
    expect(recordsOf({ ...sample, shippingAddress })[0]!.Phone).toBe('01712345678');
  });

  test("runs no formula from a customer's name", () => {
    const userName = '=HYPERLINK("https://evil.example","Click")';
    const items = [{ ...sample.items[0]!, name: '@SUM(A1:A9)' }];
    const [record] = recordsOf({ ...sample, userName, items });
    expect(record).toMatchObject({ Customer: `'${userName}`, Product: "'@SUM(A1:A9)" });
  });
});
