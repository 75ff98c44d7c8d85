import { usePlaces } from '#data/places/use-places.ts';
import { SelectField } from '#ui/select-field.tsx';
import { useDistrictNames } from './use-district-names.ts';

interface Props {
  name: string;
  label: string;
  help: string;
  value: unknown;
  errorAt(path: string): string | undefined;
  onChange(value: unknown): void;
}

/** Renders the choice of a district. Until the places have loaded, its value alone can be chosen. */
export function DistrictInput({ name, label, help, value, errorAt, onChange }: Props) {
  const names = useDistrictNames(usePlaces());
  const error = errorAt(name);
  const current = value as string;
  const options = [...names].sort(([, one], [, other]) => one.localeCompare(other));
  return (
    <SelectField
      name={name}
      label={label}
      value={current}
      error={error !== undefined}
      helperText={error ?? help}
      options={names.has(current) ? options : [[current, current], ...options]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
