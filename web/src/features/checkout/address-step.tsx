import { MAX_ADDRESSES, type SavedAddress } from '@nargisus/domain/checkout';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { usePlaces } from '#data/places/use-places.ts';
import { checkoutStrings } from '#locales/en/checkout.ts';
import { useStrings } from '#locales/use-strings.ts';
import {
  AddressGrid,
  DestinationFields,
  EMPTY_ADDRESS,
  RecipientFields,
  type AddressFields,
  type AddressValues,
} from '#ui/address-form.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CheckoutStep } from './checkout-step.tsx';
import { ADDRESS_FIELDS, savedIdOf } from './known-address.ts';

/** A chunk of its own: the first order has no saved address, and its form comes first. */
const savedAddresses = () => import('./saved-addresses.tsx');
const SavedAddressChoice = lazy(async () => ({ default: (await savedAddresses()).SavedAddressChoice }));
const SaveAddressChoice = lazy(async () => ({ default: (await savedAddresses()).SaveAddressChoice }));

/** The height of a card and its gap, in pixels. */
const CARD_HEIGHT = 100;

interface Props {
  form: AddressFields;
  saved: readonly SavedAddress[];
  /** Whether the typed address is to be saved. */
  isToSave: boolean;
  onSaveChange(isToSave: boolean): void;
  /** Whether the blocks are numbered: those of a first order are. */
  isNumbered: boolean;
  takesFocus: boolean;
  /** What belongs to the place: delivery. */
  children: ReactNode;
}

/**
 * Renders who receives the order and where it goes: one of the saved addresses, or a form for another one, which can be saved. The
 * form also opens for a saved address that the checkout rejects.
 */
export function AddressStep(props: Props) {
  const { form, saved, isToSave, onSaveChange, isNumbered, takesFocus, children } = props;
  const t = useStrings(checkoutStrings);
  const [chosen, setChosen] = useState(() => savedIdOf(saved, form.values));
  const isTyped = chosen === undefined || ADDRESS_FIELDS.some((name) => form.errorOf(name));
  const hasSaved = saved.length > 0;

  const choose = (id: string) => {
    const { recipientName, recipientPhone } = form.values;
    const address = saved.find((it) => it.id === id);
    const values: AddressValues = address ?? { ...EMPTY_ADDRESS, recipientName, recipientPhone };
    for (const name of ADDRESS_FIELDS) form.set(name, values[name]);
    onSaveChange(false);
    setChosen(address?.id);
  };

  return (
    <>
      {!hasSaved && (
        <CheckoutStep title={t.recipientTitle} number={isNumbered ? 1 : undefined} takesFocus={takesFocus}>
          <AddressGrid>
            <RecipientFields form={form} />
          </AddressGrid>
        </CheckoutStep>
      )}
      <CheckoutStep
        title={t.addressTitle}
        number={isNumbered ? 2 : undefined}
        takesFocus={takesFocus && hasSaved}
      >
        <div style={{ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {hasSaved && (
            <Suspense fallback={<Skeleton style={{ height: CARD_HEIGHT * (saved.length + 1) }} />}>
              <SavedAddressChoice saved={saved} chosen={isTyped ? undefined : chosen} onChoose={choose} />
            </Suspense>
          )}
          {isTyped && <TypedAddress form={form} hasRecipient={hasSaved} />}
          {isTyped && saved.length < MAX_ADDRESSES && (
            <Suspense fallback={<div style={{ height: 44 }} />}>
              <SaveAddressChoice isOn={isToSave} onChange={onSaveChange} />
            </Suspense>
          )}
        </div>
        {children}
      </CheckoutStep>
    </>
  );
}

/** Loads the places only where an address is typed. */
function TypedAddress({ form, hasRecipient }: { form: AddressFields; hasRecipient: boolean }) {
  const places = usePlaces();
  return (
    <AddressGrid>
      {hasRecipient && <RecipientFields form={form} />}
      <DestinationFields form={form} places={places} />
    </AddressGrid>
  );
}
