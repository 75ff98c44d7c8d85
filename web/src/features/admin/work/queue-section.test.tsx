// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { NO_CALLS, orderDeskOf, type OrderDesk, type Queue } from '@nargisus/domain/desk';
import type { Order } from '@nargisus/domain/orders';
import { anOrder } from '@nargisus/domain/testing/orders';
import type { DhakaDay } from '@nargisus/domain/time';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { QueueRows } from '#data/orders/work-queue-store.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { DialogHost } from '../shared/dialog-host.tsx';
import { RightsContext } from '../shared/rights.ts';
import { QueueSection } from './queue-section.tsx';

const data = vi.hoisted(() => ({
  ...{ rows: {} as unknown, more: vi.fn(), showArrived: vi.fn(), readQueue: vi.fn() },
  ...{ recordCall: vi.fn(), beginCall: vi.fn() },
  ...{ downloadLabels: vi.fn(), downloadInvoices: vi.fn(), issueInvoices: vi.fn() },
  vat: { state: 'loading' } as object,
  ...{ bookParcels: vi.fn(), courier: null as { courier: 'steadfast'; label: string } | null },
}));
vi.mock('#data/orders/work-queue-queries.ts', () => ({
  useWorkQueue: () => ({
    queue: { state: 'ready', value: data.rows },
    more: data.more,
    showArrived: data.showArrived,
  }),
}));
vi.mock('#data/orders/read-queue.ts', () => ({ readQueue: data.readQueue }));
vi.mock('#data/orders/staff-order-mutations.ts', () => ({}));
vi.mock('#data/orders/call-mutations.ts', () => ({
  recordCall: data.recordCall,
  beginCall: data.beginCall,
}));
vi.mock('#data/couriers/parcel-mutations.ts', () => ({ bookParcels: data.bookParcels }));
vi.mock('../couriers/use-courier.ts', () => ({ useCourier: () => data.courier }));
vi.mock('#data/orders/order-documents.ts', () => ({
  downloadPackingSlips: vi.fn(),
  downloadPickList: vi.fn(),
  downloadLabels: data.downloadLabels,
  downloadInvoices: data.downloadInvoices,
  issueInvoices: data.issueInvoices,
}));
vi.mock('#data/settings/settings-queries.ts', () => ({ useSettings: () => data.vat }));
vi.mock('#data/api/call-api.ts', () => ({ serverError: () => undefined }));
vi.mock('./order-panel.tsx', () => ({ OrderPanel: ({ id }: { id: string }) => <p>{`panel of ${id}`}</p> }));

const now = new Date('2026-11-20T06:00:00Z');
const order = (id: string, change: Partial<Order> = {}) =>
  anOrder(now, { _id: id, orderId: `ORD-20261120-${id}`, ...change });
const assigned = { orderStatus: 'processing', deliveryStatus: 'assigned' } as const;
const open = vi.fn();

function show(queue: Queue, rows: Partial<QueueRows>, openId: string | null = null) {
  data.rows = { orders: [], desks: new Map(), arrived: 0, hasMore: false, ...rows };
  renderWithProviders(
    <RightsContext value={{ role: 'admin' }}>
      <DialogHost>
        <QueueSection params={{ queue, openId, open }} />
      </DialogHost>
    </RightsContext>,
  );
}

