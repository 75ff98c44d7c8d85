import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { courierCalls } from '@nargisus/domain/contract';
import { parcelProgress, type Parcel } from '@nargisus/domain/couriers';
import { useState } from 'react';
import { retryParcel } from '#data/couriers/parcel-mutations.ts';
import { adminCouriersStrings } from '#locales/en/staff/admin-couriers.ts';
import { useStrings } from '#locales/use-strings.ts';
import { busyProps } from '#ui/busy-props.ts';
import { toast } from '#ui/toast.ts';
import { useStaffAction } from '../shared/use-staff-action.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';
import { useRights } from '../shared/rights.ts';

/** Renders what staff can do with a parcel in its state; the server decides. */
export function ParcelActions({ parcel }: { parcel: Parcel }) {
  const t = useStrings(adminCouriersStrings);
  const { run, isBusy } = useStaffAction();
  const [isAsking, setAsking] = useState(false);
  const { _id: invoice, state, mayBeBooked, sightings, cod } = parcel;
  const { mayCall } = useRights();
  const canRetry = mayCall(courierCalls.retryParcel) && (state === 'rejected' || state === 'uncertain');
  const isAtHand = !mayBeBooked && parcelProgress(sightings, cod).status === 'assigned';
  const isWithdrawable = isAtHand && state !== 'withdrawn' && state !== 'sending';
  const canWithdraw = isWithdrawable && mayCall(courierCalls.withdrawParcel);
  if (!canRetry && !canWithdraw) return null;
  const retry = () =>
    run(
      async () => {
        await retryParcel(invoice);
        toast(t.accepted);
      },
      { failed: t.failed },
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
      {canRetry && (
        <Button size="small" variant="outlined" {...busyProps(isBusy, () => void retry())}>
          {t.retry}
        </Button>
      )}
      {canWithdraw && (
        <Button size="small" variant="text" onClick={() => setAsking(true)}>
          {t.withdraw}
        </Button>
      )}
      {isAsking && <WithdrawDialog parcel={parcel} onClose={() => setAsking(false)} />}
    </Box>
  );
}
