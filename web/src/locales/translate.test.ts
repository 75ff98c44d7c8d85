// @vitest-environment jsdom
import { loginSchema, newUserSchema, profileSchema, signUpSchema } from '@nargisus/domain/accounts';
import { cartFullText, quantitySchema } from '@nargisus/domain/cart';
import { CATEGORIES, imageError, COLLECTIONS } from '@nargisus/domain/catalogue';
import {
  addressSchema,
  orderDraftSchema,
  quoteOrder,
  quoteRejection,
  REGIONS,
  type QuoteRequest,
} from '@nargisus/domain/checkout';
import { calls, type Call, errorEnvelope, openEnvelope, ShopError } from '@nargisus/domain/contract';
import { DEFAULT_DELIVERY, DELIVERY_OPTIONS } from '@nargisus/domain/delivery';
import {
  dataMessages,
  googleErrorText,
  loginErrorText,
  messageTemplates,
  signUpErrorText,
  type MessageCode,
} from '@nargisus/domain/messages';
import { paisa, taka } from '@nargisus/domain/money';
import {
  DELIVERY_STATUSES,
  ORDER_STATUSES,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  statusLabel,
} from '@nargisus/domain/orders';
import { onlineAmountRejectionText, PAYMENT_FAILURES, paymentFailureText } from '@nargisus/domain/payments';
import { withParams, type Message } from '@nargisus/domain/text';
import {
  offerVoucher,
  standardVoucher,
  voucherRejection,
  type VoucherRejection,
} from '@nargisus/domain/vouchers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bangla } from './bn/staff/bangla.ts';
import { messages } from './bn/staff/messages.ts';
import { setLanguage } from './language-store.ts';
import { loadStaffStrings } from './load-staff-strings.ts';
import { translate } from './translate.ts';

// Without the strings of staff, as customers read them.
beforeAll(() => setLanguage('bn'));
afterAll(() => setLanguage('en'));

/** Words that stay Latin in Bangla: names of formats and of HTTP. */
const STAYS_LATIN = /JPEG|JPG|PNG|GIF|WebP|WEBP|JSON|UUID|Content-Type|application|true|false|\bjson\b/g;

const isBangla = (text: string): boolean =>
  /[\u0980-\u09ff]/.test(text) && !/[A-Za-z0-9]/.test(text.replace(STAYS_LATIN, ''));

/** Valid and invalid values for any field of any form. */
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

interface Schema {
  safeParse(value: unknown): { error?: { issues: readonly { message: string }[] } };
}

const messagesOf = (schema: Schema, values: readonly unknown[]): string[] => [
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

const FORMS: Readonly<Record<string, Schema & object>> = {
  signUpSchema,
  loginSchema,
  profileSchema,
  newUserSchema,
  addressSchema,
  orderDraftSchema,
  quantitySchema,
};

describe.each(Object.entries(FORMS))('%s', (_name, schema) => {
  test('has a Bangla message for every validation error', () => {
    const found = messagesOf(schema, formsOf(schema));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((message) => !isBangla(translate(message)))).toEqual([]);
  });
});

const isForStaff = (access: Call['access']) => access === 'staff' || access === 'admin';

const validationErrorsOf = (chosen: readonly Call[]): string[] => {
  const parts = chosen
    .flatMap((call) => [call.params, call.query, call.body])
    .filter((schema) => schema !== undefined);
  return parts.flatMap((schema) => messagesOf(schema, formsOf(schema)));
};

test('has a Bangla message for every validation error of every call that customers make', () => {
  const { acceptInvitation, ...others } = calls;
  const made = Object.values<Call>(others).filter(({ access, signed }) => !isForStaff(access) && !signed);
  expect(acceptInvitation.access).toBe('signed-in'); // its page is one of staff
  const found = validationErrorsOf(made);
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter((message) => !isBangla(translate(message)))).toEqual([]);
});

