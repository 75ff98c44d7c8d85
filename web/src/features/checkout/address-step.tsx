import Box from '@mui/material/Box';
import { MAX_ADDRESSES, type SavedAddress } from '@nargisus/domain/checkout';
import { lazy, Suspense, useState } from 'react';
import { usePlaces } from '#data/places/use-places.ts';
import { AddressForm, EMPTY_ADDRESS, type AddressFields, type AddressValues } from '#ui/address-form.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** A chunk of its own: the first order has no saved address, and its form comes first. */
const savedAddresses = () => import('./saved-addresses.tsx');
const SavedAddressChoice = lazy(async () => ({ default: (await savedAddresses()).SavedAddressChoice }));
const SaveAddressChoice = lazy(async () => ({ default: (await savedAddresses()).SaveAddressChoice }));

const FIELDS = Object.keys(EMPTY_ADDRESS) as (keyof AddressValues)[];
/** The height of a card and its gap, in pixels. */
const CARD_HEIGHT = 100;

interface Props {
  form: AddressFields;
  saved: readonly SavedAddress[];
  /** Whether the typed address is to be saved. */
  isToSave: boolean;
  onSaveChange(isToSave: boolean): void;
}

/**
 * Renders where the order goes: one of the saved addresses, or a form for another one, which can be saved. The form also
 * opens for a saved address that the checkout rejects.
 */
export function AddressStep({ form, saved, isToSave, onSaveChange }: Props) {
  const [chosen, setChosen] = useState(() => savedIdOf(saved, form.values));
  const isTyped = chosen === undefined || FIELDS.some((name) => form.errorOf(name));

  const choose = (id: string) => {
    const { recipientName, recipientPhone } = form.values;
    const address = saved.find((it) => it.id === id);
    const values: AddressValues = address ?? { ...EMPTY_ADDRESS, recipientName, recipientPhone };
    for (const name of FIELDS) form.set(name, values[name]);
    onSaveChange(false);
    setChosen(address?.id);
  };

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
      {saved.length > 0 && (
        <Suspense fallback={<Skeleton style={{ height: CARD_HEIGHT * (saved.length + 1) }} />}>
          <SavedAddressChoice saved={saved} chosen={isTyped ? undefined : chosen} onChoose={choose} />
        </Suspense>
      )}
      {isTyped && <TypedAddress form={form} />}
      {isTyped && saved.length < MAX_ADDRESSES && (
        <Suspense fallback={<Box sx={{ height: 44 }} />}>
          <SaveAddressChoice isOn={isToSave} onChange={onSaveChange} />
        </Suspense>
      )}
    </Box>
  );
}

/** Loads the places only where an address is typed. */
function TypedAddress({ form }: { form: AddressFields }) {
  return <AddressForm form={form} places={usePlaces()} />;
}

/** Returns the id of the saved address that the form holds. */
function savedIdOf(saved: readonly SavedAddress[], values: AddressValues): string | undefined {
  return saved.find((it) => FIELDS.every((name) => (it[name] ?? '') === (values[name] ?? '')))?.id;
}
