import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { reportRequestMessages } from '@nargisus/domain/contract';
import { reportMessages } from '@nargisus/domain/messages';
import { reportDaySchema, type ReportType } from '@nargisus/domain/reports';
import { withParams } from '@nargisus/domain/text';
import { dhakaDay } from '@nargisus/domain/time';
import { useState, type ReactNode } from 'react';
import { useIdentity } from '#data/auth/identity.ts';
import { downloadReport, emailReport, sendDemoReports } from '#data/reports/report-mutations.ts';
import { adminReportsStrings } from '#locales/en/staff/admin-reports.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { TextInput } from '#ui/text-input.tsx';
import { useListParams } from '../shared/use-list-params.ts';
import { useReportAction } from './use-report-action.ts';
import { busyProps } from '#ui/busy-props.ts';

const TYPES: readonly ReportType[] = ['csv', 'pdf'];

/**
 * Renders downloading and emailing the report of a day. The day is in the query string; today in Dhaka by default.
 */
export function DayReport() {
  const t = useStrings(adminReportsStrings);
  const translate = useTranslate();
  const identity = useIdentity();
  const { text, set } = useListParams();
  const [today] = useState(() => dhakaDay(new Date()));
  const [email, setEmail] = useState('');
  const { run, running } = useReportAction<`${'download' | 'email'}-${ReportType}` | 'demo'>();
  const written = text('date') || today;
  // The query string cannot hold a cleared day: without a day it means today.
  const [isCleared, setCleared] = useState(false);
  const parsed = reportDaySchema.safeParse(written);
  const day = parsed.success && !isCleared ? parsed.data : null;
  const recipient = email.trim();
  // True after Enter in an empty field; the buttons are disabled until there is an email
  // (docs/reference/specification.md 5).
  const [isMissed, setMissed] = useState(false);
  const own = identity.state === 'signed-in' ? identity.email : '';

  return (
    <Box
      component="section"
      aria-labelledby="day-report"
      sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', p: { xs: 2, md: 3 } }}
    >
      <Typography id="day-report" variant="h4" component="h2" sx={{ mb: 2 }}>
        {t.daily}
      </Typography>
      <FieldRow>
        <TextInput
          label={t.date}
          type="date"
          value={isCleared ? '' : written}
          error={!day}
          helperText={day ? undefined : t.badDate}
          onChange={({ target }) => {
            setCleared(target.value === '');
            if (target.value) set({ date: target.value === today ? null : target.value }, { replace: true });
          }}
        />
        {TYPES.map((type) => (
          <Button
            key={type}
            disabled={!day}
            {...busyProps(
              running !== null,
              () =>
                day &&
                void run(`download-${type}`, () => downloadReport(type, day), {
                  done: withParams(reportMessages.downloadStarted, { type: type.toUpperCase() }),
                  failed: reportMessages.downloadFailed,
                }),
            )}
          >
            {running === `download-${type}` ? t.preparing : type === 'csv' ? t.downloadCsv : t.downloadPdf}
          </Button>
        ))}
      </FieldRow>
      <FieldRow>
        <TextInput
          label={t.email}
          type="email"
          autoComplete="email"
          value={email}
          error={isMissed}
          helperText={isMissed ? translate(reportRequestMessages.noAddress) : undefined}
          onChange={({ target }) => {
            setEmail(target.value);
            setMissed(false);
          }}
          onKeyDown={({ key }) => key === 'Enter' && setMissed(!recipient)}
        />
        {TYPES.map((type) => (
          <Button
            key={type}
            variant="outlined"
            disabled={!day || !recipient}
            {...busyProps(
              running !== null,
              () =>
                day &&
                void run(`email-${type}`, () => emailReport(recipient, type, day), {
                  done: withParams(reportMessages.emailed, { email: recipient }),
                  failed: reportMessages.emailFailed,
                }),
            )}
          >
            {running === `email-${type}` ? t.sending : type === 'csv' ? t.emailCsv : t.emailPdf}
          </Button>
        ))}
      </FieldRow>
      <Typography variant="h6" component="h3" sx={{ mt: 3 }}>
        {t.demoTitle}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1.5, maxWidth: '60ch' }}>
        {t.demoText}
      </Typography>
      <Button
        variant="outlined"
        {...busyProps(
          running !== null,
          () =>
            void run('demo', sendDemoReports, {
              done: withParams(reportMessages.demoSent, { email: own }),
              failed: reportMessages.demoFailed,
            }),
        )}
      >
        {running === 'demo' ? t.sending : t.demo}
      </Button>
    </Box>
  );
}

function FieldRow({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        mb: 2,
        gridTemplateColumns: { xs: '1fr 1fr', md: 'minmax(220px, 340px) auto auto' },
        justifyContent: 'start',
        '& > :first-child': { gridColumn: { xs: '1 / -1', md: 'auto' } },
        '& > .MuiButton-root': { minHeight: 54 },
      }}
    >
      {children}
    </Box>
  );
}
