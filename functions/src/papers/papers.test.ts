import { formatTaka } from '@nargisus/domain/money';
import type { Order } from '@nargisus/domain/orders';
import { anOrder } from '@nargisus/domain/testing/orders';
import { describe, expect, test } from 'vitest';
import { pdfPages } from '../testing/pdf-text.ts';
import { PAPER_WORDS, type PaperLanguage } from './paper-words.ts';
import { renderInvoice } from './render-invoice.ts';
import { renderPackingSlip } from './render-packing-slip.ts';

const order = anOrder(new Date('2026-11-20T09:04:00Z'));
const [line] = order.items as [Order['items'][0]];
const web = 'nargisus.example';
const invoice = (of: Order, language: PaperLanguage = 'en') => renderInvoice(of, { language, web });
const slip = (of: Order, language: PaperLanguage = 'en') => renderPackingSlip(of, { language, web });
const linesOf = async (pdf: Promise<Uint8Array>) => (await pdfPages(await pdf)).flat();

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
        `1 Linen Panjabi M 2 ${formatTaka(line.price)} ${formatTaka(line.itemTotal)}`,
        'Delivery Standard Delivery',
        'Payment Cash on Delivery',
        'Payment status To be paid on delivery',
        `Subtotal ${formatTaka(subtotal)}`,
        `Standard Delivery ${formatTaka(deliveryCharge)}`,
        `Voucher discount SAVE50 -${formatTaka(voucherDiscount)}`,
        `Total ${formatTaka(totalAmount)}`,
      ]),
    );
  });

  test('in Bangla is Bangla, and is copied as it was written', async () => {
    const lines = await linesOf(invoice(bangla, 'bn'));
    expect(lines).toEqual(
      expect.arrayContaining([
        ...['ইনভয়েস', 'মোছাঃ রহিমা খাতুন', 'কাছাকাছি চেনা জায়গা: মসজিদের পাশে', 'ঢাকা (বাসা)'],
        'সর্বমোট ৳৯১১.০০',
      ]),
    );
    expect(lines.at(-1)).toMatch(/ পৃষ্ঠা ১\/১$/);
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
      expect.arrayContaining([
        'Payment Paid online',
        'Payment status Paid',
        'Transaction NG4bf75c96e720d61ee10907f510ce',
      ]),
    );
  });

  test('of a cancelled order says so, and promises no day', async () => {
    const lines = await linesOf(invoice({ ...order, orderStatus: 'cancelled', paymentStatus: 'cancelled' }));
    expect(lines).toEqual(
      expect.arrayContaining(['This order was cancelled.', 'Payment status Nothing is due']),
    );
    expect(lines.join()).not.toContain('Expected');
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
        ...['Packing slip', order.orderId, 'Karim', 'House 12, Road 5', '2 pieces'],
        '2 M Linen Panjabi ______',
        `Collect at the door: ${formatTaka(order.totalAmount)}`,
        'Delivered by Jamal',
        'Note Call first',
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
    const pages = await pdfPages(await render(fiftyLines, 'bn'));
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) {
      const text = page.join('\n');
      if (text.includes('শাড়ি')) expect(text).toContain(columnTitle);
      expect(page.at(-1)).toMatch(/ পৃষ্ঠা [০-৯]+\/[০-৯]+$/);
    }
    const numbers = pages.flat().flatMap((line) => /শাড়ি (\d+) with/.exec(line)?.[1] ?? []);
    expect(numbers).toEqual(fiftyLines.items.map((_, n) => String(n)));
  });
});
