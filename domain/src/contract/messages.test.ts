import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { profileSchema } from '../accounts/profile.ts';
import { loginSchema, MIN_PASSWORD, signUpSchema } from '../accounts/sign-up.ts';
import { newUserSchema } from '../accounts/user.ts';
import { MAX_QUANTITY, MIN_QUANTITY, quantitySchema } from '../cart/quantity.ts';
import { IMAGE_TYPES, imageError, MAX_IMAGE_BYTES } from '../catalogue/image-limits.ts';
import { productFormSchema } from '../catalogue/product-form.ts';
import { ADDRESS_CATEGORIES, addressSchema, DEFAULT_ADDRESS_CATEGORY } from '../checkout/address.ts';
import { REGIONS } from '../checkout/regions.ts';
import { taka } from '../money/taka.ts';
import { applyVoucher, voucherRejectionText } from '../vouchers/apply-voucher.ts';
import { fieldErrors } from './field-errors.ts';

/**
 * docs/reference/specification.md 5 sentence by sentence: what is typed into one field of an otherwise right form,
 * and the answer.
 */
interface Form {
  readonly schema: z.ZodMiniType;
  readonly right: Readonly<Record<string, unknown>>;
  readonly wrong: readonly (readonly [field: string, typed: unknown, message: string])[];
  readonly taken: readonly (readonly [field: string, typed: unknown])[];
}

const FORMS: Readonly<Record<string, Form>> = {
  Signup: {
    schema: signUpSchema,
    right: {
      name: 'রহিমা খাতুন',
      email: 'rahima@example.com',
      phone: '01712345678',
      password: 'secret',
      confirmPassword: 'secret',
    },
    wrong: [
      ['name', '', 'Name is required.'],
      ['name', '  ', 'Name is required.'],
      ['name', undefined, 'Name is required.'],
      ['email', '', 'Email is required'],
      ['email', undefined, 'Email is required'],
      ['email', 'rahima', 'Email is invalid'],
      ['email', '@example.com', 'Email is invalid'],
      ['phone', '', 'Phone number is required'],
      ['phone', ' - ', 'Phone number is required'],
      ['phone', undefined, 'Phone number is required'],
      ['phone', 'call me', 'Please enter a valid phone number'],
      ['password', '', 'Password is required'],
      ['password', undefined, 'Password is required'],
      ['confirmPassword', '', 'Please confirm your password'],
      ['confirmPassword', undefined, 'Please confirm your password'],
      ['confirmPassword', 'secret!', 'Passwords do not match'],
    ],
    taken: [
      ['phone', '+880 1712-345678'],
      ['phone', '০১৭১২৩৪৫৬৭৮'],
      ['email', ' rahima@example.com '],
    ],
  },
  Login: {
    schema: loginSchema,
    right: { email: 'rahima@example.com', password: 'x' },
    wrong: [
      ['email', '', 'Email is required'],
      ['email', undefined, 'Email is required'],
      ['password', '', 'Password is required'],
      ['password', undefined, 'Password is required'],
    ],
    taken: [['password', 'x']],
  },
  'Checkout address': {
    schema: addressSchema,
    right: {
      recipientName: 'Rahima',
      recipientPhone: '01712345678',
      region: 'Dhaka',
      city: 'Dhaka',
      district: 'Dhaka',
      address: 'House 12',
      landmark: 'Lake',
      addressCategory: 'home',
    },
    wrong: [
      ...(
        [
          ['recipientName', 'Recipient name is required'],
          ['recipientPhone', 'Recipient phone is required'],
          ['region', 'Region is required'],
          ['city', 'City is required'],
          ['district', 'District is required'],
          ['address', 'Address is required'],
          ['addressCategory', 'Address category is required'],
        ] as const
      ).flatMap(([field, message]) =>
        ['', ' ', undefined, null, 7].map((typed) => [field, typed, message] as const),
      ),
      ['region', 'Kolkata', 'Region is required'],
      ['addressCategory', 'shop', 'Address category is required'],
      ['recipientPhone', '0171234567', 'Please enter a valid 11-digit phone number'],
      ['recipientPhone', '017123456789', 'Please enter a valid 11-digit phone number'],
      ['recipientPhone', '0171234567x', 'Please enter a valid 11-digit phone number'],
      ['address', 'x'.repeat(201), 'Please use at most 200 characters'],
    ],
    taken: [
      ['landmark', ''],
      ['landmark', undefined],
      ['recipientPhone', '+8801712345678'],
      ['recipientPhone', '১২৩৪৫৬৭৮৯০১'],
      ...REGIONS.map((region) => ['region', region] as const),
      ...ADDRESS_CATEGORIES.map((category) => ['addressCategory', category] as const),
    ],
  },
  'Profile form': {
    schema: profileSchema,
    right: { name: 'Rahima', email: 'rahima@example.com', phone: '' },
    wrong: [
      ['name', '', 'Name is required'],
      ['name', undefined, 'Name is required'],
      ['email', '', 'Email is required'],
      ['email', 'rahima@', 'Email is invalid'],
      ['phone', '0', 'Please enter a valid phone number'],
      ['phone', '+', 'Please enter a valid phone number'],
      ['phone', '++880', 'Please enter a valid phone number'],
      ['phone', '1'.repeat(17), 'Please enter a valid phone number'],
      ['phone', 5, 'Please enter a valid phone number'],
    ],
    taken: [
      ['phone', undefined],
      ['phone', '1'],
      ['phone', '+9'],
      ['phone', '1'.repeat(16)],
      ['phone', '+44 20 7946'],
      ['phone', '01712345678'],
    ],
  },
  'POST /api/newUser': {
    schema: newUserSchema,
    right: { name: 'Rahima' },
    wrong: [
      ['name', ' ', 'Name is required'],
      ['phone', 'call me', 'Please enter a valid phone number'],
    ],
    taken: [
      ['phone', ''],
      ['phone', '+8801712345678'],
    ],
  },
  'Product form': {
    schema: productFormSchema,
    right: { name: 'Panjabi', price: 1250.5, description: 'Cool.', image: '/a.webp', category: 'clothing' },
    wrong: [
      ['name', ' ', 'Product name is required'],
      ['name', undefined, 'Product name is required'],
      ['price', '', 'Please enter a valid price'],
      ['price', undefined, 'Please enter a valid price'],
      ['price', 0, 'Please enter a valid price'],
      ['price', -1, 'Please enter a valid price'],
      ['price', 1.005, 'Please enter a valid price'],
      ['description', '', 'Product description is required'],
      ['description', undefined, 'Product description is required'],
      ['image', '', 'Product image is required'],
      ['image', undefined, 'Product image is required'],
      ['category', '', 'Please select a category'],
      ['category', 'weapons', 'Please select a category'],
    ],
    taken: [
      ['id', ''],
      ['id', 'PROD_1795168800000_7'],
      ['price', '0.01'],
      ['price', '১,২৫০.৫০'],
      ['category', 'home'],
    ],
  },
};

