import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useRangeReports } from '#data/reports/range-report-queries.ts';
import { adminRangeReportsStrings } from '#locales/en/staff/admin-range-reports.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { useReturnState } from '../shared/return-url.ts';
import { DataTable } from '../table/data-table.tsx';
import { ListSection } from '../table/list-section.tsx';
import { RangeStateChip } from './range-state-chip.tsx';
import { useRangeText } from './use-range-text.ts';

/** Renders the last reports of ranges, live; each links to its page. */
export function RangeList() {
  const t = useStrings(adminRangeReportsStrings);
  const { dateTime, number } = useFormats();
  const rangeText = useRangeText();
  const from = useReturnState();
  const reports = useRangeReports();
  return (
    <>
      <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
        {t.list}
      </Typography>
      <ListSection
        of={reports}
        failed={t.listFailed}
        isEmpty={(rows) => rows.length === 0}
        empty={t.none}
        rows={3}
      >
        {(rows, isOld) => (
          <DataTable
            label={t.list}
            rows={rows}
            isOld={isOld}
            isDense
            idOf={({ _id }) => _id}
            nameOf={(report) => rangeText(report)}
            columns={[
              {
                key: 'range',
                name: t.columns.range,
                onCard: 'wide',
                cell: (report) => (
                  <Link
                    component={RouterLink}
                    to={dashboardPaths.rangeReport(report._id)}
                    state={from}
                    sx={{ fontWeight: 600, display: 'inline-block', py: 0.75 }}
                  >
                    {rangeText(report)}
                  </Link>
                ),
              },
              {
                key: 'state',
                name: t.columns.state,
                cell: ({ state }) => <RangeStateChip state={state} />,
              },
              {
                key: 'orders',
                name: t.columns.orders,
                isNumeric: true,
                cell: ({ state, ordersRead }) => (state === 'queued' ? '–' : number(ordersRead)),
              },
              {
                key: 'requestedAt',
                name: t.columns.requestedAt,
                onCard: 'wide',
                cell: ({ requestedAt }) => dateTime(requestedAt),
              },
            ]}
          />
        )}
      </ListSection>
    </>
  );
}
