import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { adminReportsStrings } from '#locales/en/staff/admin-reports.ts';
import { useStrings } from '#locales/use-strings.ts';

/** Renders the informational panels (docs/reference/specification.md 2). */
export function ReportPanels() {
  const t = useStrings(adminReportsStrings);
  const panels = [
    [t.scheduleTitle, t.scheduleText],
    [t.contentTitle, t.contentText],
    [t.dayTitle, t.dayText],
  ] as const;
  return (
    <Box sx={{ display: 'grid', gap: 3, my: 4, gridTemplateColumns: { md: 'repeat(3, 1fr)' } }}>
      {panels.map(([title, text]) => (
        <section key={title} aria-label={title}>
          <Typography variant="h6" component="h2">
            {title}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '48ch' }}>
            {text}
          </Typography>
        </section>
      ))}
    </Box>
  );
}
