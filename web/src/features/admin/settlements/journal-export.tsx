import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { isJournalRange, MAX_JOURNAL_DAYS } from '@nargisus/domain/ledger';
import { settlementMessages } from '@nargisus/domain/settlements';
import { withParams } from '@nargisus/domain/text';
import { addDays, dhakaDay } from '@nargisus/domain/time';
import { useState } from 'react';
import { downloadJournal } from '#data/settlements/settlement-mutations.ts';
import { adminSettlementsStrings } from '#locales/en/admin-settlements.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { busyProps } from '#ui/busy-props.ts';
import { toast } from '#ui/toast.ts';
import { FormSection } from '../shared/form-section.tsx';
import { RangeFields, type WrittenRange } from '../shared/range-fields.tsx';
import { useStaffAction } from '../shared/use-staff-action.ts';

const DAYS_AT_FIRST = 30;

/** Renders the download of the journal for a range of days, the last 30 at first. */
export function JournalExport() {
  const t = useStrings(adminSettlementsStrings);
  const translate = useTranslate();
  const { run, isBusy } = useStaffAction();
  const [today] = useState(() => dhakaDay(new Date()));
  const [written, setWritten] = useState<WrittenRange>({
    from: addDays(today, 1 - DAYS_AT_FIRST),
    to: today,
  });
  const isValid = isJournalRange(written.from, written.to);
  const text = translate(withParams(settlementMessages.rangeInvalid, { days: MAX_JOURNAL_DAYS }));
  const error = isValid ? null : { end: 'to' as const, text };
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
        <RangeFields labels={t} written={written} error={error} onChange={setWritten}>
          <Button
            variant="outlined"
            disabled={!isValid}
            {...busyProps(isBusy, () => isValid && void download())}
          >
            {isBusy ? t.downloading : t.download}
          </Button>
        </RangeFields>
      </FormSection>
    </Box>
  );
}
