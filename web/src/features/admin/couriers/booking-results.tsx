import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { BookingResult } from '#data/couriers/parcel-mutations.ts';
import { adminCouriersStrings } from '#locales/en/staff/admin-couriers.ts';
import { useFormats } from '#locales/formats.ts';
import { translate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AlertBox } from '#ui/alert-box.tsx';

/** A result with the order's readable id. */
export type NamedResult = BookingResult & { readonly orderId: string };

/** Renders what became of each order of a booking; the ones that were not booked first, each with its reason. */
export function BookingResults({ results, onHide }: { results: readonly NamedResult[]; onHide(): void }) {
  const t = useStrings(adminCouriersStrings);
  const { number } = useFormats();
  const failed = results.filter(({ error }) => error);
  const done = results.length - failed.length;
  return (
    <AlertBox
      severity={failed.length > 0 ? 'warning' : 'success'}
      aria-label={t.results}
      style={{ marginTop: 12 }}
      action={
        <Button size="small" variant="text" onClick={onHide}>
          {t.hide}
        </Button>
      }
    >
      <Typography sx={{ fontWeight: 600 }}>
        {[done > 0 && t.done(number(done)), failed.length > 0 && t.notDone(number(failed.length))]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {failed.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
          {failed.map(({ order, orderId, error }) => (
            <li key={order}>
              {orderId}: {error && translate(error.text)}
            </li>
          ))}
        </Box>
      )}
    </AlertBox>
  );
}
