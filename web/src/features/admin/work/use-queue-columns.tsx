import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { OrderDesk, Queue } from '@nargisus/domain/desk';
import { moneyOf, type Order } from '@nargisus/domain/orders';
import { adminCallsStrings } from '#locales/en/admin-calls.ts';
import { adminCouriersStrings } from '#locales/en/admin-couriers.ts';
import { adminWorkStrings } from '#locales/en/admin-work.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Money } from '#ui/money.tsx';
import type { Column } from '../table/data-table.tsx';
import { NextStep } from './next-step.tsx';
import { markAsCalling } from '../calls/call-link.tsx';
import { CallNote } from '../calls/call-note.tsx';
import { ParcelNote } from '../couriers/parcel-note.tsx';
import type { WorkParams } from './use-work-params.ts';

/** The columns that remain while an order is open beside the list. */
const NARROW: readonly string[] = ['order', 'customer', 'step'];

/** The queues whose orders may have a parcel at a courier. */
const WITH_PARCELS: readonly Queue[] = ['to-pack', 'to-hand-over', 'with-courier', 'problems'];

/** The queues whose orders are called. */
const WITH_CALLS: readonly Queue[] = ['to-call', 'to-pack', 'problems'];

/**
 * Returns the columns of a queue.
 * @param desks - what the desk knows of its orders
 */
export function useQueueColumns(
  { queue, openId, open }: WorkParams,
  desks: ReadonlyMap<string, OrderDesk>,
): Column<Order>[] {
  const calls = useStrings(adminCallsStrings);
  const couriers = useStrings(adminCouriersStrings);
  const t = useStrings(adminWorkStrings);
  const formats = useFormats();
  const columns: Column<Order>[] = [
    {
      key: 'order',
      name: t.columns.order,
      onCard: 'wide',
      cell: ({ _id, orderId }) => (
        <Button
          variant="text"
          size="small"
          aria-label={t.openOrder(orderId)}
          aria-expanded={openId === _id}
          onClick={() => open(openId === _id ? null : _id)}
          sx={{ ml: -1, fontWeight: 600 }}
        >
          {orderId}
        </Button>
      ),
    },
    { key: 'customer', name: t.columns.customer, cell: (order) => order.shippingAddress.recipientName },
    {
      key: 'phone',
      name: t.columns.phone,
      cell: (order) => (
        <Link
          href={`tel:${order.shippingAddress.recipientPhone}`}
          onClick={() => markAsCalling(order)}
          color="inherit"
        >
          {order.shippingAddress.recipientPhone}
        </Link>
      ),
    },
    { key: 'place', name: t.columns.place, cell: (order) => order.shippingAddress.district },
    {
      key: 'pieces',
      name: t.columns.pieces,
      isNumeric: true,
      cell: ({ items }) => formats.number(items.reduce((sum, { quantity }) => sum + quantity, 0)),
    },
    {
      key: 'collect',
      name: t.columns.collect,
      isNumeric: true,
      cell: (order) => {
        const { toCollect } = moneyOf(order);
        return toCollect ? <Money amount={toCollect} /> : '–';
      },
    },
    { key: 'since', name: t.columns.since, cell: ({ createdAt }) => formats.dateTime(createdAt) },
    ...(WITH_CALLS.includes(queue)
      ? [
          {
            key: 'calls',
            name: calls.column,
            cell: ({ _id }: Order) => <CallNote desk={desks.get(_id)} />,
          },
        ]
      : []),
    ...(WITH_PARCELS.includes(queue) && [...desks.values()].some(({ parcel }) => parcel)
      ? [
          {
            key: 'parcel',
            name: couriers.column,
            cell: ({ _id }: Order) => <ParcelNote desk={desks.get(_id)} />,
          },
        ]
      : []),
    {
      key: 'step',
      name: t.columns.step,
      onCard: 'wide',
      cell: (order) => <NextStep order={order} desk={desks.get(order._id)} queue={queue} />,
    },
  ];
  return openId ? columns.filter(({ key }) => NARROW.includes(key)) : columns;
}
