import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { moneyOf, type Order } from '@nargisus/domain/orders';
import { adminWorkStrings } from '#locales/en/admin-work.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Money } from '#ui/money.tsx';
import type { Column } from '../table/data-table.tsx';
import { NextStep } from './next-step.tsx';
import type { WorkParams } from './use-work-params.ts';

/** The columns that remain while an order is open beside the list. */
const NARROW: readonly string[] = ['order', 'customer', 'step'];

/** Returns the columns of a queue. */
export function useQueueColumns({ queue, openId, open }: WorkParams): Column<Order>[] {
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
      cell: ({ shippingAddress: { recipientPhone } }) => (
        <Link href={`tel:${recipientPhone}`} color="inherit">
          {recipientPhone}
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
    {
      key: 'step',
      name: t.columns.step,
      onCard: 'wide',
      cell: (order) => <NextStep order={order} queue={queue} />,
    },
  ];
  return openId ? columns.filter(({ key }) => NARROW.includes(key)) : columns;
}
