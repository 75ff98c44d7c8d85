import Typography from '@mui/material/Typography';
import type { OrderDesk } from '@nargisus/domain/desk';
import { adminCouriersStrings } from '#locales/en/admin-couriers.ts';
import { useStrings } from '#locales/use-strings.ts';

/** Renders the state of an order's parcel in a row; a dash without one. */
export function ParcelNote({ desk }: { desk: OrderDesk | undefined }) {
  const t = useStrings(adminCouriersStrings);
  const { parcel = null } = desk ?? {};
  if (!parcel) return '–';
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
