import { formatTaka } from '@nargisus/domain/money';
import {
  DELIVERY_STATUSES,
  moneyOf,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
  REFUND_STATES,
  setStatuses,
  shippingBlocker,
  type Order,
} from '@nargisus/domain/orders';
import { shopSection, valuesOf } from '@nargisus/domain/settings';
import { anOrder } from '@nargisus/domain/testing/orders';
import { describe, expect, test } from 'vitest';
import { pdfPages } from '../testing/pdf-text.ts';
import { DOCUMENT_MESSAGES, type DocumentLanguage } from './document-messages.ts';
import type { DocumentOptions } from './document-page.ts';
import { renderInvoices } from './render-invoice.ts';
import { renderPackingSlips } from './render-packing-slip.ts';

const order = anOrder(new Date('2026-11-20T09:04:00Z'));
const [line] = order.items as [Order['items'][0]];
const web = 'nargisus.example';
const shop = valuesOf(shopSection);
const invoice = (of: Order, language: DocumentLanguage = 'en', its = shop) =>
  renderInvoices([{ order: of, taxInvoices: [] }], { language, web, shop: its });
const slip = (of: Order, language: DocumentLanguage = 'en') =>
  renderPackingSlips([of], { language, web, shop });
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
  test("shows items, recipient, payment method and the order's sums", async () => {
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

  test('names sizes as the language does, also where there is only one', async () => {
    const items: Order['items'] = [
      { ...line, size: '4Y', sizing: 'kids' },
      { ...line, size: 'M', sizing: 'one-size' },
    ];
    const [english, translated] = await Promise.all([
      linesOf(invoice({ ...order, items })),
      linesOf(slip({ ...order, items }, 'bn')),
    ]);
    expect(english.filter((it) => it.includes('Linen Panjabi'))).toEqual([
      expect.stringContaining('Linen Panjabi 4Y 2'),
      expect.stringContaining('Linen Panjabi One size 2'),
    ]);
    expect(translated.join(' ')).toContain('৪ বছর');
    expect(translated.join(' ')).toContain('ফ্রি সাইজ');
  });

  test('in Bangla is copied as it was written', async () => {
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

  test('of an order paid online shows the transaction', async () => {
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

  test('of a cancelled order is marked as cancelled, and promises no day', async () => {
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

describe('the shop on paper', () => {
  const known: DocumentOptions['shop'] = {
    ...shop,
    name: 'Nargisus Bastraloy and Daughters of Narayanganj',
    phone: '01712345678',
    address: 'House 5, Road 2\nDhanmondi, Dhaka 1205',
    addressBn: 'বাড়ি ৫, রোড ২\nধানমন্ডি, ঢাকা ১২০৫',
    tradeLicence: 'TRAD/DSCC/012345/2026',
    dbid: '123456789',
    bin: '001234567-0101',
  };

  test('has address, phone and the numbers of its registration on an invoice', async () => {
    const lines = await linesOf(invoice(order, 'en', known));
    expect(lines).toEqual(
      expect.arrayContaining([
        ...['hello@nargisus.com', 'Phone: 01712345678', 'House 5, Road 2', 'Dhanmondi, Dhaka 1205'],
        ...['Trade licence: TRAD/DSCC/012345/2026', 'DBID: 123456789', 'BIN: 001234567-0101'],
      ]),
    );
  });

  test('is in Bangla where the document is', async () => {
    const text = (await linesOf(invoice(order, 'bn', known))).join('\n');
    expect(text).toContain('ধানমন্ডি, ঢাকা ১২০৫');
    expect(text).not.toContain('Dhanmondi');
  });

  test('has no registration on a packing slip', async () => {
    const text = (await linesOf(renderPackingSlips([order], { language: 'en', web, shop: known }))).join(
      '\n',
    );
    expect(text).toContain('Dhanmondi, Dhaka 1205');
    expect(text).not.toContain('BIN');
  });
});

describe('a packing slip', () => {
  test('shows contents, address and the amount to collect, and no other price', async () => {
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
    [{ paymentStatus: 'refunded' }, 'The payment of this order goes back: do not send it.'],
    [{ refund: 'requested', paymentStatus: 'paid' }, 'The payment of this order goes back: do not send it.'],
    [{ deliveryStatus: 'returned' }, 'This parcel came back: do not send it.'],
  ] as const)('of an order with %j warns', async (change, messages) => {
    expect(await linesOf(slip({ ...order, ...change }))).toContain(messages);
  });

  test('of a cancelled and paid order does not ask to send it', async () => {
    const paid = { paymentMethod: 'Online Payment', paymentStatus: 'paid', refund: 'requested' } as const;
    const lines = await linesOf(slip({ ...order, ...paid, orderStatus: 'cancelled' }));
    expect(lines).toContain('This order was cancelled: do not send it.');
    expect(lines.join()).not.toContain('Paid. Nothing to collect.');
    expect(lines).toContain('Nothing to collect.');
  });

  test('of a delivery that was undone collects the cash again', async () => {
    const change = { who: 'boss', now: order.createdAt };
    const delivered = setStatuses(order, { orderStatus: 'delivered', deliveryStatus: 'delivered' }, change);
    expect(await linesOf(slip(delivered))).toContain('Paid. Nothing to collect.');
    const back = setStatuses(delivered, { orderStatus: 'shipped', deliveryStatus: 'in_transit' }, change);
    expect(await linesOf(slip(back))).toContain(`Collect at the door: ${formatTaka(order.totalAmount)}`);
  });

  test('has the rider\'s note, not the shop\'s own texts, and shows "near" once', async () => {
    const { shippingAddress } = order;
    const near = { ...order, shippingAddress: { ...shippingAddress, landmark: 'near the Boro mosque' } };
    for (const deliveryNotes of ['Delivery person assigned', 'Order shipped', 'Tracking: PATHAO-1']) {
      const lines = await linesOf(slip({ ...near, deliveryNotes }));
      expect(lines.join()).not.toMatch(/Note|assigned|shipped|PATHAO/);
      expect(lines).toContain('Near: the Boro mosque');
    }
  });

  test('is consistent about parcel and money, whatever the three statuses are', async () => {
    const states = ORDER_STATUSES.flatMap((orderStatus) =>
      DELIVERY_STATUSES.flatMap((deliveryStatus) => [
        ...PAYMENT_STATUSES.map((paymentStatus) => ({
          ...order,
          orderStatus,
          deliveryStatus,
          paymentStatus,
        })),
        ...[null, ...REFUND_STATES].map((refund) => ({
          ...order,
          ...{ orderStatus, deliveryStatus, refund, paymentMethod: 'Online Payment' as const },
          paymentStatus: refund === 'refunded' ? ('refunded' as const) : ('paid' as const),
        })),
      ]),
    );
    const pages = await pdfPages(await renderPackingSlips(states, { language: 'en', web, shop }));
    expect(pages).toHaveLength(states.length);
    const wrong = states.filter((state, place) => {
      const text = pages[place]!.join('\n');
      const isHeldBack = shippingBlocker(state) !== undefined;
      const isDue =
        state.paymentMethod === 'Cash on Delivery' && state.paymentStatus === 'pending' && !isHeldBack;
      return (
        text.includes('do not send') !== isHeldBack ||
        text.includes('Expected') === isHeldBack ||
        text.includes('Collect at the door') !== isDue ||
        moneyOf(state).toCollect > 0 !== isDue ||
        (isHeldBack && text.includes('Paid. Nothing to collect.'))
      );
    });
    expect(wrong.map((it) => [it.orderStatus, it.deliveryStatus, it.paymentStatus, it.refund])).toEqual([]);
  });

  test('of many orders starts each on a new page, with page numbers of its own', async () => {
    const many = [
      order,
      { ...fiftyLines, orderId: 'ORD-20261120-44444' },
      { ...order, orderStatus: 'cancelled' as const },
    ];
    const together = await pdfPages(await renderPackingSlips(many, { language: 'en', web, shop }));
    const apart = await Promise.all(many.map(async (it) => pdfPages(await slip(it))));
    expect(together).toEqual(apart.flat());
  });
});

describe.each([
  ['invoice', invoice, DOCUMENT_MESSAGES.bn.amount],
  ['packing slip', slip, DOCUMENT_MESSAGES.bn.packed],
] as const)('an %s of fifty lines', (_name, render, columnTitle) => {
  test('has every line once, and head and number on each page', async () => {
    const pages = await pdfPages(await render(fiftyLines, 'bn'));
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page.at(-1)).toMatch(/ পৃষ্ঠা [০-৯]+\/[০-৯]+$/);
    const pagesWithLines = pages.map((page) => page.join('\n')).filter((text) => text.includes('শাড়ি'));
    for (const text of pagesWithLines) expect(text).toContain(columnTitle);
    const numbers = pages.flat().flatMap((line) => /শাড়ি (\d+) with/.exec(line)?.[1] ?? []);
    expect(numbers).toEqual(fiftyLines.items.map((_, n) => String(n)));
  });
});
