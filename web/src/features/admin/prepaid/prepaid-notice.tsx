import { prepaidDeadline, type Order } from '@nargisus/domain/orders';
import { useState } from 'react';
import { prepaidStrings } from '#locales/en/staff/prepaid.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { useHomeDistrict } from './use-home-district.ts';

/**
 * Renders until when an order that was paid in advance is handed over, delivered or refunded; nothing where nothing is due. Reads the
 * settings of couriers for an order with a deadline.
 */
export function PrepaidNotice({ order }: { order: Order }) {
  // The district decides the day, and not whether there is one.
  return prepaidDeadline(order, '') ? <Deadline order={order} /> : null;
}

function Deadline({ order }: { order: Order }) {
  const t = useStrings(prepaidStrings);
  const { dateTime } = useFormats();
  const [now] = useState(() => new Date());
  const homeDistrict = useHomeDistrict();
  const deadline = homeDistrict === undefined ? undefined : prepaidDeadline(order, homeDistrict);
  if (!deadline) return null;
  const { duty, dueAt } = deadline;
  const isLate = dueAt < now;
  return (
    <AlertBox severity={isLate ? 'error' : 'info'} sx={{ mb: 2.5 }}>
      {(isLate ? t.overdue : t.notice)[duty](dateTime(dueAt))}
    </AlertBox>
  );
}
