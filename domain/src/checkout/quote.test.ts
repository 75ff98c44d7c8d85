import { DEFAULT_DELIVERY } from '../delivery/terms.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { SIZE_SYSTEMS } from '../catalogue/sizes.ts';
import { DELIVERY_OPTIONS, type DeliveryOption } from '../delivery/options.ts';
import { paisa } from '../money/paisa.ts';
import { taka } from '../money/taka.ts';
import { messageText } from '../text/message.ts';
import { interpolate } from '../text/template.ts';
import { voucherMessages } from '../vouchers/voucher-messages.ts';
import { STANDARD_VOUCHERS } from '../vouchers/standard-vouchers.ts';
import { standardOffer } from '../vouchers/testing/standard-offer.ts';
import { encodeQuote, quoteSchema } from './quote-schema.ts';
import { quoteRejection } from './quote-rejection.ts';
import { quoteOrder, type RequestedLine, type QuoteRequest } from './quote.ts';

const shirt = { id: 'shirt', name: 'Shirt', price: taka(450.5), image: '/s.webp', inStock: true };
const lamp = { id: 'lamp', name: 'Lamp', price: taka(99.99), image: '/l.webp', inStock: true };
const soldOut = { id: 'vase', name: 'Vase', price: taka(10), image: '/v.webp', inStock: false };
const line = (productId: string, quantity = 1): RequestedLine => ({ productId, size: 'M', quantity });

/** Also checks, on every quote of these tests, that the parts sum to the whole. */
function quote(request: Partial<QuoteRequest>) {
  const result = quoteOrder({
    delivery: DEFAULT_DELIVERY,
    products: [shirt, lamp, soldOut],
    lines: [line('shirt', 2)],
    deliveryOption: 'standard',
    ...request,
  });
  const itemTotals = result.lines.reduce((sum, it) => sum + it.itemTotal, 0);
  expect(result.subtotal).toBe(itemTotals);
  expect(result.total).toBe(result.subtotal + result.deliveryCharge - result.voucherDiscount);
  return result;
}

describe('a quote', () => {
  test('is subtotal plus delivery', () => {
    expect(quote({})).toMatchObject({
      subtotal: 90100,
      deliveryCharge: 6000,
      voucherDiscount: 0,
      total: 96100,
    });
  });

  test('subtracts the discount, whatever the case of the code', () => {
    expect(quote({ voucher: standardOffer(' welcome10 ') })).toMatchObject({
      voucherCode: 'WELCOME10',
      voucherDiscount: 9010,
    });
  });

  test('names a voucher that is not granted, and gives no discount', () => {
    const { problems, voucherCode, voucherDiscount } = quote({ voucher: standardOffer('NEWUSER') });
    expect(problems).toEqual([
      { kind: 'voucher-refused', refusal: { reason: 'below-minimum', minimum: taka(1000) } },
    ]);
    expect([voucherCode, voucherDiscount]).toEqual([null, 0]);
  });

  test('leaves out missing and out-of-stock products, and names them', () => {
    const { lines, problems } = quote({ lines: [line('shirt'), line('ghost'), line('vase')] });
    expect(lines.map((it) => it.productId)).toEqual(['shirt']);
    expect(problems).toEqual([
      { kind: 'product-gone', productId: 'ghost', size: 'M' },
      { kind: 'out-of-stock', productId: 'vase', size: 'M', name: 'Vase' },
    ]);
  });

  test('leaves out sizes that a product is not made in, and keeps its other sizes', () => {
    const shoe = { id: 'shoe', name: 'Shoe', price: taka(1000), image: '/a.webp', inStock: true };
    const { lines, problems } = quote({
      products: [{ ...shoe, sizing: 'shoes', sizes: ['41', '42'] }],
      lines: [
        { ...line('shoe'), size: '42' },
        { ...line('shoe'), size: '46' },
        { ...line('shoe'), size: 'M' },
      ],
    });
    expect(lines).toMatchObject([{ size: '42', sizing: 'shoes', itemTotal: 100_000 }]);
    expect(problems).toEqual([
      { kind: 'size-not-made', productId: 'shoe', size: '46', name: 'Shoe' },
      { kind: 'size-not-made', productId: 'shoe', size: 'M', name: 'Shoe' },
    ]);
    expect(messageText(quoteRejection({ ...quote({}), problems }, taka(0))!)).toBe(
      'Shoe is not available in size 46. Please review your order.',
    );
  });

  test('is zero without lines, delivery included', () => {
    expect(quote({ lines: [] })).toMatchObject({ subtotal: 0, deliveryCharge: 0, total: 0 });
  });

  test('encodes to taka and decodes without change', () => {
    const original = quote({ lines: [line('shirt', 3), line('ghost')], voucher: standardOffer('NEWUSER') });
    const wire = JSON.parse(JSON.stringify(encodeQuote(original))) as unknown;
    expect(wire).toMatchObject({ subtotal: 1351.5 });
    expect(z.decode(quoteSchema, wire as z.input<typeof quoteSchema>)).toEqual(original);
  });
});

