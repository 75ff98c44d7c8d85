import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { reportMessages } from '@nargisus/domain/messages';
import { nextReportDay, type ReportRecord, type ReportState } from '@nargisus/domain/reports';
import { withParams } from '@nargisus/domain/text';
import { dhakaDay, startOfDhakaDay } from '@nargisus/domain/time';
import { useState } from 'react';
import { resendReport } from '#data/reports/report-mutations.ts';
import { useReportRecords } from '#data/reports/report-queries.ts';
import type { Translation } from '#locales/define-strings.ts';
import { adminSharedStrings } from '#locales/en/staff/admin-shared.ts';
import { adminReportsStrings } from '#locales/en/staff/admin-reports.ts';
import { useFormats, type Formats } from '#locales/formats.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Money } from '#ui/money.tsx';
import { DataTable } from '../table/data-table.tsx';
import type { Column } from '../table/table-props.ts';
import { ListSection } from '../table/list-section.tsx';
import { Chip } from '../shared/chip.tsx';
import { useReportAction } from './use-report-action.ts';
import { busyProps } from '#ui/busy-props.ts';

const STATE_COLORS: Record<ReportState, 'green' | 'red' | 'grey'> = {
  preparing: 'grey',
  sending: 'grey',
  sent: 'green',
  failed: 'red',
  unconfirmed: 'red',
};

/** Renders the state of the daily emails, live; each can be sent again. */
export function ReportMails() {
  const shared = useStrings(adminSharedStrings);
  const t = useStrings(adminReportsStrings);
  const translate = useTranslate();
  const formats = useFormats();
  const records = useReportRecords();
  const [isToday] = useState(() => nextReportDay(new Date()) === dhakaDay(new Date()));
  const dayOf = (record: ReportRecord) => formats.date(startOfDhakaDay(record._id));
  const columns = reportColumns({ t, formats, translate, actions: shared.actions });
  return (
    <Box component="section" aria-labelledby="report-mails" sx={{ mb: 6 }}>
      <Typography id="report-mails" variant="h3" component="h2" sx={{ mb: 2 }}>
        {t.mails}
      </Typography>
      <ListSection
        of={records}
        failed={t.mailsFailed}
        isEmpty={(rows) => rows.length === 0}
        empty={t.noMails(isToday)}
      >
        {(rows, isOld) => (
          <DataTable
            label={t.mails}
            columns={columns}
            rows={rows}
            idOf={({ _id }) => _id}
            nameOf={dayOf}
            isOld={isOld}
          />
        )}
      </ListSection>
    </Box>
  );
}

interface ColumnContext {
  t: Translation<typeof adminReportsStrings.en>;
  formats: Formats;
  translate(message: string): string;
  /** The name of the column of buttons. */
  actions: string;
}

function reportColumns({ t, formats, translate, actions }: ColumnContext): Column<ReportRecord>[] {
  const dayOf = ({ _id }: ReportRecord) => formats.date(startOfDhakaDay(_id));
  return [
    { key: 'day', name: t.columns.day, onCard: 'plain', cell: (it) => <strong>{dayOf(it)}</strong> },
    {
      key: 'state',
      name: t.columns.state,
      onCard: 'plain',
      cell: ({ state }) => <Chip color={STATE_COLORS[state]}>{t.states[state]}</Chip>,
    },
    {
      key: 'orders',
      name: t.columns.orders,
      isNumeric: true,
      cell: ({ orders }) => (orders === null ? '–' : formats.number(orders)),
    },
    {
      key: 'revenue',
      name: t.columns.revenue,
      isNumeric: true,
      cell: ({ revenue }) => (revenue === null ? '–' : <Money amount={revenue} />),
    },
    {
      key: 'to',
      name: t.columns.to,
      onCard: 'wide',
      cell: ({ to, state, error }) => (
        <Box sx={{ overflowWrap: 'anywhere' }}>
          {to.join(', ') || t.noRecipients}
          {state === 'unconfirmed' && (
            <Typography variant="body2" color="error">
              {t.unconfirmedText}
            </Typography>
          )}
          {state === 'failed' && error && (
            <Typography variant="body2" color="error">
              {translate(error)}
            </Typography>
          )}
        </Box>
      ),
    },
    { key: 'at', name: t.columns.at, cell: ({ at, sentAt }) => formats.dateTime(sentAt ?? at) },
    {
      key: 'actions',
      name: actions,
      onCard: 'wide',
      cell: (record) => <Resend record={record} day={dayOf(record)} />,
    },
  ];
}

function Resend({ record: { _id, to }, day }: { record: ReportRecord; day: string }) {
  const t = useStrings(adminReportsStrings);
  const { run, running } = useReportAction<'resend'>();
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={running ? undefined : t.resendOf(day)}
      {...busyProps(
        running !== null,
        () =>
          void run('resend', () => resendReport(_id), {
            done: withParams(reportMessages.emailed, { email: to.join(', ') }),
            failed: reportMessages.emailFailed,
          }),
      )}
    >
      {running ? t.sending : t.resend}
    </Button>
  );
}
