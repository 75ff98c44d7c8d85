// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { ShopError } from '@nargisus/domain/contract';
import { CASH_ON_DELIVERY, type Order } from '@nargisus/domain/orders';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { placeOrder, startPayment } from '#data/checkout/place-order.ts';
import { savePendingPayment } from '#data/checkout/idempotency-key.ts';
import { checkoutReducer, useCheckoutFlow, type CheckoutState, type Submission } from './checkout-flow.ts';

vi.mock('#data/checkout/place-order.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  placeOrder: vi.fn(),
  startPayment: vi.fn(),
}));
vi.mock('#data/cart/cart-mutations.ts', () => ({ invalidateCartAfterOrder: vi.fn() }));

const placing = vi.mocked(placeOrder);
const starting = vi.mocked(startPayment);

const submission = {
  items: [],
  draft: { totalAmount: 560 },
  method: CASH_ON_DELIVERY,
  channel: undefined,
  quote: { lines: [], problems: [] },
} as unknown as Submission;
const order = { orderId: 'ORD-1', tranId: null } as Order;

const startCheckout = () =>
  renderHook(() => useCheckoutFlow('u1'), {
    wrapper: ({ children }: { children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter>,
  }).result;

beforeEach(() => {
  placing.mockReset();
  starting.mockReset();
});
afterEach(() => localStorage.clear());

test('places one order when Enter is pressed twice', async () => {
  let answer: (order: Order) => void = () => undefined;
  placing.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const flow = startCheckout();
  await act(async () => {
    const first = flow.current.submit(submission);
    const second = flow.current.submit(submission);
    expect(await second).toBeNull();
    await vi.waitFor(() => expect(placing).toHaveBeenCalled());
    answer(order);
    expect(await first).toEqual({ kind: 'placed', order, isAsAgreed: true });
  });
  expect(placing).toHaveBeenCalledTimes(1);
});

test('accepts another submission after a rejected one, with the same key', async () => {
  placing.mockRejectedValueOnce(new ShopError('invalid', 'No such region', { fields: { region: 'x' } }));
  placing.mockResolvedValueOnce(order);
  const flow = startCheckout();
  await act(async () => {
    expect(await flow.current.submit(submission)).toMatchObject({
      kind: 'rejected',
      fields: { region: 'x' },
    });
  });
  expect(flow.current.state.placing).toBeNull();
  await act(async () => {
    expect(await flow.current.submit(submission)).toMatchObject({ kind: 'placed' });
  });
  const [first, second] = placing.mock.calls.map(([, key]) => key);
  expect(second).toBe(first);
});

test('asks before it places an order beside an open payment, and sends the key of that payment after a yes', async () => {
  savePendingPayment('u1', { tranId: 'NG1', key: 'key of the payment', total: 56_000 });
  placing.mockResolvedValue(order);
  const flow = startCheckout();
  await act(async () => expect(await flow.current.submit(submission)).toBeNull());
  expect(placing).not.toHaveBeenCalled();
  const question = flow.current.state.question!;
  expect(question.payment.tranId).toBe('NG1');
  await act(async () => expect(await flow.current.confirm(question)).toMatchObject({ kind: 'placed' }));
  expect(placing.mock.calls.map(([, key]) => key)).toEqual(['key of the payment']);
  expect(flow.current.state.question).toBeNull();
});

test('takes the next key when the payment of another tab is given up', async () => {
  const open = { tranId: 'NG2', total: 560 };
  starting.mockRejectedValueOnce(
    new ShopError('conflict', 'Another payment is open', { data: { open, quote: {} } }),
  );
  starting.mockRejectedValueOnce(new ShopError('invalid', 'No'));
  const flow = startCheckout();
  const online = { ...submission, method: 'Online Payment' as const };
  await act(async () => {
    expect(await flow.current.submit(online)).toMatchObject({ kind: 'pending-payment' });
  });
  const question = flow.current.state.question!;
  await act(async () => void (await flow.current.confirm(question)));
  const [first, second] = starting.mock.calls.map(([, , key]) => key);
  expect(second).not.toBe(first);
});

const idle: CheckoutState = {
  placing: null,
  correctedQuote: null,
  correctedAt: null,
  conflict: null,
  pendingPayment: null,
  question: null,
};

test('shows a conflict until the next submission, and keeps its quote', () => {
  const quote = { total: 1 } as NonNullable<CheckoutState['correctedQuote']>;
  const at = { areaId: 'dhaka/dhaka/mirpur', city: 'Mirpur', district: 'Dhaka' };
  const conflict = { message: 'Prices have changed' } as NonNullable<CheckoutState['conflict']>;
  const conflicted = checkoutReducer({ ...idle, placing: [] }, { type: 'conflicted', quote, at, conflict });
  expect(conflicted).toEqual({ ...idle, correctedQuote: quote, correctedAt: at, conflict });
  const next = checkoutReducer(conflicted, { type: 'submitted', items: [] });
  expect(next).toEqual({ ...idle, placing: [], correctedQuote: quote, correctedAt: at });
  expect(checkoutReducer(conflicted, { type: 'cart-emptied' })).toEqual(idle);
});
