import { expect, test } from 'vitest';
import { adsSection } from '../settings/ads-section.ts';
import { valuesOf } from '../settings/section.ts';
import { anOrder } from '../orders/testing/an-order.ts';
import { makeBrowserId, makeClickId } from './browser-ids.ts';
import { conversionOf, conversionRequestSchema, conversionSchema, isReportable } from './conversion.ts';
import * as z from 'zod/mini';

const now = new Date('2026-11-28T06:00:00.123Z');

test('ids of browser and click have the forms that Meta publishes', () => {
  expect(makeBrowserId(now, 0.5)).toBe('fb.1.1795845600123.1073741824');
  expect(makeBrowserId(now, 0.999_999_999_9)).toMatch(/^fb\.1\.\d{13}\.\d{10}$/);
  expect(makeClickId('IwAR2F4-dbP0l7Mn1IawQQGCINEz7PYXQvwjNwB_qa', now)).toBe(
    'fb.1.1795845600123.IwAR2F4-dbP0l7Mn1IawQQGCINEz7PYXQvwjNwB_qa',
  );
});

test.each(['', 'a b', '"><script>', 'x'.repeat(501)])('no click id is made of %j', (clicked) => {
  expect(makeClickId(clicked, now)).toBeUndefined();
});

test.each([
  [{ userAgent: 'Mozilla/5.0' }, true],
  [{ userAgent: 'Mozilla/5.0', browserId: makeBrowserId(now, 0.1), clickId: makeClickId('abc', now) }, true],
  [{ userAgent: '' }, false],
  [{ userAgent: 'x'.repeat(513) }, false],
  [{ userAgent: 'Mozilla/5.0', browserId: 'fb.1.1.1' }, false],
  [{ userAgent: 'Mozilla/5.0', clickId: 'fb.1.1795845600123.<b>' }, false],
])('a request %j is valid: %s', (request, isValid) => {
  expect(conversionRequestSchema.safeParse(request).success).toBe(isValid);
});

test.each([
  ['', true],
  ['  123456789012345 ', true],
  ['1234567890123456', true],
  ['12345678901234', false],
  ['12345678901234567', false],
  ['G-ABC1234567', false],
])('a pixel ID %j is valid: %s', (pixelId, isValid) => {
  expect(adsSection.schema.safeParse({ pixelId }).success).toBe(isValid);
});

test('without a stored pixel ID nothing is sent', () => {
  expect(valuesOf(adsSection)).toEqual({ pixelId: '' });
});

test('an order is reported within a day', () => {
  const order = anOrder(now);
  const after = (ms: number) => new Date(now.getTime() + ms);
  expect(isReportable(order, after(86_399_999))).toBe(true);
  expect(isReportable(order, after(86_400_000))).toBe(false);
});

test('a report has no name, address or phone of the order', () => {
  const order = anOrder(now);
  const conversion = conversionOf(order, { userAgent: 'Mozilla/5.0', uidHash: 'ab' });
  const stored = JSON.stringify(z.encode(conversionSchema, conversion));
  const { recipientName, recipientPhone } = order.shippingAddress;
  for (const personal of [
    order.userName,
    order.userEmail,
    recipientName,
    recipientPhone,
    order.deliveryAddress,
  ])
    expect(stored).not.toContain(personal);
  expect(conversion.total).toBe(order.totalAmount);
});
