import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Order } from '@nargisus/domain/orders';
import { useState } from 'react';
import { bookParcels } from '#data/couriers/parcel-mutations.ts';
import { adminCouriersStrings } from '#locales/en/admin-couriers.ts';
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
  onClear(): void;
}

/** Renders the booking of the selected orders: how many, progress, and a result for each one. */
export function BookingBar({ orders, label, onClear }: Props) {
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
        onClear();
      },
      { failed: t.failed },
    );
  };
  return (
    <Box sx={{ mb: orders.length > 0 || results.length > 0 ? 1.5 : 0 }}>
      {/* The live region exists before its text. */}
      <Box role="status" sx={{ fontWeight: 600 }}>
        {isBusy ? t.booking(count) : orders.length > 0 && t.chosen(count)}
      </Box>
      {orders.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <Button size="small" {...busyProps(isBusy, () => void book())}>
            {t.book(label)}
          </Button>
          <Button size="small" variant="text" {...busyProps(isBusy, onClear)}>
            {t.clear}
          </Button>
        </Box>
      )}
      {results.length > 0 && <BookingResults results={results} onHide={() => setResults([])} />}
    </Box>
  );
}
