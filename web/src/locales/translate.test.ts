// @vitest-environment jsdom
import { messageText } from '@nargisus/domain/text';
import { loginSchema, newUserSchema, profileSchema, signUpSchema } from '@nargisus/domain/accounts';
import { cartFullText, quantitySchema } from '@nargisus/domain/cart';
import { CATEGORIES, CATEGORY_LABELS, imageError, COLLECTIONS } from '@nargisus/domain/catalogue';
import {
  ADDRESS_CATEGORY_LABELS,
  ADDRESS_FIELD_NAMES,
  addressSchema,
  orderDraftSchema,
  quoteOrder,
  quoteRejection,
  REGIONS,
  type QuoteRequest,
} from '@nargisus/domain/checkout';
import { calls } from '@nargisus/domain/contract';
import { DELIVERY_OPTIONS, DELIVERY_TERMS } from '@nargisus/domain/delivery';
import { googleErrorText, loginErrorText, signUpErrorText } from '@nargisus/domain/messages';
import { paisa, taka } from '@nargisus/domain/money';
import {
  DELIVERY_TRANSITIONS,
  DELIVERY_STATUSES,
  ORDER_STATUSES,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  statusLabel,
} from '@nargisus/domain/orders';
import { onlineAmountRejectionText, PAYMENT_FAILURES, paymentFailureText } from '@nargisus/domain/payments';
import { applyVoucher, VOUCHERS, voucherRejectionText } from '@nargisus/domain/vouchers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messages } from './bn/messages.ts';
import { setLanguage } from './language-store.ts';
import { translate } from './translate.ts';

beforeAll(() => setLanguage('bn'));
afterAll(() => setLanguage('en'));

/** Words that stay Latin in Bangla: names of formats and of the wire. */
const STAYS_LATIN = /JPEG|JPG|PNG|GIF|WebP|WEBP|JSON|UUID|Content-Type|application|true|false|\bjson\b/g;

const isBangla = (text: string): boolean =>
  /[\u0980-\u09ff]/.test(text) && !/[A-Za-z0-9]/.test(text.replace(STAYS_LATIN, ''));

/** What people type and clients send, right and wrong, into any field of any form. */
const TYPED: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'x',
  'x'.repeat(5000),
  'a@b.co',
  '123',
  7,
  -1,
  1.5,
  1e9,
  [],
  {},
  Array.from({ length: 60 }, () => ({ productId: '?', size: 'Q', quantity: 99 })),
  Array.from({ length: 2 }, () => ({ productId: 'A', size: 'M', quantity: 1 })),
];

interface Judge {
  safeParse(value: unknown): { error?: { issues: readonly { message: string }[] } };
}

const messagesOf = (schema: Judge, values: readonly unknown[]): string[] => [
  ...new Set(
    values.flatMap((value) => schema.safeParse(value).error?.issues.map(({ message }) => message) ?? []),
  ),
];

const fieldsOf = (schema: object): string[] => ('shape' in schema ? Object.keys(schema.shape as object) : []);

const formsOf = (schema: object): unknown[] =>
  TYPED.flatMap((typed) => [
    typed,
    ...fieldsOf(schema).map((field) => ({ [field]: typed })),
    Object.fromEntries(fieldsOf(schema).map((field) => [field, typed])),
  ]);

const FORMS: Readonly<Record<string, Judge & object>> = {
  signUpSchema,
  loginSchema,
  profileSchema,
  newUserSchema,
  addressSchema,
  orderDraftSchema,
  quantitySchema,
};

describe.each(Object.entries(FORMS))('%s', (_name, schema) => {
  test('has a Bangla sentence for whatever is wrong', () => {
    const said = messagesOf(schema, formsOf(schema));
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((message) => !isBangla(translate(message)))).toEqual([]);
  });
});

test('so has every call that customers make, in each of its parts', () => {
  const parts = Object.values(calls)
    .filter(({ access }) => access !== 'admin')
    .flatMap((call) => ['params', 'query', 'body'].map((part) => (call as Record<string, unknown>)[part]))
    .filter((schema): schema is Judge & object => typeof schema === 'object' && schema !== null);
  const said = parts.flatMap((schema) => messagesOf(schema, formsOf(schema)));
  expect(said.length).toBeGreaterThan(20);
  expect(said.filter((message) => !isBangla(translate(message)))).toEqual([]);
});

