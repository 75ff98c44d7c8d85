import { ADDRESS_CATEGORIES, DEFAULT_ADDRESS_CATEGORY, type Address } from '@nargisus/domain/checkout';
import { lazy, Suspense, type ChangeEvent, type ReactNode } from 'react';
import { checkoutStrings } from '../locales/en/checkout.ts';
import { useStrings } from '../locales/use-strings.ts';
import { SelectField } from './select-field.tsx';
import type { LoadedPlaces } from './address-place.tsx';
import { TextInput } from './text-input.tsx';
import css from './address-form.module.css';

/** Keeps the height of a line below a field. */
const BLANK_LINE = ' ';

/** A chunk of its own: the search is needed after the name and the phone. */
const AddressPlace = lazy(async () => ({ default: (await import('./address-place.tsx')).AddressPlace }));

export type AddressValues = Record<Exclude<keyof Address, 'areaId'>, string> & {
  areaId?: string | undefined;
};

/** The values of an empty form. */
export const EMPTY_ADDRESS: AddressValues = {
  recipientName: '',
  recipientPhone: '',
  region: '',
  city: '',
  district: '',
  address: '',
  landmark: '',
  areaId: undefined,
  addressCategory: DEFAULT_ADDRESS_CATEGORY,
};

/** The part of the surrounding form that holds the address: its values and errors. */
export interface AddressFields {
  readonly values: AddressValues;
  field(name: Exclude<keyof Address, 'areaId'>): {
    name: string;
    value: string;
    onChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>): void;
    error: boolean;
    helperText: string | undefined;
  };
  errorOf(name: keyof Address): string | undefined;
  set<Name extends keyof Address>(name: Name, value: AddressValues[Name]): void;
}

/** What a place fills in. */
export const PLACE_NAMES = ['region', 'city', 'district'] as const;

/** Returns whether region, city and district are not those of an area, or have an error. */
export const isPlaceTyped = ({ values, errorOf }: AddressFields): boolean =>
  values.areaId === undefined && PLACE_NAMES.some((name) => values[name] !== '' || errorOf(name));

/** Lays address fields out: one below the other on a phone, else in two columns. */
export const AddressGrid = ({ children }: { children: ReactNode }) => (
  <div className={css.grid}>{children}</div>
);

/** Returns the props of a field: its label, and a hint while it has no error. */
function useLabelled(form: AddressFields) {
  const t = useStrings(checkoutStrings);
  return (name: Exclude<keyof Address, 'areaId'>, hint?: string) => {
    const { helperText, ...rest } = form.field(name);
    return { ...rest, label: t.fields[name], helperText: helperText ?? hint };
  };
}

interface Props {
  form: AddressFields;
  places: LoadedPlaces;
}

/** Renders the address fields (docs/reference/specification.md 5, Checkout address). */
export const AddressForm = ({ form, places }: Props) => (
  <AddressGrid>
    <RecipientFields form={form} />
    <DestinationFields form={form} places={places} />
  </AddressGrid>
);

/** Renders who receives the parcel, within AddressGrid. */
export function RecipientFields({ form }: Pick<Props, 'form'>) {
  const t = useStrings(checkoutStrings);
  const labelled = useLabelled(form);
  return (
    <>
      <TextInput {...labelled('recipientName')} autoComplete="name" />
      <TextInput {...labelled('recipientPhone', t.phoneHint)} type="tel" autoComplete="tel-national" />
    </>
  );
}

/** Renders where the parcel goes, within AddressGrid. */
export function DestinationFields({ form, places }: Props) {
  const t = useStrings(checkoutStrings);
  const labelled = useLabelled(form);
  const isTyped = isPlaceTyped(form);
  const categories = ADDRESS_CATEGORIES.map((it) => [it, t.categories[it]] as const);
  return (
    <>
      <Suspense
        fallback={
          <>
            <div className={css.loadingArea} data-typed={isTyped || undefined}>
              <TextInput label={t.area} value="" readOnly helperText={BLANK_LINE} />
            </div>
            {isTyped && PLACE_NAMES.map((name) => <TextInput key={name} {...labelled(name)} readOnly />)}
          </>
        }
      >
        <AddressPlace form={form} places={places} labelled={labelled} />
      </Suspense>
      <TextInput {...labelled('address', t.addressHint)} autoComplete="street-address" />
      <TextInput {...labelled('landmark', t.landmarkHint)} autoComplete="off" isOptional />
      <SelectField {...labelled('addressCategory')} options={categories} />
    </>
  );
}
