import { buildCreditNote, buildInvoice, taxTotals, type TaxInvoice } from '@nargisus/domain/invoices';
import { formatTaka } from '@nargisus/domain/money';
import { shopSection, valuesOf } from '@nargisus/domain/settings';
import { anOrder } from '@nargisus/domain/testing/orders';
import { describe, expect, test } from 'vitest';
import { pdfPages } from '../testing/pdf-text.ts';
import { renderInvoices } from './render-invoice.ts';

const order = anOrder(new Date('2026-11-20T09:04:00Z'));
const seller = {
  name: 'Nargisus Fashion Ltd.',
  address: 'House 5, Road 2\nDhanmondi, Dhaka',
  bin: '001234567-0101',
  officer: 'Salma Akter',
  designation: 'Accounts officer',
};
const issue = { year: '2026-27', by: 'boss', now: new Date('2026-11-21T04:05:00Z') };
const invoice = buildInvoice(order, { ...issue, serial: 123, seller, rate: 750 });
const note = buildCreditNote(invoice, { ...issue, serial: 4, reason: 'returned' });
const shop = valuesOf(shopSection);
const pagesOf = async (taxInvoices: TaxInvoice[], language: 'en' | 'bn' = 'en', many = 1) => {
  const invoiced = Array.from({ length: many }, () => ({ order, taxInvoices }));
  return pdfPages(await renderInvoices(invoiced, { language, web: 'nargisus.example', shop }));
};
const plain = (amount: number) => formatTaka(amount as TaxInvoice['lines'][0]['net']).replace('৳', '');

describe('a tax invoice', () => {
  test('has the fields of Mushak-6.3', async () => {
    const text = (await pagesOf([invoice])).flat().join('\n');
    for (const part of [
      ...['Mushak-6.3', 'National Board of Revenue', 'INV-2026-27-000123', order.orderId, '10:05'],
      ...[seller.name, seller.bin, 'House 5, Road 2, Dhanmondi,', seller.officer, seller.designation],
      ...['Karim', 'House 12, Road 5', 'Linen Panjabi, M', 'Piece', 'Service', '7.5%'],
    ])
      expect(text).toContain(part);
    const { net, vat, total } = taxTotals(invoice.lines);
    expect(total).toBe(order.totalAmount);
    expect(text).toContain(`Total ${plain(net)} 0.00 ${plain(vat)} ${plain(total)}`);
  });

  test('in Bangla has the words of the form and Bangla digits', async () => {
    const text = (await pagesOf([invoice], 'bn')).flat().join('\n');
    for (const part of ['মূসক-৬.৩', 'গণপ্রজাতন্ত্রী বাংলাদেশ সরকার', 'কর চালানপত্র', '৭.৫%', 'INV-2026-27-000123'])
      expect(text).toContain(part);
  });

  test('is followed by the credit note that takes it back, with its number and reason', async () => {
    const [first, second, ...others] = await pagesOf([invoice, note]);
    expect(first?.join('\n')).toContain('INV-2026-27-000123');
    for (const part of ['Mushak-6.7', 'CN-2026-27-000004', 'INV-2026-27-000123', 'The goods came back'])
      expect(second?.join('\n')).toContain(part);
    expect(others).toEqual([]);
  });

  test('of many orders is each on a page of its own', async () => {
    const pages = await pagesOf([invoice], 'en', 3);
    expect(pages).toHaveLength(3);
    for (const page of pages) expect(page.at(-1)).toContain('Page 1 of 1');
  });
});