test('so has every refusal of a picture, a voucher, a sign-in, a payment', () => {
  const code = (it: string) => ({ code: `auth/${it}` });
  const faults = [
    'user-not-found',
    'wrong-password',
    'invalid-email',
    'too-many-requests',
    'invalid-credential',
    'email-already-in-use',
    'weak-password',
    'popup-closed-by-user',
    'popup-blocked',
    'something-new',
  ].map(code);
  const refused = (typed: string) => {
    const result = applyVoucher(typed, paisa(1));
    return result.ok ? [] : [voucherRejectionText(result.refusal)];
  };
  const said = [
    ...(['profile', 'product'] as const).flatMap((form) => [
      imageError({ type: 'text/plain', size: 1 }, form) as string,
      imageError({ type: 'image/png', size: 1e9 }, form) as string,
    ]),
    ...['', 'NOPE', ...VOUCHERS.map((voucher) => voucher.code)].flatMap(refused),
    ...faults.flatMap((fault) => [
      loginErrorText(fault),
      signUpErrorText(fault),
      googleErrorText(fault, 'sign-in'),
      googleErrorText(fault, 'sign-up'),
    ]),
    ...[...PAYMENT_FAILURES, null].map(paymentFailureText),
    onlineAmountRejectionText(paisa(1)) as string,
    cartFullText,
  ];
  expect(said.filter((sentence) => !isBangla(translate(sentence)))).toEqual([]);
});

test('an order that cannot be made says why, with the product as it is called', () => {
  const sold = { id: 'A', name: 'Panjabi 42 (blue)', price: taka(400), image: '/a.webp', inStock: true };
  const asked = (change: Partial<QuoteRequest>, agreed = 0) =>
    translate(
      messageText(
        quoteRejection(
          quoteOrder({
            products: [sold],
            lines: [{ productId: 'A', size: 'M', quantity: 1 }],
            deliveryOption: 'standard',
            ...change,
          }),
          paisa(agreed),
        )!,
      ),
    );
  expect(asked({})).toBe('দাম বদলে গেছে। অর্ডারটি আরেকবার দেখে নিন।');
  expect(asked({ products: [] })).toMatch(/আর পাওয়া যাচ্ছে না/);
  expect(asked({ products: [{ ...sold, inStock: false }] })).toBe(
    'Panjabi 42 (blue) এখন স্টকে নেই। অর্ডারটি আরেকবার দেখে নিন।',
  );
  expect(asked({ voucherCode: 'NEWUSER' })).toBe('এই ভাউচারের জন্য অন্তত ৳১,০০০-এর অর্ডার লাগবে');
});

test('so has every label', () => {
  const labels = [
    ...CATEGORIES.map((category) => CATEGORY_LABELS[category]),
    ...COLLECTIONS.flatMap(({ label, description }) => [label, description]),
    ...Object.values(ADDRESS_FIELD_NAMES),
    ...Object.values(ADDRESS_CATEGORY_LABELS),
    ...REGIONS,
    ...DELIVERY_OPTIONS.flatMap((option) => [DELIVERY_TERMS[option].label, DELIVERY_TERMS[option].daysText]),
    ...[...ORDER_STATUSES, ...DELIVERY_STATUSES, ...PAYMENT_STATUSES].map(statusLabel),
    ...PAYMENT_METHODS,
    ...Object.values(DELIVERY_TRANSITIONS).map((move) => move.defaultNote),
  ];
  expect(labels.filter((label) => !isBangla(translate(label)))).toEqual([]);
});

const holesOf = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).sort();

test.each(Object.entries(messages))('%s: in Bangla, with the same values', (english, bangla) => {
  expect(isBangla(bangla.replace(/\{\w+\}/g, ''))).toBe(true);
  expect(holesOf(bangla)).toEqual(holesOf(english));
  expect(bangla).toBe(bangla.normalize('NFC'));
});

test('what nobody knows is said as it is', () => {
  expect(translate('constructor')).toBe('constructor');
  expect(translate('A note of the staff, {name}')).toBe('A note of the staff, {name}');
});
