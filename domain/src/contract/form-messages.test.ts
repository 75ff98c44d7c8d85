import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { profileSchema } from '../accounts/profile.ts';
import { loginSchema, MIN_PASSWORD, signUpSchema } from '../accounts/sign-up.ts';
import { newUserSchema } from '../accounts/user.ts';
import { productFormSchema } from '../catalogue/product-form.ts';
import { ADDRESS_CATEGORIES, addressSchema } from '../checkout/address.ts';
import { REGIONS } from '../checkout/regions.ts';
import { fieldErrors } from './field-errors.ts';

/**
 * The forms of docs/reference/specification.md 5 with its wording of each error: these tests alone repeat it, others
 * import the message. `valid` is a valid form; `rejected` and `accepted` change one field of it.
 */
interface Form {
  readonly schema: z.ZodMiniType;
  readonly valid: Readonly<Record<string, unknown>>;
  readonly rejected: readonly (readonly [field: string, typed: unknown, message: string])[];
  readonly accepted: readonly (readonly [field: string, typed: unknown])[];
}

const FORMS: Readonly<Record<string, Form>> = {
  Signup: {
    schema: signUpSchema,
    valid: {
      name: 'রহিমা খাতুন',
      email: 'rahima@example.com',
      phone: '01712345678',
      password: 'secret',
      confirmPassword: 'secret',
    },
    rejected: [
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
    accepted: [
      ['phone', '+880 1712-345678'],
      ['phone', '০১৭১২৩৪৫৬৭৮'],
      ['email', ' rahima@example.com '],
    ],
  },
  Login: {
    schema: loginSchema,
    valid: { email: 'rahima@example.com', password: 'x' },
    rejected: [
      ['email', '', 'Email is required'],
      ['email', undefined, 'Email is required'],
      ['password', '', 'Password is required'],
      ['password', undefined, 'Password is required'],
    ],
    accepted: [['password', 'x']],
  },
  'Checkout address': {
    schema: addressSchema,
    valid: {
      recipientName: 'Rahima',
      recipientPhone: '01712345678',
      region: 'Dhaka',
      city: 'Dhaka',
      district: 'Dhaka',
      address: 'House 12',
      landmark: 'Lake',
      addressCategory: 'home',
    },
    rejected: [
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
    accepted: [
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
    valid: { name: 'Rahima', email: 'rahima@example.com', phone: '' },
    rejected: [
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
    accepted: [
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
    valid: { name: 'Rahima' },
    rejected: [
      ['name', ' ', 'Name is required'],
      ['phone', 'call me', 'Please enter a valid phone number'],
    ],
    accepted: [
      ['phone', ''],
      ['phone', '+8801712345678'],
    ],
  },
  'Product form': {
    schema: productFormSchema,
    valid: { name: 'Panjabi', price: 1250.5, description: 'Cool.', image: '/a.webp', category: 'clothing' },
    rejected: [
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
    accepted: [
      ['id', ''],
      ['id', 'PROD_1795168800000_7'],
      ['price', '0.01'],
      ['price', '১,২৫০.৫০'],
      ['category', 'home'],
    ],
  },
};

const errorsOf = ({ schema, valid }: Form, field: string, typed: unknown) =>
  fieldErrors(schema.safeParse({ ...valid, [field]: typed }).error?.issues ?? []);

describe.each(Object.entries(FORMS))('%s', (_name, form) => {
  test('accepts a valid form', () => {
    expect(fieldErrors(form.schema.safeParse(form.valid).error?.issues ?? [])).toEqual({});
  });

  test.each(form.rejected)('%s = %j: %s', (field, typed, message) => {
    // Another password makes the confirmation wrong too; that message has rows of its own.
    const { confirmPassword, ...rest } = errorsOf(form, field, typed);
    expect(field === 'confirmPassword' ? { ...rest, confirmPassword } : rest).toEqual({ [field]: message });
  });

  test.each(form.accepted)('accepts %s = %j', (field, typed) => {
    const { confirmPassword: _, ...errors } = errorsOf(form, field, typed);
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
      signUp.schema.safeParse({ ...signUp.valid, password, confirmPassword: password }).error?.issues ?? [],
    );
  expect(MIN_PASSWORD).toBe(6);
  expect(errors('12345')).toEqual({ password: 'Password must be at least 6 characters' });
  expect(errors('123456')).toEqual({});
});
