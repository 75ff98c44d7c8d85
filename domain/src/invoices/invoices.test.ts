import { describe, expect, test } from 'vitest';
import { addPaisa, paisa, subtractPaisa, type Paisa } from '../money/paisa.ts';
import type { Order } from '../orders/order.ts';
import { partialDeliveryOf } from '../orders/partial-delivery.ts';
import { anOrder } from '../orders/testing/an-order.ts';
import type { DhakaDay } from '../time/dhaka-day.ts';
import { countingInvoice, creditReason } from './credit-reason.ts';
import { fiscalYearOf } from './fiscal-year.ts';
import { drawSerial, invoiceNumber, newSeries } from './invoice-series.ts';
import { sellerOf } from './seller.ts';
import { shareDiscount } from './share-discount.ts';
import { taxLines, taxTotals } from './tax-lines.ts';
import { splitVat, vatRateOf, vatRateText, vatRateTextSchema } from './vat-rate.ts';

const now = new Date('2026-11-20T06:00:00Z');
const amounts = (...all: number[]): Paisa[] => all.map(paisa);

describe('numbers', () => {
  test.each([
    ['2026-06-30', '2025-26'],
    ['2026-07-01', '2026-27'],
    ['2026-12-31', '2026-27'],
    ['2099-07-01', '2099-00'],
  ])('%s is in the fiscal year %s', (day, year) => {
    expect(fiscalYearOf(day as DhakaDay)).toBe(year);
  });

  test('invoices and credit notes are numbered apart, from 1', () => {
    const first = drawSerial(newSeries('2026-27'), 'invoice');
    const second = drawSerial(first.series, 'invoice');
    const note = drawSerial(second.series, 'credit-note');
    expect([first.serial, second.serial, note.serial]).toEqual([1, 2, 1]);
    expect(note.series).toEqual({ _id: '2026-27', invoice: 2, 'credit-note': 1 });
  });

  test('a number names kind, year and serial', () => {
    expect(invoiceNumber('invoice', '2026-27', 123)).toBe('INV-2026-27-000123');
    expect(invoiceNumber('credit-note', '2026-27', 1_000_000)).toBe('CN-2026-27-1000000');
  });
});

describe('the VAT rate', () => {
  test.each([
    ['15', 1500, '15'],
    ['7.5', 750, '7.5'],
    [' ৭.৫ % ', 750, '7.5'],
    ['0', 0, '0'],
    ['100', 10_000, '100'],
    ['2.25', 225, '2.25'],
  ])('%j is %i hundredths of a percent', (typed, rate, text) => {
    const parsed = vatRateTextSchema.parse(typed);
    expect([vatRateOf(parsed), vatRateText(rate)]).toEqual([rate, text]);
  });

  test.each(['', '-1', '100.01', '101', '7.555', 'x', '1e1'])('%j is rejected', (typed) => {
    expect(vatRateTextSchema.safeParse(typed).success).toBe(false);
  });

  test.each([
    [115_00, 1500, 100_00, 15_00],
    [107_50, 750, 100_00, 7_50],
    [100_00, 1500, 86_96, 13_04],
    [1, 1500, 1, 0],
    [99_99, 0, 99_99, 0],
  ])('%i paisa at %i are %i net and %i VAT', (gross, rate, net, vat) => {
    expect(splitVat(paisa(gross), rate)).toEqual({ net, vat });
  });
});

describe('a discount', () => {
  test.each([
    [100, [100, 100, 100], [34, 33, 33]],
    [1, [100, 300], [0, 1]],
    [0, [5, 5], [0, 0]],
    [10, [0, 0], [0, 0]],
    [400, [100, 300], [100, 300]],
  ])('of %i among %j is shared as %j', (discount, all, shares) => {
    expect(shareDiscount(paisa(discount), amounts(...all))).toEqual(shares);
  });

  test('is shared without a rest, and never above an amount', () => {
    for (let discount = 0; discount <= 61; discount += 1) {
      const all = amounts(1, 7, 53);
      const shares = shareDiscount(paisa(discount), all);
      expect(addPaisa(...shares)).toBe(discount);
      expect(shares.every((share, place) => share <= all[place]!)).toBe(true);
    }
  });
});