const answers = ({ schema, right }: Form, field: string, typed: unknown) =>
  fieldErrors(schema.safeParse({ ...right, [field]: typed }).error?.issues ?? []);

describe.each(Object.entries(FORMS))('%s', (_name, form) => {
  test('accepts a valid form', () => {
    expect(fieldErrors(form.schema.safeParse(form.right).error?.issues ?? [])).toEqual({});
  });

  test.each(form.wrong)('%s = %j: %s', (field, typed, message) => {
    // Another password makes the confirmation wrong too; that message has rows of its own.
    const { confirmPassword, ...rest } = answers(form, field, typed);
    expect(field === 'confirmPassword' ? { ...rest, confirmPassword } : rest).toEqual({ [field]: message });
  });

  test.each(form.taken)('accepts %s = %j', (field, typed) => {
    const { confirmPassword: _, ...errors } = answers(form, field, typed);
    expect(errors).toEqual({});
  });

  test('reports one message per field when all are missing', () => {
    const issues = form.schema.safeParse({}).error?.issues ?? [];
    expect(issues.map(({ path }) => path.join('.'))).toEqual(Object.keys(fieldErrors(issues)));
  });
});

test('a password is at least six characters', () => {
  const signUp = FORMS.Signup as Form;
  const errors = (password: string) =>
    fieldErrors(
      signUp.schema.safeParse({ ...signUp.right, password, confirmPassword: password }).error?.issues ?? [],
    );
  expect(MIN_PASSWORD).toBe(6);
  expect(errors('12345')).toEqual({ password: 'Password must be at least 6 characters' });
  expect(errors('123456')).toEqual({});
});

test('Images: type and size, in the words of either form', () => {
  const types = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'];
  for (const form of ['profile', 'product'] as const) {
    for (const type of types) expect(imageError({ type, size: 10 * 1024 * 1024 }, form)).toBeUndefined();
  }
  expect(IMAGE_TYPES.every((type) => types.includes(type))).toBe(true);
  expect(MAX_IMAGE_BYTES).toBe(10 * 1024 * 1024);
  const svg = { type: 'image/svg+xml', size: 1 };
  const large = { type: 'image/png', size: MAX_IMAGE_BYTES + 1 };
  expect(imageError(svg, 'profile')).toBe('Please select a valid image file (JPEG, PNG, GIF, WebP)');
  expect(imageError(svg, 'product')).toBe('Please select a valid image file (JPG, PNG, GIF, WEBP)');
  expect(imageError(large, 'profile')).toBe('Image size should be less than 10MB');
  expect(imageError(large, 'product')).toBe('Image size must be less than 10MB');
});

test('Product quantity: 1 to 10', () => {
  expect([MIN_QUANTITY, MAX_QUANTITY]).toEqual([1, 10]);
  for (const quantity of [1, 10]) expect(quantitySchema.safeParse(quantity).success).toBe(true);
  for (const quantity of [0, 11, 1.5, '1', Number.NaN]) {
    expect(quantitySchema.safeParse(quantity).success).toBe(false);
  }
});

test('Voucher: its three answers', () => {
  const words = (code: string, subtotal: number) => {
    const result = applyVoucher(code, taka(subtotal));
    return result.ok ? 'granted' : voucherRejectionText(result.rejection);
  };
  expect(words('', 5000)).toBe('Please enter a voucher code');
  expect(words('nothing', 5000)).toBe('Invalid voucher code');
  expect(words('welcome10', 499)).toBe('Minimum order amount of ৳500 required for this voucher');
  expect(words('WeLcOmE10', 500)).toBe('granted');
});

test('the lists and defaults of the specification', () => {
  expect(REGIONS).toEqual([
    'Dhaka',
    'Chittagong',
    'Sylhet',
    'Rajshahi',
    'Khulna',
    'Barisal',
    'Rangpur',
    'Mymensingh',
  ]);
  expect(ADDRESS_CATEGORIES).toEqual(['home', 'office', 'others']);
  expect(DEFAULT_ADDRESS_CATEGORY).toBe('home');
});
