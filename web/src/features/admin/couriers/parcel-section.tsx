import Typography from '@mui/material/Typography';
import { isOver, parcelRejection, type DeskParcel } from '@nargisus/domain/couriers';
import type { Order } from '@nargisus/domain/orders';
import { useId } from 'react';
import { useOrderDesk } from '#data/orders/order-desk-queries.ts';
import { adminCouriersStrings } from '#locales/en/staff/admin-couriers.ts';
import { useStrings } from '#locales/use-strings.ts';
import { BookButton } from './book-button.tsx';
import { ParcelDetails } from './parcel-details.tsx';

/**
 * Renders the parcel of an order at a courier, or the way to book one. Nothing while the shop has no courier and the order no
 * parcel. Live; reads the desk document, the parcel, and the settings while the order can be booked.
 */
export function ParcelSection({ order }: { order: Order }) {
  const desk = useOrderDesk(order._id);
  if (desk.state !== 'ready') return null;
  const { parcel, cashDueSince } = desk.value;
  const canBook = parcelRejection(order, parcel !== null && !isOver(parcel.state)) === undefined;
  if (!parcel && !canBook) return null;
  return <Parcel order={order} parcel={parcel} canBook={canBook} cashDueSince={cashDueSince} />;
}

interface Props {
  order: Order;
  parcel: DeskParcel | null;
  canBook: boolean;
  /** Since when the courier owes the order's cash; null when it does not. */
  cashDueSince: Date | null;
}

function Parcel({ order, parcel, canBook, cashDueSince }: Props) {
  const t = useStrings(adminCouriersStrings);
  const heading = useId();
  const booking = canBook && <BookButton order={order} />;
  if (!parcel) return booking;
  return (
    <section aria-labelledby={heading}>
      <Typography id={heading} variant="h4" component="h2">
        {t.title}
      </Typography>
      <ParcelDetails shown={parcel} cashDueSince={cashDueSince} />
      {booking}
    </section>
  );
}
