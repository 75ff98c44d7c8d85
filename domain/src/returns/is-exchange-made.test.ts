import { expect, test } from 'vitest';
import { taka } from '../money/taka.ts';
import { anOrder } from '../orders/testing/an-order.ts';
import { isExchangeMade } from './is-exchange-made.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 28, hour));
const line = (quantity: number, exchangeSize?: string) => ({
  ...{ productId: 'panjabi', size: 'M', quantity, name: 'Linen Panjabi' },
  ...(exchangeSize && { exchangeSize }),
});
const placed = anOrder(at(1));
/** The order after exchanges of so many pieces each, at these hours. */
const exchanged = (...exchanges: [hour: number, pieces: number][]) => ({
  ...placed,
  exchanges: exchanges.map(([hour, quantity]) => ({
    order: { _id: `n${hour}`, orderId: 'ORD-20261128-33333' },
    back: [{ productId: 'panjabi', size: 'M', quantity }],
    credit: taka(100),
  })),
  timeline: [
    ...placed.timeline,
    ...exchanges.map(([hour]) => ({
      ...{ ...placed.timeline[0]!, at: at(hour) },
      payment: { kind: 'sent-back' as const, method: 'exchange' as const, amount: taka(100) },
    })),
  ],
});
const request = { createdAt: at(5), lines: [line(1, 'L')] };

test('an exchange is made once all pieces of the request were exchanged after it', () => {
  expect(isExchangeMade(request, placed)).toBe(false);
  expect(isExchangeMade(request, exchanged([6, 1]))).toBe(true);
  expect(isExchangeMade({ ...request, lines: [line(2, 'L')] }, exchanged([6, 1]))).toBe(false);
  expect(isExchangeMade({ ...request, lines: [line(2, 'L')] }, exchanged([6, 1], [7, 1]))).toBe(true);
});

test('an exchange before the request was about other pieces', () => {
  expect(isExchangeMade(request, exchanged([3, 1]))).toBe(false);
  expect(isExchangeMade(request, exchanged([3, 1], [8, 1]))).toBe(true);
});

test('lines whose money goes back wait for no exchange', () => {
  const mixed = { ...request, lines: [line(1, 'L'), { ...line(1), size: 'S' }] };
  expect(isExchangeMade(mixed, exchanged([6, 1]))).toBe(true);
});
