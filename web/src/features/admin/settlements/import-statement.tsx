import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { readStatementCsv, statementCsvTemplate } from '@nargisus/domain/settlements';
import type { CourierName } from '@nargisus/domain/couriers';
import { useId } from 'react';
import { saveTextFile } from '#data/api/save-text-file.ts';
import { adminSettlementsStrings } from '#locales/en/staff/admin-settlements.ts';
import { useStrings } from '#locales/use-strings.ts';
import { busyProps } from '#ui/busy-props.ts';
import { TextInput } from '#ui/text-input.tsx';
import { FaultList } from '../import/fault-list.tsx';
import { FileField } from '../shared/file-field.tsx';
import { StatementPreview } from './statement-preview.tsx';
import { useStatementForm } from './use-statement-form.ts';

/** Renders the import of a statement from a CSV file: what it must look like, its preview, and the faults of its cells. */
export function ImportStatement({ courier, onClose }: { courier: CourierName; onClose(): void }) {
  const t = useStrings(adminSettlementsStrings);
  const heading = useId();
  const form = useStatementForm(courier, onClose);
  const { values, errors, isBusy, chosen } = form;
  const read = chosen && readStatementCsv(chosen.text);
  return (
    <Box
      component="form"
      noValidate
      aria-labelledby={heading}
      onSubmit={form.submit}
      sx={{
        display: 'grid',
        gap: 2.5,
        mb: 4,
        p: { xs: 2, md: 3 },
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        '& > *': { minWidth: 0 },
      }}
    >
      <Typography id={heading} variant="h4" component="h2">
        {t.importTitle}
      </Typography>
      <Typography sx={{ maxWidth: '70ch' }}>{t.importAbout}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary', '& li + li': { mt: 0.5 } }}>
        {t.headings.map((column) => (
          <li key={column}>{column}</li>
        ))}
      </Box>
      <Button
        variant="text"
        size="small"
        sx={{ justifySelf: 'start', ml: -1 }}
        onClick={() => saveTextFile(statementCsvTemplate(), 'statement-template.csv')}
      >
        {t.template}
      </Button>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: 'repeat(3, minmax(0, 1fr))' } }}
      >
        <TextInput
          name="reference"
          label={t.reference}
          value={values.reference}
          error={Boolean(errors.reference)}
          helperText={errors.reference ?? t.referenceHint}
          maxLength={30}
          onChange={({ target }) => form.change({ reference: target.value })}
        />
        <TextInput
          name="paid"
          label={t.paid}
          value={values.paid}
          error={Boolean(errors.paid)}
          helperText={errors.paid ?? t.paidHint}
          maxLength={20}
          isOptional
          onChange={({ target }) => form.change({ paid: target.value })}
        />
        <TextInput
          name="paidOn"
          label={t.paidOn}
          type="date"
          value={values.paidOn}
          error={Boolean(errors.paidOn)}
          helperText={errors.paidOn}
          isOptional
          onChange={({ target }) => form.change({ paidOn: target.value })}
        />
      </Box>
      <div>
        <FileField
          label={t.file}
          choose={t.chooseFile}
          accept=".csv,text/csv"
          chosen={chosen?.name ?? ''}
          isDisabled={isBusy}
          onFiles={([file]) => void form.choose(file)}
        />
        {errors.file && (
          <Typography role="alert" variant="body2" color="error" sx={{ mt: 0.5 }}>
            {errors.file}
          </Typography>
        )}
      </div>
      <div aria-live="polite">
        {read && read.faults.length > 0 && (
          <>
            <Typography sx={{ mb: 1 }}>{t.faults}</Typography>
            <FaultList faults={read.faults} />
          </>
        )}
        {read && read.faults.length === 0 && <StatementPreview lines={read.lines} />}
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" {...busyProps(isBusy)}>
          {isBusy ? t.importing : t.import}
        </Button>
        <Button variant="outlined" {...busyProps(isBusy, onClose)}>
          {t.cancel}
        </Button>
      </Box>
    </Box>
  );
}
