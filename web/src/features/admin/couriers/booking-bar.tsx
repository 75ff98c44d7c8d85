import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Order } from '@nargisus/domain/orders';
import { useState } from 'react';
import { bookParcels } from '#data/couriers/parcel-mutations.ts';
import { adminCouriersStrings } from '#locales/en/staff/admin-couriers.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { busyProps } from '#ui/busy-props.ts';
import { useStaffAction } from '../shared/use-staff-action.ts';
import { BookingResults, type NamedResult } from './booking-results.tsx';

interface Props {
  /** The selected orders. */
  orders: readonly Order[];
  /** The name of the courier. */
  label: string;
  /** Called once the orders have been sent. */
  onBooked(): void;
}

/** Renders the booking of the selected orders: progress, and a result for each one. */
export function BookingBar({ orders, label, onBooked }: Props) {
  const t = useStrings(adminCouriersStrings);
  const { number } = useFormats();
  const { run, isBusy } = useStaffAction();
  const [results, setResults] = useState<readonly NamedResult[]>([]);
  const count = number(orders.length);
  const book = () => {
    const names = new Map(orders.map(({ _id, orderId }) => [_id, orderId]));
    return run(
      async () => {
        const booked = await bookParcels([...names.keys()]);
        setResults(booked.map((result) => ({ ...result, orderId: names.get(result.order) ?? result.order })));
        onBooked();
      },
      { failed: t.failed },
    );
  };
  return (
    <Box sx={{ mt: orders.length > 0 || results.length > 0 ? 1 : 0 }}>
      {orders.length > 0 && (
        <Button size="small" {...busyProps(isBusy, () => void book())}>
          {t.book(label)}
        </Button>
      )}
      {/* The live region exists before its text. */}
      <Box role="status">{isBusy && t.booking(count)}</Box>
      {results.length > 0 && <BookingResults results={results} onHide={() => setResults([])} />}
    </Box>
  );
}
