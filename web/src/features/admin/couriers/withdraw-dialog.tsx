import Typography from '@mui/material/Typography';
import type { Parcel } from '@nargisus/domain/couriers';
import { useState } from 'react';
import { withdrawParcel } from '#data/couriers/parcel-mutations.ts';
import { adminCouriersStrings } from '#locales/en/staff/admin-couriers.ts';
import { useStrings } from '#locales/use-strings.ts';
import { TextInput } from '#ui/text-input.tsx';
import { FormDialog } from '../shared/form-dialog.tsx';
import { useStaffAction } from '../shared/use-staff-action.ts';

/** Renders the question before a parcel is withdrawn: the courier of a booked one must have been told. */
export function WithdrawDialog({ parcel, onClose }: { parcel: Parcel; onClose(): void }) {
  const t = useStrings(adminCouriersStrings);
  const { run, isBusy } = useStaffAction();
  const [reason, setReason] = useState('');
  const withdraw = async () => {
    if (await run(() => withdrawParcel(parcel._id, reason), { failed: t.failed })) onClose();
  };
  return (
    <FormDialog
      title={t.withdrawTitle}
      submit={t.yes}
      submitting={t.working}
      cancelLabel={t.keep}
      isBusy={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        void withdraw();
      }}
      onClose={onClose}
    >
      <Typography>{parcel.state === 'booked' ? t.withdrawBooked : t.withdrawUnbooked}</Typography>
      <TextInput
        name="reason"
        label={t.reason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        helperText={t.reasonHint}
        maxLength={300}
        isOptional
      />
    </FormDialog>
  );
}
