import { adminSettingsStrings } from '#locales/en/staff/admin-settings.ts';
import { useStrings } from '#locales/use-strings.ts';
import { SelectField } from '#ui/select-field.tsx';

interface Props {
  name: string;
  label: string;
  help: string;
  value: unknown;
  options: readonly string[];
  errorAt(path: string): string | undefined;
  onChange(value: unknown): void;
}

/** Renders the choice of one of several values. */
export function ChoiceInput({ name, label, help, value, options, errorAt, onChange }: Props) {
  const { choices } = useStrings(adminSettingsStrings);
  const texts: Readonly<Partial<Record<string, string>>> = choices;
  const error = errorAt(name);
  return (
    <SelectField
      name={name}
      label={label}
      value={value as string}
      error={error !== undefined}
      helperText={error ?? help}
      options={options.map((option) => [option, texts[option] ?? option])}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
