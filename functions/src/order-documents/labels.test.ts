import { taka } from '@nargisus/domain/money';
import { moneyOf, type Order } from '@nargisus/domain/orders';
import { shopSection, valuesOf } from '@nargisus/domain/settings';
import { anOrder } from '@nargisus/domain/testing/orders';
import { describe, expect, test } from 'vitest';
import { pdfPages } from '../testing/pdf-text.ts';
import { codesOfPages } from '../testing/read-codes.ts';
import { renderLabels, type LabelledOrder, type LabelSheet } from './render-labels.ts';
import { renderPickList } from './render-pick-list.ts';

const now = new Date('2026-11-20T09:04:00Z');
const order = anOrder(now, { orderId: 'ORD-20261120-4A7XC' });
const parcel = { courier: 'steadfast', trackingCode: 'SFR26-7Q2W', consignmentId: '1424107' } as const;
const options = {
  language: 'en',
  web: 'nargisus.example',
  shop: { ...valuesOf(shopSection), phone: '01700000000' },
} as const;
/** Pixels per point of a label printer. */
const PRINTER = 203 / 72;

const of = (it: Order, booked?: LabelledOrder['parcel']): LabelledOrder => ({ order: it, parcel: booked });
const labels = (all: readonly LabelledOrder[], sheet: LabelSheet = 'label', language: 'en' | 'bn' = 'en') =>
  renderLabels(all, { ...options, sheet, language });
const textOf = async (pdf: Promise<Uint8Array>) => (await pdfPages(await pdf)).flat().join('\n');
const addressed = (change: Partial<Order['shippingAddress']>): Order => ({
  ...order,
  shippingAddress: { ...order.shippingAddress, ...change },
});

describe('the codes of a label', () => {
  test.each([
    ['of the order id', undefined, order.orderId],
    ["of the parcel's tracking code", parcel, parcel.trackingCode],
  ] as const)('%s are read back as printed by a label printer', async (_name, booked, text) => {
    const [codes] = await codesOfPages(await labels([of(order, booked)]), PRINTER);
    expect(codes).toHaveLength(2);
    expect(codes).toEqual(
      expect.arrayContaining([
        { format: 'Code128', text },
        { format: 'QRCode', text },
      ]),
    );
  });

  test('of many orders are each on a page of their own', async () => {
    const ids = ['ORD-20261120-44444', 'ORD-20261120-77777', 'ORD-20261120-AAAAA'];
    const pages = await codesOfPages(await labels(ids.map((orderId) => of({ ...order, orderId }))), PRINTER);
    expect(pages.map((codes) => [...new Set(codes.map(({ text }) => text))])).toEqual(ids.map((id) => [id]));
  });

  test('are four to a sheet of A4, and the fifth is on the next', async () => {
    const ids = ['44444', '66666', '77777', '99999', 'AAAAA'].map((end) => `ORD-20261120-${end}`);
    const pdf = await labels(
      ids.map((orderId) => of({ ...order, orderId })),
      'a4',
    );
    const pages = await codesOfPages(pdf, PRINTER);
    const read = (format: string) =>
      pages.map((codes) => codes.flatMap((it) => (it.format === format ? [it.text] : [])).sort());
    expect(read('Code128')).toEqual([ids.slice(0, 4), ids.slice(4)]);
    expect(read('QRCode')).toEqual([ids.slice(0, 4), ids.slice(4)]);
  });
});

describe('a label', () => {
  test('shows shop, recipient, place, order and the amount to collect in whole taka', async () => {
    const cash = { ...order, totalAmount: taka(911.5), money: undefined };
    const text = await textOf(labels([of({ ...cash, money: moneyOf(cash) })]));
    for (const part of [
      'Nargisus',
      '01700000000',
      'Karim',
      '01712345678',
      'House 12, Road 5',
      'Dhaka',
      '4A7XC',
    ])
      expect(text).toContain(part);
    expect(text).toContain('COLLECT');
    expect(text).toMatch(/৳911(?!\.)/);
    expect(text).not.toContain('PAID');
  });

  test('of a paid order says so, and names no amount', async () => {
    const paid = {
      ...order,
      paymentMethod: 'Online Payment',
      paymentStatus: 'paid',
      money: undefined,
    } as const;
    const text = await textOf(labels([of({ ...paid, money: moneyOf(paid) })]));
    expect(text).toContain('PAID');
    expect(text).not.toMatch(/COLLECT|৳/);
  });

  test('names the courier with its code once a parcel is booked, before that the rider', async () => {
    const rider = await textOf(labels([of({ ...order, deliveryAssignedTo: 'Jamal' })]));
    expect(rider).toContain('Jamal');
    expect(rider).not.toContain('Steadfast');
    const booked = await textOf(labels([of({ ...order, deliveryAssignedTo: 'Steadfast' }, parcel)]));
    expect(booked).toContain('Steadfast');
    expect(booked).toContain(parcel.trackingCode);
  });

  test('in Bangla is copied as it was written, with Bangla digits', async () => {
    const bangla = addressed({
      recipientName: 'মোছাঃ রহিমা খাতুন',
      address: 'বাড়ি ১২, ক্ষীরোদ সড়ক',
      landmark: 'মসজিদের পাশে',
    });
    const text = await textOf(labels([of(bangla)], 'label', 'bn'));
    for (const part of [
      'মোছাঃ রহিমা খাতুন',
      'বাড়ি ১২, ক্ষীরোদ সড়ক',
      'মসজিদের পাশে',
      'ঢাকা',
      '৳৯১১',
      'নিতে হবে',
    ])
      expect(text).toContain(part);
  });

  test('keeps the longest address above the place and the amount', async () => {
    const long = addressed({
      address: 'Very long lane of the old town, '.repeat(6).trim(),
      landmark: 'x'.repeat(200),
    });
    const lines = (await pdfPages(await labels([of(long)]))).flat();
    expect(lines.filter((line) => line.includes('…'))).toHaveLength(1);
    const [codes] = await codesOfPages(await labels([of(long)]), PRINTER);
    expect(codes).toHaveLength(2);
  });
});

test('a pick list has each size once with SKU, orders and pieces, and their sum', async () => {
  const [line] = order.items as [Order['items'][0]];
  const orders = [
    order,
    {
      ...order,
      _id: 'o2',
      orderId: 'ORD-20261120-77777',
      items: [line, { ...line, size: 'L', quantity: 1 }],
    },
  ];
  const products = [{ id: line.productId, category: 'clothing', sku: 'PAN-1' }] as const;
  const text = await textOf(renderPickList(orders, products, { ...options, now }));
  expect(text).toContain('Pick list');
  expect(text).toContain('2 orders');
  expect(text).toMatch(/4 M PAN-1 Linen Panjabi 4A7XC × 2, 77777 × 2/);
  expect(text).toMatch(/1 L PAN-1 Linen Panjabi 77777/);
  expect(text).toContain('5 pieces');
});
