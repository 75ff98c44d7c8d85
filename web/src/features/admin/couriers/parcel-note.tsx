import Typography from '@mui/material/Typography';
import type { DeskParcel } from '@nargisus/domain/couriers';
import { adminCouriersStrings } from '#locales/en/staff/admin-couriers.ts';
import { useStrings } from '#locales/use-strings.ts';

/** Renders the state of an order's parcel in a row. */
export function ParcelNote({ parcel }: { parcel: DeskParcel }) {
  const t = useStrings(adminCouriersStrings);
  return (
    <Typography
      component="span"
      variant="body2"
      color={parcel.state === 'rejected' || parcel.problem ? 'error' : 'textSecondary'}
    >
      {t.states[parcel.state]}
    </Typography>
  );
}