describe('properties of every quote', () => {
  const products = fc.uniqueArray(
    fc.record({
      id: fc.stringMatching(/^[a-z]{1,6}$/),
      name: fc.string(),
      price: fc.integer({ min: 1, max: 100_000_000 }).map(paisa),
      image: fc.constant('/a.webp'),
      inStock: fc.boolean(),
    }),
    { selector: (it) => it.id, maxLength: 8 },
  );
  const requests = products.chain((all) =>
    fc.record({
      products: fc.constant(all),
      lines: fc.array(
        fc.record({
          productId: fc.constantFrom('ghost', ...all.map((it) => it.id)),
          size: fc.constantFrom(...SIZE_SYSTEMS.letters),
          quantity: fc.integer({ min: 1, max: 10 }),
        }),
        { maxLength: 50 },
      ),
      deliveryOption: fc.constantFrom(...DELIVERY_OPTIONS),
      voucher: fc.constantFrom(
        null,
        ...['nope', ...STANDARD_VOUCHERS.map((it) => it.code)].map(standardOffer),
      ),
    }),
  );

  test('parts sum to the whole, nothing is below zero, no discount above the subtotal', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const result = quote(request);
        expect(result.total).toBeGreaterThanOrEqual(0);
        expect(result.voucherDiscount).toBeGreaterThanOrEqual(0);
        expect(result.voucherDiscount).toBeLessThanOrEqual(result.subtotal);
        expect(Number.isSafeInteger(result.total)).toBe(true);
      }),
    );
  });

  test('does not depend on the order of lines and products', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const turned = {
          ...request,
          lines: [...request.lines].reverse(),
          products: [...request.products].reverse(),
        };
        expect(quote(turned).total).toBe(quote(request).total);
      }),
    );
  });

  test('any shuffle of the lines gives the same money and the same problems', () => {
    const shuffled = requests.chain((request) =>
      fc.tuple(
        fc.constant(request),
        fc.shuffledSubarray(request.lines, { minLength: request.lines.length }),
        fc.shuffledSubarray(request.products, { minLength: request.products.length }),
      ),
    );
    const names = (problems: readonly object[]) => problems.map((it) => JSON.stringify(it)).sort();
    fc.assert(
      fc.property(shuffled, ([request, lines, products]) => {
        const { lines: _, problems, ...money } = quote(request);
        const { lines: __, problems: otherProblems, ...other } = quote({ ...request, lines, products });
        expect(other).toEqual(money);
        expect(names(otherProblems)).toEqual(names(problems));
      }),
    );
  });

  test('costs the same for one line of ten as for ten lines of one', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const apart = request.lines.flatMap((it) =>
          Array.from({ length: it.quantity }, () => ({ ...it, quantity: 1 })),
        );
        expect(quote({ ...request, lines: apart }).total).toBe(quote(request).total);
      }),
    );
  });

  test('prices each requested line or names it as a problem', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { lines, problems } = quote(request);
        const named = problems.filter((it) => it.kind !== 'voucher-refused');
        expect(lines.length + named.length).toBe(request.lines.length);
      }),
    );
  });
});

describe('what the shopper agreed to', () => {
  test('is accepted to the paisa', () => {
    expect(quoteRejection(quote({}), paisa(96100))).toBeUndefined();
    expect(quoteRejection(quote({}), paisa(96101))).toBe('Prices have changed. Please review your order.');
  });

  test.each([
    [{ lines: [line('ghost')] }, 'A product in your order is no longer available. Please review your order.'],
    [{ lines: [line('vase')] }, 'Vase is out of stock. Please review your order.'],
    [{ voucher: standardOffer('nope') }, voucherMessages.unknownCode],
    [{ voucher: standardOffer('NEWUSER') }, interpolate(voucherMessages.belowMinimum, { amount: '৳1,000' })],
  ])('is rejected with a message: %#', (request, text) => {
    const result = quote(request);
    expect(messageText(quoteRejection(result, result.total)!)).toBe(text);
  });
});

test('charges are those of the specification', () => {
  const charge = (deliveryOption: DeliveryOption) => quote({ deliveryOption }).deliveryCharge;
  expect(DELIVERY_OPTIONS.map(charge)).toEqual([6000, 12000, 20000]);
});

test('an option that the place is not offered is a problem that names both', () => {
  const delivery = {
    ...DEFAULT_DELIVERY,
    place: 'Savar, Dhaka',
    options: DEFAULT_DELIVERY.options.filter(({ option }) => option !== 'premium'),
  };
  expect(quote({ delivery }).problems).toEqual([]);
  const rejected = quote({ delivery, deliveryOption: 'premium' });
  expect(rejected.problems).toEqual([
    { kind: 'option-not-offered', option: 'premium', place: 'Savar, Dhaka' },
  ]);
  expect(messageText(quoteRejection(rejected, rejected.total)!)).toBe(
    'Premium Delivery is not offered in Savar, Dhaka. Please choose another delivery option.',
  );
});
