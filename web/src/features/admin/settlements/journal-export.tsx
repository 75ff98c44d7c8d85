import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { isJournalRange, MAX_JOURNAL_DAYS } from '@nargisus/domain/ledger';
import { settlementMessages } from '@nargisus/domain/settlements';
import { withParams } from '@nargisus/domain/text';
import { addDays, dhakaDay } from '@nargisus/domain/time';
import { useState } from 'react';
import { downloadJournal } from '#data/settlements/settlement-mutations.ts';
import { adminSettlementsStrings } from '#locales/en/staff/admin-settlements.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { busyProps } from '#ui/busy-props.ts';
import { TextInput } from '#ui/text-input.tsx';
import { toast } from '#ui/toast.ts';
import { FormSection } from '../shared/form-section.tsx';
import { useStaffAction } from '../shared/use-staff-action.ts';

const DAYS_AT_FIRST = 30;

/** Renders the download of the journal for a range of days, the last 30 at first. */
export function JournalExport() {
  const t = useStrings(adminSettlementsStrings);
  const translate = useTranslate();
  const { run, isBusy } = useStaffAction();
  const [today] = useState(() => dhakaDay(new Date()));
  const [written, setWritten] = useState<{ from: string; to: string }>({
    from: addDays(today, 1 - DAYS_AT_FIRST),
    to: today,
  });
  const isValid = isJournalRange(written.from, written.to);
  const download = () =>
    run(
      async () => {
        await downloadJournal(written.from, written.to);
        toast(t.downloaded);
      },
      { failed: t.downloadFailed },
    );
  return (
    <Box sx={{ mt: 5 }}>
      <FormSection title={t.journal}>
        <span>{t.journalAbout}</span>
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            alignItems: 'start',
            gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 200px) minmax(0, 200px) auto' },
            justifyContent: 'start',
            '& > .MuiButton-root': { minHeight: 54 },
          }}
        >
          {(['from', 'to'] as const).map((end) => (
            <TextInput
              key={end}
              label={t[end]}
              type="date"
              value={written[end]}
              error={!isValid}
              helperText={
                end === 'to' && !isValid
                  ? translate(withParams(settlementMessages.rangeInvalid, { days: MAX_JOURNAL_DAYS }))
                  : undefined
              }
              onChange={({ target }) => setWritten({ ...written, [end]: target.value })}
            />
          ))}
          <Button
            variant="outlined"
            disabled={!isValid}
            {...busyProps(isBusy, () => isValid && void download())}
          >
            {isBusy ? t.downloading : t.download}
          </Button>
        </Box>
      </FormSection>
    </Box>
  );
}
