import { expect, test } from 'vitest';
import { estimatedDeliveryText, estimateDelivery } from './estimated-date.ts';

// Sunday 22 November 2026, 10:00 in Dhaka
const sunday = new Date('2026-11-22T04:00:00Z');

test.each([
  ['standard', 'Wed, 25 Nov - Tue, 1 Dec'],
  ['express', 'Mon, 23 Nov - Tue, 24 Nov'],
  ['premium', 'Today/Tomorrow'],
] as const)('%s ordered on a Sunday arrives %s', (option, text) => {
  expect(estimatedDeliveryText(estimateDelivery(option, sunday), sunday)).toBe(text);
});

test('express on a Thursday waits for the weekend to pass', () => {
  expect(estimateDelivery('express', new Date('2026-11-19T04:00:00Z'))).toEqual({
    from: '2026-11-22',
    to: '2026-11-23',
  });
});

test('late in the evening it is the day in Dhaka that counts', () => {
  expect(estimateDelivery('premium', new Date('2026-11-22T18:30:00Z'))).toEqual({
    from: '2026-11-23',
    to: '2026-11-24',
  });
});

test('a single day is named by itself', () => {
  const { from } = estimateDelivery('standard', sunday);
  expect(estimatedDeliveryText({ from, to: from }, sunday)).toBe('Wed, 25 Nov');
  expect(estimatedDeliveryText({ from, to: from }, new Date('2026-11-25T04:00:00Z'))).toBe('Today');
});
