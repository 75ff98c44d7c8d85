// @vitest-environment jsdom
import { ShopError } from '@nargisus/domain/contract';
import type { Order } from '@nargisus/domain/orders';
import { returnMessages, type ReturnRequest } from '@nargisus/domain/returns';
import { anOrder } from '@nargisus/domain/testing/orders';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requestReturn, useOwnReturns, withdrawReturn } from '#data/returns/own-returns.ts';
import { useProduct } from '#data/catalogue/product-queries.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { aProduct } from '#testing/builders.ts';
import { unmountToasts } from '#ui/toast-host.tsx';
import { OrderReturns } from './order-returns.tsx';

vi.mock('#data/returns/own-returns.ts', () => ({
  requestReturn: vi.fn(),
  withdrawReturn: vi.fn(),
  useOwnReturns: vi.fn(),
}));
vi.mock('#data/catalogue/product-queries.ts', () => ({ useProduct: vi.fn() }));
const sent = vi.mocked(requestReturn);
const reload = vi.fn();
const DAY_MS = 24 * 60 * 60_000;

beforeEach(() => {
  sent.mockReset();
  reload.mockReset();
  vi.mocked(withdrawReturn).mockReset();
  vi.mocked(useProduct).mockReturnValue({ state: 'ready', value: aProduct({ sizes: ['M', 'L'] }) });
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = vi.fn();
});
afterEach(cleanup);
afterAll(unmountToasts);

/** Two panjabis in M, delivered that many days ago. */
function deliveredOrder(daysAgo: number): Order {
  const at = new Date(Date.now() - daysAgo * DAY_MS);
  const order = anOrder(at);
  const [placed] = order.timeline;
  const delivered = { orderStatus: 'delivered', deliveryStatus: 'delivered' } as const;
  const items = order.items.map((item) => ({ ...item, productId: 'PROD_1_1' }));
  const timeline = [placed!, { ...placed!, at, from: placed!.to, to: { ...placed!.to, ...delivered } }];
  return { ...order, ...delivered, items, timeline };
}

const aRequest = (override: Partial<ReturnRequest> = {}): ReturnRequest => ({
  ...{ _id: 'r1', orderId: 'o1', orderNumber: 'ORD-20261127-K7XYW', uid: 'u1' },
  lines: [{ productId: 'PROD_1_1', size: 'M', quantity: 1, name: 'Linen Panjabi' }],
  ...{ reason: 'too-small', text: '', pictures: [], status: 'open', answer: '' },
  ...{ createdAt: new Date(), updatedAt: new Date() },
  ...override,
});

function show(order: Order, requests: ReturnRequest[] = []) {
  vi.mocked(useOwnReturns).mockReturnValue({ requests: { state: 'ready', value: requests }, reload });
  renderWithProviders(<OrderReturns order={order} />);
}
const openForm = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Return or exchange' }));
  return within(await screen.findByRole('dialog'));
};

test('asks for what is missing, and sends an exchange of one piece', async () => {
  sent.mockResolvedValue(aRequest());
  show(deliveredOrder(1));
  const form = await openForm();
  // The only line is chosen, with all its pieces.
  const line = form.getByRole('checkbox', { name: /^Linen Panjabi/ });
  await userEvent.click(line);
  await userEvent.click(form.getByRole('button', { name: 'Send request' }));
  expect(form.getByText(returnMessages.linesMissing)).toBeTruthy();
  expect(form.getByText(returnMessages.reasonMissing)).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();

  await userEvent.click(line);
  await userEvent.click(form.getByRole('button', { name: /^Decrease/ }));
  await userEvent.selectOptions(form.getByLabelText('You want'), 'L');
  await userEvent.selectOptions(form.getByLabelText('Reason'), 'other');
  await userEvent.click(form.getByRole('button', { name: 'Send request' }));
  expect(form.getByText(returnMessages.textMissing)).toBeTruthy();
  await userEvent.type(form.getByLabelText('What is wrong?'), 'হাতা ছোট');
  await userEvent.click(form.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(sent).toHaveBeenCalledWith({
    orderId: 'o1',
    lines: [{ productId: 'PROD_1_1', size: 'M', quantity: 1, exchangeSize: 'L' }],
    reason: 'other',
    text: 'হাতা ছোট',
    pictures: [],
  });
});

test('keeps what was filled in when the server refuses it, and says why', async () => {
  sent.mockRejectedValue(new ShopError('conflict', returnMessages.notDelivered));
  show(deliveredOrder(1));
  const form = await openForm();
  await userEvent.selectOptions(form.getByLabelText('Reason'), 'damaged');
  await userEvent.click(form.getByRole('button', { name: 'Send request' }));
  await screen.findByText(returnMessages.notDelivered);
  expect(form.getByLabelText('Reason')).toHaveValue('damaged');
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['after the days for returns', 9, []],
  ['when every piece is asked for', 1, [aRequest({ lines: [{ ...aRequest().lines[0]!, quantity: 2 }] })]],
])('offers no further request %s', (_when, daysAgo, requests) => {
  show(deliveredOrder(daysAgo), requests);
  expect(screen.getByText(daysAgo > 7 ? /could be returned until/ : /until/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Return or exchange' })).toBeNull();
});

test('shows the answer of the shop, and withdraws only what is open', async () => {
  vi.mocked(withdrawReturn).mockResolvedValue(undefined);
  const declined = aRequest({ _id: 'r2', status: 'declined', answer: 'It was worn.' });
  show(deliveredOrder(1), [aRequest(), declined]);
  const [open, closed] = screen.getAllByRole('article');
  expect(open).toHaveTextContent('Waiting for the shop');
  expect(open).toHaveTextContent('1 × Linen Panjabi, Size M · Money back');
  expect(closed).toHaveTextContent('Answer of the shop: It was worn.');
  expect(within(closed!).queryByRole('button')).toBeNull();
  await userEvent.click(within(open!).getByRole('button', { name: 'Withdraw' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, withdraw it' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(withdrawReturn).toHaveBeenCalledWith(expect.objectContaining({ _id: 'r1' }));
});
