import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { WEEKDAYS, type Weekday } from '@nargisus/domain/time';
import { useId } from 'react';
import { deliveryStrings } from '#locales/en/delivery.ts';
import { useStrings } from '#locales/use-strings.ts';
import { LabelledCheckbox } from '#ui/labelled-checkbox.tsx';
import type { PartEditor } from '../home/part-editor.ts';

/** From Saturday, as the week in Bangladesh begins. */
const WEEK: readonly Weekday[] = ['Sat', ...WEEKDAYS.slice(0, 6)];

/** Renders a choice of days of the week. */
export function WeekdaysInput({
  name,
  label,
  help,
  value,
  errorAt,
  onChange,
}: PartEditor<readonly Weekday[]>) {
  const { weekdays } = useStrings(deliveryStrings);
  const id = useId();
  const error = errorAt(name);
  return (
    <Box
      component="fieldset"
      aria-describedby={`${id}-help`}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 0.5 }}
    >
      <Typography component="legend" sx={{ fontWeight: 700, p: 0 }}>
        {label}
      </Typography>
      <FormHelperText
        id={`${id}-help`}
        error={error !== undefined}
        role={error ? 'alert' : undefined}
        sx={{ m: 0 }}
      >
        {error ?? help}
      </FormHelperText>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
        {WEEK.map((day) => (
          <LabelledCheckbox
            key={day}
            label={weekdays[day]}
            isOn={value.includes(day)}
            isInvalid={error !== undefined}
            onChange={(isOn) => onChange(WEEKDAYS.filter((it) => (it === day ? isOn : value.includes(it))))}
          />
        ))}
      </Box>
    </Box>
  );
}
