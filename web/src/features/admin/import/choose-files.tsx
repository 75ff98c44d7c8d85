import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { productCsvTemplate } from '@nargisus/domain/product-csv';
import { useState } from 'react';
import { saveTextFile } from '#data/api/save-text-file.ts';
import { adminImportStrings } from '#locales/en/staff/admin-import.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { busyProps } from '#ui/busy-props.ts';
import { FileField } from '../shared/file-field.tsx';
import { FormSection } from '../shared/form-section.tsx';

interface Props {
  isBusy: boolean;
  onCheck(table: File, pictures: readonly File[]): void;
}

/** Renders the template and the choice of the table and of its pictures. */
export function ChooseFiles({ isBusy, onCheck }: Props) {
  const t = useStrings(adminImportStrings);
  const { number } = useFormats();
  const [table, setTable] = useState<File | null>(null);
  const [pictures, setPictures] = useState<readonly File[]>([]);
  return (
    <>
      <FormSection title={t.stepTemplate}>
        <Typography>{t.templateHint}</Typography>
        <Button
          variant="outlined"
          sx={{ justifySelf: 'start' }}
          onClick={() => saveTextFile(productCsvTemplate(), 'products-template.csv')}
        >
          {t.template}
        </Button>
        <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary', '& li + li': { mt: 0.5 } }}>
          {t.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </Box>
      </FormSection>
      <FormSection title={t.stepFiles}>
        <FileField
          label={t.table}
          choose={t.chooseTable}
          accept=".csv,text/csv"
          chosen={table?.name ?? ''}
          isDisabled={isBusy}
          onFiles={([file]) => setTable(file ?? null)}
        />
        <FileField
          label={t.pictures}
          choose={t.choosePictures}
          hint={t.picturesHint}
          accept="image/jpeg,image/png,image/gif,image/webp"
          isMultiple
          chosen={pictures.length > 0 ? t.pictureCount(pictures.length, number(pictures.length)) : ''}
          isDisabled={isBusy}
          onFiles={setPictures}
        />
        {table && (
          <Button sx={{ justifySelf: 'start' }} {...busyProps(isBusy, () => onCheck(table, pictures))}>
            {t.check}
          </Button>
        )}
      </FormSection>
    </>
  );
}
