import Button from '@mui/material/Button';
import { courierCalls } from '@nargisus/domain/contract';
import type { CourierName, Parcel } from '@nargisus/domain/couriers';
import { resumeCourier } from '#data/couriers/parcel-mutations.ts';
import { useCourierState } from '#data/couriers/parcel-queries.ts';
import { adminCouriersStrings } from '#locales/en/staff/admin-couriers.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { busyProps } from '#ui/busy-props.ts';
import { useStaffAction } from '../shared/use-staff-action.ts';
import { May } from '../shared/may.tsx';

const style = { marginTop: 12 };

/** Renders why a parcel is not booked, with the courier's words; nothing for one that is, or is about to be. */
export function ParcelError({ parcel: { courier, state, error } }: { parcel: Parcel }) {
  const t = useStrings(adminCouriersStrings);
  if (state === 'intended' || state === 'uncertain') {
    return <Waiting courier={courier} hint={state === 'uncertain' ? t.errors['no-answer'] : undefined} />;
  }
  if (state !== 'rejected' || !error) return null;
  return (
    <AlertBox severity="error" style={style}>
      {t.errors[error.code]} {error.text && t.theirWords(error.text)}
    </AlertBox>
  );
}

/** Renders why parcels wait. Live; reads the courier's state. */
function Waiting({ courier, hint }: { courier: CourierName; hint: string | undefined }) {
  const t = useStrings(adminCouriersStrings);
  const state = useCourierState(courier);
  const { run, isBusy } = useStaffAction();
  const blocked = state.state === 'ready' ? state.value.blocked : null;
  if (!blocked) {
    return hint ? (
      <AlertBox severity="info" style={style}>
        {hint}
      </AlertBox>
    ) : null;
  }
  return (
    <AlertBox
      severity="warning"
      style={style}
      action={
        <May call={courierCalls.resumeCourier}>
          <Button
            size="small"
            variant="text"
            {...busyProps(isBusy, () => void run(() => resumeCourier(courier), { failed: t.failed }))}
          >
            {t.resume}
          </Button>
        </May>
      }
    >
      {t.blocked[blocked.reason]}
    </AlertBox>
  );
}
