import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { requestMessages } from '@nargisus/domain/contract';
import {
  isReportRange,
  MAX_RANGE_DAYS,
  presetRange,
  RANGE_PRESETS,
  type DayRange,
  type RangePreset,
} from '@nargisus/domain/reports';
import { withParams } from '@nargisus/domain/text';
import { dhakaDay } from '@nargisus/domain/time';
import { useState } from 'react';
import { adminRangeReportsStrings } from '#locales/en/staff/admin-range-reports.ts';
import { adminReportsStrings } from '#locales/en/staff/admin-reports.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { busyProps } from '#ui/busy-props.ts';
import { TextInput } from '#ui/text-input.tsx';
import { useRequestRange } from './use-request-range.ts';

type Written = Readonly<Record<keyof DayRange, string>>;

/** Renders the form that asks for a report: a range of days, by hand or one of the presets; the last 30 days at first. */
export function RangeRequest() {
  const t = useStrings(adminRangeReportsStrings);
  const [today] = useState(() => dhakaDay(new Date()));
  // By name: on the 30th the last 30 days are this month.
  const [chosen, setChosen] = useState<RangePreset | null>('30-days');
  const [written, setWritten] = useState<Written>(() => presetRange('30-days', today));
  const { request, isBusy } = useRequestRange();
  const error = useRangeError(written);
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!error && !isBusy) void request(written as DayRange);
      }}
      sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', p: { xs: 2, md: 3 }, mb: 3 }}
    >
      <Box role="group" aria-label={t.presetsOf} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        {RANGE_PRESETS.map((preset) => {
          const isChosen = preset === chosen;
          return (
            <Button
              key={preset}
              type="button"
              size="small"
              variant={isChosen ? 'contained' : 'outlined'}
              aria-pressed={isChosen}
              onClick={() => {
                setChosen(preset);
                setWritten(presetRange(preset, today));
              }}
            >
              {t.presets[preset]}
            </Button>
          );
        })}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 220px) minmax(0, 220px) auto' },
          justifyContent: { sm: 'start' },
          '& > .MuiButton-root': { minHeight: 54 },
        }}
      >
        {(['from', 'to'] as const).map((end) => (
          <TextInput
            key={end}
            label={t[end]}
            type="date"
            value={written[end]}
            error={error?.end === end}
            helperText={error?.end === end ? error.text : undefined}
            onChange={({ target }) => {
              setChosen(null);
              setWritten({ ...written, [end]: target.value });
            }}
          />
        ))}
        <Button type="submit" variant="contained" disabled={error !== null} {...busyProps(isBusy)}>
          {isBusy ? t.making : t.make}
        </Button>
      </Box>
    </Box>
  );
}

/** Returns what is wrong with the range, and at which of its ends. */
function useRangeError({
  from,
  to,
}: Written): { readonly end: keyof DayRange; readonly text: string } | null {
  const reports = useStrings(adminReportsStrings);
  const translate = useTranslate();
  if (from === '' || to === '') return { end: from === '' ? 'from' : 'to', text: reports.badDate };
  if (from > to) return { end: 'to', text: translate(requestMessages.lastDayBeforeFirst) };
  if (isReportRange(from, to)) return null;
  return { end: 'to', text: translate(withParams(requestMessages.tooManyDays, { count: MAX_RANGE_DAYS })) };
}
