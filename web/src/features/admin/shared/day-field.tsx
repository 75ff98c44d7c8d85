import { reportDaySchema } from '@nargisus/domain/reports';
import { useState } from 'react';
import { TextInput } from '#ui/text-input.tsx';

interface Props {
  label: string;
  /** The day that is filtered by; '' for none. */
  value: string;
  error?: boolean;
  helperText?: string;
  onChange(day: string): void;
}

/**
 * Renders a field for the day of a filter. While a year is typed, the browser reports days such as 0002-11-20: they stay in the
 * field and are not passed on.
 */
export function DayField({ value, onChange, ...field }: Props) {
  const [draft, setDraft] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setDraft(value);
  }
  return (
    <TextInput
      {...field}
      type="date"
      isOptional
      value={draft}
      onChange={({ target }) => {
        setDraft(target.value);
        if (target.value === '' || reportDaySchema.safeParse(target.value).success) onChange(target.value);
      }}
    />
  );
}
