import { expect, test } from 'vitest';
import { SHOWN_STATUSES, shownStatus, storedStatusesOf } from './shown-status.ts';
import { DELIVERY_STATUSES, ORDER_STATUSES } from './statuses.ts';

const PAIRS = ORDER_STATUSES.flatMap((orderStatus) =>
  DELIVERY_STATUSES.map((deliveryStatus) => ({ orderStatus, deliveryStatus })),
);

test.each(PAIRS)(
  '$orderStatus and $deliveryStatus is found under the status of its badge, and only there',
  (order) => {
    const foundUnder = SHOWN_STATUSES.filter((shown) => {
      const { orderStatus, deliveryStatus } = storedStatusesOf(shown);
      return (
        orderStatus.includes(order.orderStatus) && (deliveryStatus?.includes(order.deliveryStatus) ?? true)
      );
    });
    expect(foundUnder).toEqual([shownStatus(order)]);
  },
);

test('shows a returned parcel as returned, unless its order was cancelled', () => {
  const shown = ORDER_STATUSES.map((orderStatus) => shownStatus({ orderStatus, deliveryStatus: 'returned' }));
  expect(shown).toEqual(['returned', 'returned', 'returned', 'returned', 'cancelled']);
});
