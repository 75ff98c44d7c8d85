import Button from '@mui/material/Button';
import { courierCalls } from '@nargisus/domain/contract';
import type { Order } from '@nargisus/domain/orders';
import { bookParcel } from '#data/couriers/parcel-mutations.ts';
import { adminCouriersStrings } from '#locales/en/staff/admin-couriers.ts';
import { useStrings } from '#locales/use-strings.ts';
import { busyProps } from '#ui/busy-props.ts';
import { toast } from '#ui/toast.ts';
import { useStaffAction } from '../shared/use-staff-action.ts';
import { useCourier } from './use-courier.ts';
import { useRights } from '../shared/rights.ts';

/** Renders the button that has an order's parcel booked; nothing without a courier. */
export function BookButton({ order }: { order: Order }) {
  const t = useStrings(adminCouriersStrings);
  const courier = useCourier();
  const { run, isBusy } = useStaffAction();
  const { mayCall } = useRights();
  if (!courier || !mayCall(courierCalls.bookParcel)) return null;
  const book = () =>
    run(
      async () => {
        await bookParcel(order._id);
        toast(t.accepted);
      },
      { failed: t.failed },
    );
  return (
    <Button
      size="small"
      variant="outlined"
      sx={{ justifySelf: 'start' }}
      {...busyProps(isBusy, () => void book())}
    >
      {t.book(courier.label)}
    </Button>
  );
}
