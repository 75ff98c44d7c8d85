import { expect, test } from 'vitest';
import { MAX_QUANTITY, MIN_QUANTITY, quantitySchema } from '../cart/quantity.ts';
import { IMAGE_TYPES, imageError, MAX_IMAGE_BYTES } from '../catalogue/image-limits.ts';
import { ADDRESS_CATEGORIES, DEFAULT_ADDRESS_CATEGORY } from '../checkout/address.ts';
import { REGIONS } from '../checkout/regions.ts';
import { taka } from '../money/taka.ts';
import { applyVoucher, voucherRejectionText } from '../vouchers/apply-voucher.ts';
import { standardOffer } from '../vouchers/testing/standard-offer.ts';

/* The other rules of docs/reference/specification.md 5 and 9, with its wording (see form-messages.test.ts). */

test('limits the type and size of images, with the messages of each form', () => {
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

test('accepts quantities from 1 to 10', () => {
  expect([MIN_QUANTITY, MAX_QUANTITY]).toEqual([1, 10]);
  for (const quantity of [1, 10]) expect(quantitySchema.safeParse(quantity).success).toBe(true);
  for (const quantity of [0, 11, 1.5, '1', Number.NaN]) {
    expect(quantitySchema.safeParse(quantity).success).toBe(false);
  }
});

test('rejects vouchers with the messages of the specification', () => {
  const answer = (code: string, subtotal: number) => {
    const result = applyVoucher(standardOffer(code), {
      lines: [{ productId: 'P1', itemTotal: taka(subtotal) }],
      subtotal: taka(subtotal),
      deliveryCharge: taka(60),
    });
    return result.ok ? 'granted' : voucherRejectionText(result.rejection);
  };
  expect(answer('', 5000)).toBe('Please enter a voucher code');
  expect(answer('nothing', 5000)).toBe('Invalid voucher code');
  expect(answer('welcome10', 499)).toBe('Minimum order amount of ৳500 required for this voucher');
  expect(answer('WeLcOmE10', 500)).toBe('granted');
});

test('has the regions and address categories of the specification', () => {
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