describe('the rows of a tax invoice', () => {
  test.each([0, 200, 750, 1500])('at %i add up to what the customer pays', (rate) => {
    const order = anOrder(now);
    const rows = taxLines(order, rate);
    expect(rows.map(({ product, quantity }) => [product?.name, quantity])).toEqual([
      ['Linen Panjabi', 2],
      [undefined, 1],
    ]);
    const { net, vat, total } = taxTotals(rows);
    expect(total).toBe(order.totalAmount);
    expect(subtractPaisa(total, vat)).toBe(net);
  });

  test.each([0, 750, 1500])('at %i add up to what was kept of a partial delivery', (rate) => {
    const order = anOrder(now);
    const [line] = order.items as [Order['items'][number]];
    const refused = [{ productId: line.productId, size: line.size, quantity: 1 }];
    const { returned: returnedAmount, kept } = partialDeliveryOf(order, refused);
    const items = [{ ...line, refused: { quantity: 1 } }];
    const rows = taxLines({ ...order, items, returnedAmount }, rate);
    expect(rows.map(({ quantity }) => quantity)).toEqual([1, 1]);
    expect(taxTotals(rows).total).toBe(kept);
  });

  test('have none for a delivery without a charge', () => {
    expect(taxLines(anOrder(now, { deliveryCharge: paisa(0) }), 1500)).toHaveLength(1);
  });
});

describe('a tax invoice', () => {
  const taxInvoice = { number: 'INV-2026-27-000001', issuedAt: now };
  const invoiced = anOrder(now, { taxInvoice });
  const [line] = invoiced.items as [Order['items'][0]];

  test.each([
    ['cancelled', { orderStatus: 'cancelled' }],
    ['returned', { deliveryStatus: 'returned' }],
    ['edited', { items: [{ ...line, quantity: 1 }] }],
    ['part-returned', { returnedAmount: paisa(100) }],
    ['edited', { voucherDiscount: paisa(0) }],
  ] as [string, Partial<Order>][])('is taken back by an order that is %s', (reason, change) => {
    expect(creditReason(invoiced, { ...invoiced, ...change })).toBe(reason);
    const credited = { ...invoiced, taxInvoice: { ...taxInvoice, creditNote: 'CN-2026-27-000001' } };
    expect(creditReason(credited, { ...credited, ...change })).toBeUndefined();
    expect(creditReason(anOrder(now), { ...anOrder(now), ...change })).toBeUndefined();
  });

  test('stays for other changes, and for an order that was over before', () => {
    const delivered = { ...invoiced, orderStatus: 'delivered', deliveryStatus: 'delivered' } as const;
    expect(creditReason(invoiced, delivered)).toBeUndefined();
    expect(creditReason(invoiced, { ...invoiced, items: [{ ...line, category: 'home' }] })).toBeUndefined();
    const cancelled = { ...invoiced, orderStatus: 'cancelled' as const };
    expect(creditReason(cancelled, { ...cancelled, userName: 'x' })).toBeUndefined();
  });

  test('counts until a credit note takes it back', () => {
    expect(countingInvoice(invoiced)).toEqual(taxInvoice);
    expect(
      countingInvoice({ taxInvoice: { ...taxInvoice, creditNote: 'CN-2026-27-000001' } }),
    ).toBeUndefined();
    expect(countingInvoice(anOrder(now))).toBeUndefined();
  });
});

test.each(['registeredName', 'registeredAddress', 'bin'])('there is no seller without %s', (missing) => {
  const all = { registeredName: 'Nargisus Ltd.', registeredAddress: 'Dhaka', bin: '001234567-0101' };
  const shop = { bin: '009999999-0101' };
  const signed = { officer: '', designation: '', rate: '15', invoices: 'mushak-6.3' } as const;
  expect(sellerOf({ ...signed, ...all }, shop)).toMatchObject({
    name: 'Nargisus Ltd.',
    bin: '001234567-0101',
  });
  expect(sellerOf({ ...signed, ...all, bin: '' }, shop)?.bin).toBe(shop.bin);
  const lacking = { ...all, [missing]: '' };
  expect(sellerOf({ ...signed, ...lacking }, { bin: '' })).toBeUndefined();
});
