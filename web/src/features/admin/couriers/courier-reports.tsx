import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Sighting } from '@nargisus/domain/couriers';
import { adminCouriersStrings } from '#locales/en/staff/admin-couriers.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';

/** Renders what the courier reported, newest first, in its own words. */
export function CourierReports({ sightings }: { sightings: readonly Sighting[] }) {
  const t = useStrings(adminCouriersStrings);
  const { dateTime } = useFormats();
  return (
    <Box component="details" sx={{ mt: 1 }}>
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: 44, alignContent: 'center' }}>
        {t.history}
      </Box>
      <Box component="ol" reversed sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {sightings.toReversed().map(({ at, word, text }) => (
          <li key={`${at.getTime()} ${word} ${text}`}>
            <Typography variant="body2" color="textSecondary">
              {dateTime(at)}
            </Typography>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {[word, text].filter(Boolean).join(': ')}
            </Typography>
          </li>
        ))}
      </Box>
    </Box>
  );
}
