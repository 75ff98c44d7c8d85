import { usePlaces } from '#data/places/use-places.ts';
import { SelectField } from '#ui/select-field.tsx';
import { useDistricts } from '../shared/use-districts.ts';

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
  const districts = useDistricts(usePlaces());
  const error = errorAt(name);
  const current = value as string;
  const options = districts.map(({ id, name: district }) => [id, district] as const);
  const isListed = districts.some(({ id }) => id === current);
  return (
    <SelectField
      name={name}
      label={label}
      value={current}
      error={error !== undefined}
      helperText={error ?? help}
      options={isListed ? options : [[current, current], ...options]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