test('has a Bangla message for every rejected image, voucher, sign-in and payment', () => {
  const code = (it: string) => ({ code: `auth/${it}` });
  const errors = [
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
  const rejections: Record<VoucherRejection['reason'], VoucherRejection> = {
    'no-code': { reason: 'no-code' },
    'unknown-code': { reason: 'unknown-code' },
    'below-minimum': { reason: 'below-minimum', minimum: paisa(1) },
    'not-begun': { reason: 'not-begun' },
    ended: { reason: 'ended' },
    'used-up': { reason: 'used-up' },
    'used-by-you': { reason: 'used-by-you' },
    'not-first-order': { reason: 'not-first-order' },
    'not-for-products': { reason: 'not-for-products' },
  };
  const found = [
    ...(['profile', 'product'] as const).flatMap((form) => [
      imageError({ type: 'text/plain', size: 1 }, form) as string,
      imageError({ type: 'image/png', size: 1e9 }, form) as string,
    ]),
    ...Object.values(rejections).map(voucherRejection),
    ...errors.flatMap((error) => [
      loginErrorText(error),
      signUpErrorText(error),
      googleErrorText(error, 'sign-in'),
      googleErrorText(error, 'sign-up'),
    ]),
    ...[...PAYMENT_FAILURES, null].map(paymentFailureText),
    onlineAmountRejectionText(paisa(1)) as string,
    cartFullText,
  ];
  expect(found.filter((message) => !isBangla(translate(message)))).toEqual([]);
});

test('translates a rejected order into Bangla and keeps the product name', () => {
  const sold = { id: 'A', name: 'Panjabi 42 (blue)', price: taka(400), image: '/a.webp', inStock: true };
  const rejection = (change: Partial<QuoteRequest>, agreed = 0) =>
    quoteRejection(
      quoteOrder({
        delivery: DEFAULT_DELIVERY,
        products: [sold],
        lines: [{ productId: 'A', size: 'M', quantity: 1 }],
        deliveryOption: 'standard',
        ...change,
      }),
      paisa(agreed),
    )!;
  /** Translates a message as the browser receives it, in the error of an API response. */
  const answered = (message: string | Message): string => {
    const { status, body } = errorEnvelope(new ShopError('conflict', message));
    try {
      openEnvelope(status, JSON.parse(JSON.stringify(body)));
    } catch (error) {
      return translate(error as ShopError);
    }
    throw new Error('the answer is a success');
  };
  for (const worded of [translate, answered]) {
    expect(worded(rejection({}))).toBe('দাম বদলে গেছে। অর্ডারটি আরেকবার দেখে নিন।');
    expect(worded(rejection({ products: [] }))).toMatch(/আর পাওয়া যাচ্ছে না/);
    expect(worded(rejection({ products: [{ ...sold, inStock: false }] }))).toBe(
      'Panjabi 42 (blue) এখন স্টকে নেই। অর্ডারটি আরেকবার দেখে নিন।',
    );
    expect(
      worded(
        rejection({
          deliveryOption: 'premium',
          delivery: { ...DEFAULT_DELIVERY, options: [], place: 'Savar' },
        }),
      ),
    ).toBe('Savar-এ প্রিমিয়াম ডেলিভারি নেই। অন্য কোনো ডেলিভারি বেছে নিন।');
    expect(
      worded(
        rejection({ voucher: offerVoucher(standardVoucher('NEWUSER'), { products: [], now: new Date(0) }) }),
      ),
    ).toBe('এই ভাউচারের জন্য অন্তত ৳১,০০০-এর অর্ডার লাগবে');
  }
});

test('keeps an answer whose code it does not know in English', () => {
  const coded = { code: 'error.fromANewerServer' as MessageCode, params: { unknown: 1 } };
  expect(translate(new ShopError('conflict', 'A new rule', { coded }))).toBe('A new rule');
});

test('has a Bangla label for every value of every list', () => {
  const { catalogueLabels, checkout, contact, orderLabels, statuses, adminOrder } = bangla;
  const labels = [
    ...CATEGORIES.map((category) => catalogueLabels.categories[category]),
    ...COLLECTIONS.flatMap(({ id }) => [
      catalogueLabels.collections[id].label,
      catalogueLabels.collections[id].description,
    ]),
    ...Object.values(checkout.fields),
    ...Object.values(checkout.categories),
    ...REGIONS.map((region) => orderLabels.regions[region]),
    ...DELIVERY_OPTIONS.flatMap((option) => [
      orderLabels.deliveryOptions[option],
      checkout.deliveryDays[option],
      contact.deliveryDays[option],
    ]),
    ...[...ORDER_STATUSES, ...DELIVERY_STATUSES, ...PAYMENT_STATUSES].map((status) => statuses[status]),
    ...PAYMENT_METHODS.map((method) => orderLabels.paymentMethods[method]),
    ...Object.values(adminOrder.transitionNotes),
  ];
  expect(labels.filter((label) => !isBangla(label))).toEqual([]);
});

const placeholdersOf = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([it]) => it).sort();

const TRANSLATIONS = Object.entries(messages).flatMap(([namespace, table]) =>
  Object.entries(table).map(([key, text]) => [`${namespace}.${key}` as MessageCode, text] as const),
);

test.each(TRANSLATIONS)('%s is Bangla with the placeholders of its English template', (code, text) => {
  expect(isBangla(text.replace(/\{\w+\}/g, ''))).toBe(true);
  expect(placeholdersOf(text)).toEqual(placeholdersOf(messageTemplates()[code]));
  expect(text).toBe(text.normalize('NFC'));
});

test.each(Object.values(dataMessages))('translates the data error "%s" into Bangla', (english) => {
  expect(isBangla(translate(english))).toBe(true);
});

test('returns a text without a translation unchanged', () => {
  expect(translate('constructor')).toBe('constructor');
  expect(translate('A note of the staff, {name}')).toBe('A note of the staff, {name}');
});

describe('with the strings of staff', () => {
  beforeAll(loadStaffStrings);

  test('has a Bangla message for every validation error of every call', () => {
    const found = validationErrorsOf(Object.values<Call>(calls));
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter((message) => !isBangla(translate(message)))).toEqual([]);
  });

  test('writes delivery statuses within a message by their Bangla labels', () => {
    const template = 'The delivery of this order is "{is}", and this step needs "{needs}"';
    const params = { is: statusLabel('in_transit'), needs: statusLabel('out_for_delivery') };
    expect(translate(withParams(template, params))).toBe(
      'এই অর্ডারের ডেলিভারি এখন "পথে আছে", অথচ এই ধাপের জন্য দরকার "ডেলিভারির পথে"',
    );
  });
});
