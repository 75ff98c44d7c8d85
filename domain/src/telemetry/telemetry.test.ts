import { expect, test } from 'vitest';
import { telemetryPageOf, telemetrySchema } from './telemetry.ts';

test.each([
  ['/', 'home'],
  ['/products', 'products'],
  ['/products/SHIRT_1', 'product'],
  ['/category/men', 'category'],
  ['/wishlist', 'wishlist'],
  ['/orders', 'orders'],
  ['/orders/ORD-1', 'order'],
  ['/payment/success', 'payment'],
  ['/dashboard/orders/ORD-1', 'dashboard'],
  ['/rahima', 'other'],
])('%s is the page %s', (path, page) => {
  expect(telemetryPageOf(path)).toBe(page);
});

const report = { page: 'home', device: 'phone', vitals: { lcp: 1200, cls: 0.01 } };

test('accepts the measurements of a page', () => {
  expect(telemetrySchema.safeParse(report).success).toBe(true);
});

test.each([
  ['another page', { ...report, page: '/orders/ORD-1' }],
  ['a time that is none', { ...report, vitals: { lcp: -1 } }],
  ['a fraction of a millisecond', { ...report, vitals: { lcp: 1.5 } }],
  ['a tab that slept', { ...report, vitals: { lcp: 600_001 } }],
  ['too many errors', { ...report, errors: Array(4).fill({ message: 'x', stack: '' }) }],
  ['a long stack', { ...report, errors: [{ message: 'x', stack: 'x'.repeat(2001) }] }],
])('rejects %s', (_what, body) => {
  expect(telemetrySchema.safeParse(body).success).toBe(false);
});
