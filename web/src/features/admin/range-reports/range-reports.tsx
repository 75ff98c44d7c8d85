import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { adminRangeReportsStrings } from '#locales/en/staff/admin-range-reports.ts';
import { useStrings } from '#locales/use-strings.ts';
import { RangeList } from './range-list.tsx';
import { RangeRequest } from './range-request.tsx';

/** Renders the reports of ranges on the Reports tab: the form that asks for one, and the last ones. */
export function RangeReports() {
  const t = useStrings(adminRangeReportsStrings);
  return (
    <Box component="section" aria-labelledby="range-reports" sx={{ mb: 6 }}>
      <Typography id="range-reports" variant="h3" component="h2">
        {t.title}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '64ch' }}>
        {t.about}
      </Typography>
      <RangeRequest />
      <RangeList />
    </Box>
  );
}
