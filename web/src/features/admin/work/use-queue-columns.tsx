import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { OrderDesk, Queue } from '@nargisus/domain/desk';
import { moneyOf, prepaidDeadline, type Order } from '@nargisus/domain/orders';
import { adminCallsStrings } from '#locales/en/staff/admin-calls.ts';
import { adminCouriersStrings } from '#locales/en/staff/admin-couriers.ts';
import { adminSettlementsStrings } from '#locales/en/staff/admin-settlements.ts';
import { adminWorkStrings } from '#locales/en/staff/admin-work.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Money } from '#ui/money.tsx';
import type { Column } from '../table/table-props.ts';
import { NextStep, useHasStep } from './next-step.tsx';
import { useMarkAsCalling } from '../calls/call-link.tsx';
import { CallNote } from '../calls/call-note.tsx';
import { ParcelNote } from '../couriers/parcel-note.tsx';
import { DeadlineChip } from '../prepaid/deadline-chip.tsx';
import { useHomeDistrict } from '../prepaid/use-home-district.ts';
import { CashAgeChip } from '../settlements/cash-age-chip.tsx';
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
 * @param isSelectable - whether the rows have a checkbox, which takes the place of a column
 */
export function useQueueColumns(
  { queue, openId, open }: WorkParams,
  desks: ReadonlyMap<string, OrderDesk>,
  isSelectable: boolean,
): Column<Order>[] {
  const calls = useStrings(adminCallsStrings);
  const couriers = useStrings(adminCouriersStrings);
  const t = useStrings(adminWorkStrings);
  const settlements = useStrings(adminSettlementsStrings);
  const formats = useFormats();
  const markAsCalling = useMarkAsCalling();
  const hasStep = useHasStep(queue);
  const homeDistrict = useHomeDistrict();
  const isCashDue = queue === 'cash-due';
  const hasParcels = [...desks.values()].some(({ parcel }) => parcel !== null);
  // One column for both, so that the next step stays in view.
  const notes = [
    ...(WITH_CALLS.includes(queue) ? [calls.column] : []),
    ...(WITH_PARCELS.includes(queue) && hasParcels ? [couriers.column] : []),
  ];
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
      name: isCashDue ? settlements.owed : t.columns.collect,
      isNumeric: true,
      cell: (order) => {
        const { toCollect, collected } = moneyOf(order);
        const amount = isCashDue ? collected : toCollect;
        return amount ? <Money amount={amount} /> : '–';
      },
    },
    isCashDue
      ? {
          key: 'since',
          name: settlements.dueSince,
          cell: ({ _id, createdAt }) => <DueSince since={desks.get(_id)?.cashDueSince ?? createdAt} />,
        }
      : {
          key: 'since',
          name: t.columns.since,
          cell: (order) => <WaitingSince order={order} homeDistrict={homeDistrict} />,
        },
    ...(notes.length > 0
      ? [
          {
            key: 'notes',
            name: notes.join(' · '),
            cell: ({ _id }: Order) => <Note desk={desks.get(_id)} />,
          },
        ]
      : []),
    ...(hasStep
      ? [
          {
            key: 'step',
            name: t.columns.step,
            onCard: 'wide' as const,
            cell: (order: Order) => <NextStep order={order} desk={desks.get(order._id)} queue={queue} />,
          },
        ]
      : []),
  ];
  if (openId) return columns.filter(({ key }) => NARROW.includes(key));
  return isSelectable ? columns.filter(({ key }) => key !== 'pieces') : columns;
}

/** Renders since when an order waits, and the deadline of one that was paid in advance. */
function WaitingSince({ order, homeDistrict }: { order: Order; homeDistrict: string | undefined }) {
  const { dateTime } = useFormats();
  const deadline = homeDistrict === undefined ? undefined : prepaidDeadline(order, homeDistrict);
  return (
    <>
      {dateTime(order.createdAt)}
      {deadline && (
        <>
          <br />
          <DeadlineChip {...deadline} />
        </>
      )}
    </>
  );
}

/** Renders since when the courier owes the cash of an order, and how long that is. */
function DueSince({ since }: { since: Date }) {
  const { date } = useFormats();
  return (
    <>
      {date(since)} <CashAgeChip since={since} />
    </>
  );
}

/** Renders what is to be known of an order's parcel, or before it has one, of its calls. */
function Note({ desk }: { desk: OrderDesk | undefined }) {
  return desk?.parcel ? <ParcelNote parcel={desk.parcel} /> : <CallNote desk={desk} />;
}
