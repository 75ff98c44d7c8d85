import type { FieldKind, SettingField } from '@nargisus/domain/settings';
import type { ComponentProps } from 'react';
import { adminSettingsStrings } from '#locales/en/staff/admin-settings.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ChoiceInput } from './choice-input.tsx';
import { CountInput } from './count-input.tsx';
import { DistrictInput } from './district-input.tsx';
import { SizeChartInput } from './size-chart-input.tsx';
import { DatesInput } from './delivery/dates-input.tsx';
import { WeekdaysInput } from './delivery/weekdays-input.tsx';
import { ZonesInput } from './delivery/zones-input.tsx';
import { OfferInput } from './home/offer-input.tsx';
import { RowsInput } from './home/rows-input.tsx';
import { SlidesInput } from './home/slides-input.tsx';
import { TextInput, type TextInputProps } from '#ui/text-input.tsx';

interface Props {
  name: string;
  field: SettingField;
  label: string;
  help: string;
  value: unknown;
  /** The value that counts now. */
  stored: unknown;
  /** Returns the error of the field, or of a part of it by its path: `slides.0.title`. */
  errorAt(path: string): string | undefined;
  onChange(value: unknown): void;
}

/** How each kind that is typed into one field is asked for. */
const INPUTS: Readonly<Partial<Record<FieldKind, Pick<TextInputProps, 'type' | 'rows' | 'autoComplete'>>>> = {
  text: {},
  lines: { rows: 3 },
  page: { rows: 12 },
  email: { type: 'email', autoComplete: 'off' },
  phone: { type: 'tel', autoComplete: 'off' },
};

/** Renders the input of a setting with its explanation and its default. */
export function SettingInput({ field, ...props }: Props) {
  if (field.kind === 'slides') return <SlidesInput {...(props as ComponentProps<typeof SlidesInput>)} />;
  if (field.kind === 'rows') return <RowsInput {...(props as ComponentProps<typeof RowsInput>)} />;
  if (field.kind === 'offer') return <OfferInput {...(props as ComponentProps<typeof OfferInput>)} />;
  if (field.kind === 'zones') return <ZonesInput {...(props as ComponentProps<typeof ZonesInput>)} />;
  if (field.kind === 'weekdays')
    return <WeekdaysInput {...(props as ComponentProps<typeof WeekdaysInput>)} />;
  if (field.kind === 'dates') return <DatesInput {...(props as ComponentProps<typeof DatesInput>)} />;
  if (field.kind === 'choice') return <ChoiceInput options={field.options ?? []} {...props} />;
  if (field.kind === 'district') return <DistrictInput {...props} />;
  if (field.kind === 'count') return <CountInput byDefault={field.byDefault} {...props} />;
  const { errorAt, ...chart } = props;
  if (field.kind === 'chart') return <SizeChartInput field={field} error={errorAt(props.name)} {...chart} />;
  return <TypedInput field={field} {...props} />;
}

function TypedInput({ name, field, label, help, value, errorAt, onChange }: Props) {
  const t = useStrings(adminSettingsStrings);
  const error = errorAt(name);
  const byDefault = typeof field.byDefault === 'string' ? field.byDefault : '';
  return (
    <TextInput
      {...INPUTS[field.kind]}
      name={name}
      label={label}
      value={value as string}
      error={error !== undefined}
      helperText={error ?? (byDefault ? `${help} ${t.byDefault(byDefault)}` : help)}
      isOptional={field.isOptional}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
