import type { FieldKind, SettingField } from '@nargisus/domain/settings';
import { adminSettingsStrings } from '#locales/en/admin-settings.ts';
import { useStrings } from '#locales/use-strings.ts';
import { TextInput, type TextInputProps } from '#ui/text-input.tsx';

interface Props {
  name: string;
  field: SettingField;
  label: string;
  help: string;
  value: unknown;
  error: string | undefined;
  onChange(value: unknown): void;
}

/** How each kind of field is asked for. */
const INPUTS: Readonly<Record<FieldKind, Pick<TextInputProps, 'type' | 'rows' | 'autoComplete'>>> = {
  text: {},
  lines: { rows: 3 },
  page: { rows: 12 },
  email: { type: 'email', autoComplete: 'off' },
  phone: { type: 'tel', autoComplete: 'off' },
};

/** Renders the input of a setting with its explanation and its default. */
export function SettingInput({ name, field, label, help, value, error, onChange }: Props) {
  const t = useStrings(adminSettingsStrings);
  const byDefault = typeof field.byDefault === 'string' ? field.byDefault : '';
  return (
    <TextInput
      {...INPUTS[field.kind]}
      name={name}
      label={label}
      value={value}
      error={error !== undefined}
      helperText={error ?? (byDefault ? `${help} ${t.byDefault(byDefault)}` : help)}
      isOptional={field.isOptional}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