beforeEach(() => {
  // The button is always in sight.
  class Observer {
    readonly #callback: (entries: { isIntersecting: boolean }[]) => void;
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      this.#callback = callback;
    }
    observe() {
      this.#callback([{ isIntersecting: true }]);
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => {
  cleanup();
  data.courier = null;
  data.vat = { state: 'loading' };
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

test('a row has who, where, what to collect and one next step', () => {
  show('to-pack', { orders: [order('AAAAA')] });
  const row = screen.getByRole('row', { name: /ORD-20261120-AAAAA/ });
  for (const text of ['Karim', 'Dhaka', '৳911.00']) within(row).getByText(text);
  expect(within(row).getByRole('link', { name: '01712345678' }).getAttribute('href')).toBe('tel:01712345678');
  within(row).getByRole('button', { name: 'Assign Delivery' });
});

test('an order opens beside the list, which keeps the columns that fit', () => {
  show('to-hand-over', { orders: [order('AAAAA', assigned), order('CCCCC', assigned)] }, 'AAAAA');
  screen.getByText('panel of AAAAA');
  expect(screen.getAllByRole('columnheader').map((it) => it.textContent)).toEqual([
    'Order',
    'Customer',
    'Next step',
  ]);
  const current = screen.getByRole('row', { current: true });
  within(current).getByRole('button', { name: 'Mark Shipped' });
  fireEvent.click(screen.getByRole('button', { name: 'Open ORD-20261120-CCCCC beside the list' }));
  expect(open).toHaveBeenLastCalledWith('CCCCC');
});

test('problems and returns ask what is true instead of offering the usual step', () => {
  show('problems', { orders: [order('AAAAA', { onHold: true })] });
  screen.getByRole('button', { name: 'Update Status' });
  expect(screen.queryByRole('button', { name: 'Assign Delivery' })).toBeNull();
});

test('arrived orders wait behind their number', () => {
  show('to-pack', { orders: [order('AAAAA')], arrived: 3 });
  fireEvent.click(screen.getByRole('button', { name: '3 new' }));
  expect(data.showArrived).toHaveBeenCalledOnce();
});

test('more rows are added by scrolling and by the button, and none on arrival', () => {
  show('to-pack', { orders: [order('AAAAA')], hasMore: true });
  expect(data.more).not.toHaveBeenCalled();
  fireEvent.scroll(document);
  expect(data.more).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(data.more).toHaveBeenCalledTimes(2);
});

test('an empty queue says so', () => {
  show('returns', {});
  expect(screen.getByText('Nothing waits here.')).toBeTruthy();
});

test('a row of Cash due says how long the courier has owed the cash, and leads to its statements', () => {
  const delivered = { orderStatus: 'delivered', deliveryStatus: 'delivered', paymentStatus: 'paid' } as const;
  const owed = order('AAAAA', delivered);
  const since = new Date(Date.now() - 9 * 24 * 3_600_000);
  const desk = orderDeskOf(owed, { ...NO_CALLS, dueAt: since, cashDueSince: since });
  show('cash-due', { orders: [owed], desks: new Map([[owed._id, desk]]) });
  const row = screen.getByRole('row', { name: /ORD-20261120-AAAAA/ });
  within(row).getByText('8 to 14 days');
  within(row).getByText('৳911.00');
  const link = within(row).getByRole('link', { name: 'Settlements' });
  expect(link.getAttribute('href')).toBe('/dashboard/settlements');
});

test('a row of To call says when to call again, and records how a call ended by one press', async () => {
  const waiting = order('AAAAA');
  const desk: OrderDesk = orderDeskOf(waiting, {
    ...{ ...NO_CALLS, call: 'required', dueAt: new Date('2026-11-20T07:30:00Z') },
    calls: [{ at: now, by: 'a1', outcome: 'no-answer', note: '' }],
  });
  data.recordCall.mockResolvedValue({ ...desk, call: 'confirmed' });
  show('to-call', { orders: [waiting], desks: new Map([['AAAAA', desk]]) });
  const row = screen.getByRole('row', { name: /ORD-20261120-AAAAA/ });
  within(row).getByText('1 call, again 13:30');
  data.beginCall.mockResolvedValue(desk);
  fireEvent.click(within(row).getByRole('link', { name: '01712345678' }));
  expect(data.beginCall).toHaveBeenCalledWith('AAAAA', false);
  fireEvent.click(within(row).getByRole('button', { name: 'Confirmed' }));
  await waitFor(() => expect(data.recordCall).toHaveBeenCalledTimes(1));
  expect(data.recordCall).toHaveBeenCalledWith(desk, { outcome: 'confirmed', note: '', deliverOn: null });
});

test.each([
  ['the day that the customer wants', { deliverOn: '2026-11-25' as DhakaDay }, 'Wants it on Wed, 25 Nov'],
  [
    'how the last call ended',
    { calls: [{ at: now, by: 'a1', outcome: 'wrong-number' as const, note: '' }] },
    'Wrong number',
  ],
])('a row shows %s', (_, facts, text) => {
  const waiting = order('AAAAA');
  const desk = orderDeskOf(waiting, { ...NO_CALLS, dueAt: now, ...facts });
  show('problems', { orders: [waiting], desks: new Map([['AAAAA', desk]]) });
  expect(screen.getByRole('row', { name: /ORD-20261120-AAAAA/ }).textContent).toContain(text);
});

const choose = (id: string) =>
  fireEvent.click(
    within(screen.getByRole('row', { name: new RegExp(`20261120-${id}`) })).getByRole('checkbox'),
  );

const expectOutcome = async (text: string) =>
  expect((await screen.findByRole('alertdialog')).textContent).toContain(text);

describe('printing', () => {
  test('prints the selected orders that may be sent, and names the others', async () => {
    data.downloadLabels.mockResolvedValue(undefined);
    show('to-pack', { orders: [order('AAAAA'), order('CCCCC', { onHold: true }), order('DDDDD')] });
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
    for (const id of ['AAAAA', 'CCCCC']) choose(id);
    screen.getByText('2 selected');
    fireEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(screen.getAllByRole('menuitem').map((it) => it.textContent)).toEqual([
      'Packing slips',
      'Labels (3 × 4 inch)',
      'Labels, four to A4',
      'Pick list',
    ]);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Labels, four to A4' }));
    await expectOutcome(
      'Labels, four to A4: 1 order downloaded. Skipped 1 order: ORD-20261120-CCCCC: on hold',
    );
    expect(data.downloadLabels).toHaveBeenCalledWith([expect.objectContaining({ _id: 'AAAAA' })], 'en', 'a4');
  });

  test('issues tax invoices where the shop has them, and names those that were refused', async () => {
    data.vat = { state: 'ready', value: { values: { invoices: 'mushak-6.3' } } };
    data.issueInvoices.mockResolvedValue([
      { order: 'AAAAA', number: 'INV-2026-27-000001', refused: null },
      { order: 'CCCCC', number: null, refused: 'cancelled' },
    ]);
    show('to-hand-over', { orders: [order('AAAAA', assigned), order('CCCCC', assigned)] });
    for (const id of ['AAAAA', 'CCCCC']) choose(id);
    fireEvent.click(screen.getByRole('button', { name: 'Print' }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Tax invoices (Mushak-6.3)' }));
    await expectOutcome('1 order could not be changed. ORD-20261120-CCCCC: cancelled');
    expect(data.downloadInvoices).toHaveBeenCalledWith([expect.objectContaining({ _id: 'AAAAA' })], 'en');
  });
});

describe('booking with a courier', () => {
  const bookButton = () => screen.queryByRole('button', { name: 'Book with Steadfast' });

  test('is offered only while the shop has one, and in the queues before the hand-over', () => {
    show('to-pack', { orders: [order('AAAAA')] });
    choose('AAAAA');
    expect(bookButton()).toBeNull();
    cleanup();
    data.courier = { courier: 'steadfast', label: 'Steadfast' };
    show('returns', { orders: [order('AAAAA')] });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('books the selected orders and names each that was not booked, with its reason', async () => {
    data.courier = { courier: 'steadfast', label: 'Steadfast' };
    data.bookParcels.mockResolvedValue([
      { order: 'AAAAA', invoice: 'ORD-20261120-AAAAA-1', error: null },
      {
        order: 'CCCCC',
        invoice: null,
        error: { text: 'This order must not be sent', code: 'courier.mustNotBeSent' },
      },
    ]);
    show('to-pack', { orders: [order('AAAAA'), order('CCCCC'), order('DDDDD')] });
    expect(bookButton()).toBeNull();
    for (const id of ['AAAAA', 'CCCCC']) choose(id);
    screen.getByText('2 selected');
    fireEvent.click(bookButton()!);
    await screen.findByText('1 sent to the courier · 1 not booked');
    expect(data.bookParcels).toHaveBeenCalledWith(['AAAAA', 'CCCCC']);
    expect(screen.getByRole('listitem').textContent).toBe('ORD-20261120-CCCCC: This order must not be sent');
    expect(bookButton()).toBeNull();
  });

  test('the whole queue is selected and booked at once', async () => {
    data.courier = { courier: 'steadfast', label: 'Steadfast' };
    data.bookParcels.mockResolvedValue([]);
    const queue = ['AAAAA', 'CCCCC', 'DDDDD'].map((id) => order(id));
    data.readQueue.mockResolvedValue(queue);
    show('to-pack', { orders: queue.slice(0, 1), hasMore: true });
    choose('AAAAA');
    fireEvent.click(screen.getByRole('button', { name: 'Select the whole queue (at most 500)' }));
    await screen.findByText('3 selected: the whole queue');
    expect(data.readQueue).toHaveBeenCalledWith('to-pack', 500);
    expect(screen.queryByRole('button', { name: /^Select the whole queue/ })).toBeNull();
    fireEvent.click(bookButton()!);
    await waitFor(() => expect(data.bookParcels).toHaveBeenCalledWith(['AAAAA', 'CCCCC', 'DDDDD']));
  });

  test('the page’s own selection stays when the queue cannot be read', async () => {
    data.readQueue.mockRejectedValue(new Error('offline'));
    show('to-pack', { orders: [order('AAAAA')], hasMore: true });
    choose('AAAAA');
    fireEvent.click(screen.getByRole('button', { name: 'Select the whole queue (at most 500)' }));
    await expectOutcome('The queue could not be read. Please try again.');
    screen.getByText('1 selected');
  });

  test('a row shows the state of its parcel', () => {
    const waiting = order('AAAAA');
    const parcel = {
      invoice: 'ORD-20261120-AAAAA-1',
      attempt: 1,
      state: 'rejected',
      problem: null,
      problemAt: null,
    } as const;
    const desk = orderDeskOf(waiting, { ...NO_CALLS, dueAt: now, parcel });
    show('to-pack', { orders: [waiting], desks: new Map([['AAAAA', desk]]) });
    expect(screen.getByRole('row', { name: /ORD-20261120-AAAAA/ }).textContent).toContain('Not booked');
  });
});
