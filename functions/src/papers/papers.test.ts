import { formatTaka } from '@nargisus/domain/money';
import type { Order } from '@nargisus/domain/orders';
import { anOrder } from '@nargisus/domain/testing/orders';
import { describe, expect, test } from 'vitest';
import { pdfPages, pdfText } from '../testing/pdf-text.ts';
import { PAPER_WORDS, type PaperLanguage } from './paper-words.ts';
import { renderInvoice } from './render-invoice.ts';
import { renderPackingSlip } from './render-packing-slip.ts';

const order = anOrder(new Date('2026-11-20T09:04:00Z'));
const [line] = order.items as [Order['items'][0]];
const web = 'nargisus.example';
const invoice = (of: Order, language: PaperLanguage = 'en') => renderInvoice(of, { language, web });
const slip = (of: Order, language: PaperLanguage = 'en') => renderPackingSlip(of, { language, web });
const linesOf = async (pdf: Promise<Uint8Array>) => pdfText(await pdf).split('\n');

const bangla: Order = {
  ...order,
  items: [{ ...line, name: 'জামদানি শাড়ি, ক্ষীরোদ রঙের' }],
  shippingAddress: { ...order.shippingAddress, recipientName: 'মোছাঃ রহিমা খাতুন', landmark: 'মসজিদের পাশে' },
};
const fiftyLines: Order = {
  ...order,
  items: Array.from({ length: 50 }, (_, n) => ({
    ...line,
    name: `শাড়ি ${n} with a name so long that it takes more than one line of the column it stands in`,
  })),
};

describe('an invoice', () => {
  test('says what was bought, for whom, how it is paid, and the sums that the order has', async () => {
    const lines = await linesOf(invoice(order));
    const { subtotal, deliveryCharge, voucherDiscount, totalAmount } = order;
    expect(lines).toEqual(
      expect.arrayContaining([
        ...['Invoice', 'Nargisus', order.orderId, 'Friday 20 November 2026, 15:04'],
        ...['Karim', '01712345678', 'House 12, Road 5', 'Dhaka (Home)'],
        ...['Linen Panjabi', 'M', '2', formatTaka(line.price), formatTaka(line.itemTotal)],
        ...['Standard Delivery', 'Cash on Delivery', 'To be paid on delivery'],
        ...[subtotal, deliveryCharge, totalAmount].map((it) => formatTaka(it)),
        ...['Voucher discount SAVE50', `-${formatTaka(voucherDiscount)}`],
      ]),
    );
  });

  test('in Bangla is Bangla, and is copied as it was written', async () => {
    const lines = await linesOf(invoice(bangla, 'bn'));
    expect(lines).toEqual(
      expect.arrayContaining([
        ...['ইনভয়েস', 'মোছাঃ রহিমা খাতুন', 'কাছাকাছি চেনা জায়গা: মসজিদের পাশে', 'ঢাকা (বাসা)'],
        ...['সর্বমোট', '৳৯১১.০০', 'পৃষ্ঠা ১/১'],
      ]),
    );
    expect(lines.join(' ')).toContain('জামদানি শাড়ি, ক্ষীরোদ রঙের');
    expect(lines.join('')).not.toMatch(/Delivery|Total|Page/);
  });

  test('of an order that was paid online names the transaction', async () => {
    const paid: Order = {
      ...order,
      paymentMethod: 'Online Payment',
      paymentStatus: 'paid',
      tranId: 'NG4bf75c96e720d61ee10907f510ce',
    };
    expect(await linesOf(invoice(paid))).toEqual(
      expect.arrayContaining(['Paid online', 'Paid', 'NG4bf75c96e720d61ee10907f510ce']),
    );
  });

  test('of a cancelled order says so, and promises no day', async () => {
    const lines = await linesOf(invoice({ ...order, orderStatus: 'cancelled', paymentStatus: 'cancelled' }));
    expect(lines).toEqual(expect.arrayContaining(['This order was cancelled.', 'Nothing is due']));
    expect(lines).not.toContain('Expected');
  });

  test('without a voucher has no line for one', async () => {
    const plain = { ...order, voucherCode: null, voucherDiscount: 0 as Order['voucherDiscount'] };
    expect((await linesOf(invoice(plain))).join()).not.toContain('Voucher');
  });
});

describe('a packing slip', () => {
  test('says what goes in, where it goes and what is collected, and no other price', async () => {
    const lines = await linesOf(slip({ ...order, deliveryAssignedTo: 'Jamal', deliveryNotes: 'Call first' }));
    expect(lines).toEqual(
      expect.arrayContaining([
        ...['Packing slip', order.orderId, 'Karim', 'House 12, Road 5', 'Linen Panjabi', '2 pieces'],
        ...[`Collect at the door: ${formatTaka(order.totalAmount)}`, 'Jamal', 'Call first'],
      ]),
    );
    expect(lines.join().match(/৳/g)).toHaveLength(1);
  });

  test.each([
    [{ paymentMethod: 'Online Payment', paymentStatus: 'paid' }, 'Paid. Nothing to collect.'],
    [{ orderStatus: 'cancelled' }, 'This order was cancelled: do not send it.'],
    [{ onHold: true }, 'On hold: do not send it before somebody has looked at the payment.'],
  ] as const)('of an order with %j warns', async (change, words) => {
    expect(await linesOf(slip({ ...order, ...change }))).toContain(words);
  });
});

describe.each([
  ['invoice', invoice, PAPER_WORDS.bn.amount],
  ['packing slip', slip, PAPER_WORDS.bn.packed],
] as const)('an %s of fifty lines', (_name, render, columnTitle) => {
  test('has every line once, and the head and its number on each page', async () => {
    const pages = pdfPages(await render(fiftyLines, 'bn'));
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) {
      const hasLines = page.some((piece) => piece.includes('শাড়ি'));
      if (hasLines) expect(page).toContain(columnTitle);
      expect(page.some((piece) => piece.startsWith('পৃষ্ঠা'))).toBe(true);
    }
    const numbers = pages.flat().flatMap((piece) => /শাড়ি (\d+) with/.exec(piece)?.[1] ?? []);
    expect(numbers).toEqual(fiftyLines.items.map((_, n) => String(n)));
  });
});
