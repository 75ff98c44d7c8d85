import { latinDigits } from '@nargisus/domain/text';
import { adminSettingsStrings } from '#locales/en/staff/admin-settings.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { TextInput } from '#ui/text-input.tsx';

interface Props {
  name: string;
  label: string;
  help: string;
  value: unknown;
  byDefault: unknown;
  errorAt(path: string): string | undefined;
  onChange(value: unknown): void;
}

/** Renders the input of a whole number. What is no number stays as typed, and saving shows the error. */
export function CountInput({ name, label, help, value, byDefault, errorAt, onChange }: Props) {
  const t = useStrings(adminSettingsStrings);
  const { number } = useFormats();
  const error = errorAt(name);
  return (
    <TextInput
      name={name}
      label={label}
      inputMode="numeric"
      value={String(value)}
      error={error !== undefined}
      helperText={error ?? `${help} ${t.byDefault(number(Number(byDefault)))}`}
      onChange={({ target }) => onChange(asNumber(target.value))}
    />
  );
}

function asNumber(typed: string): number | string {
  const digits = latinDigits(typed).trim();
  return /^\d{1,9}$/.test(digits) ? Number(digits) : typed;
}
