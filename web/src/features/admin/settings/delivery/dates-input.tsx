import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import type { DhakaDay } from '@nargisus/domain/time';
import { useRef, useState } from 'react';
import { adminZonesStrings } from '#locales/en/staff/admin-zones.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { PartEditor } from '../home/part-editor.ts';
import { ChipList } from './chip-list.tsx';

/** Renders dates that are added one by one, in their order. */
export function DatesInput({ name, label, help, value, errorAt, onChange }: PartEditor<readonly DhakaDay[]>) {
  const t = useStrings(adminZonesStrings);
  const { day, digits } = useFormats();
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLDivElement>(null);
  const error = errorAt(name) ?? value.map((_, at) => errorAt(`${name}.${at}`)).find(Boolean);
  const isNew = typed !== '' && !value.some((it) => it === typed);
  const add = () => {
    if (isNew) onChange([...value, typed as DhakaDay].sort());
    setTyped('');
  };
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 1.5 }}>
      <Typography component="legend" sx={{ fontWeight: 700, p: 0 }}>
        {label}
      </Typography>
      <FormHelperText error={error !== undefined} role={error ? 'alert' : undefined} sx={{ m: 0 }}>
        {error ?? help}
      </FormHelperText>
      <ChipList
        label={label}
        empty={t.noHolidays}
        chips={value.map((it) => ({ id: it, text: `${day(it)} ${digits(it.slice(0, 4))}` }))}
        removeLabel={t.removeHoliday}
        onRemove={(id) => {
          onChange(value.filter((it) => it !== id));
          field.current?.querySelector('input')?.focus();
        }}
      />
      <Box ref={field} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 200px', maxWidth: 260 }}>
          <TextInput
            type="date"
            label={t.holiday}
            value={typed}
            isOptional
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault(); // the whole form is not complete yet
              add();
            }}
          />
        </Box>
        <Button type="button" variant="outlined" small aria-disabled={!isNew} onClick={add}>
          {t.addHoliday}
        </Button>
      </Box>
    </Box>
  );
}
