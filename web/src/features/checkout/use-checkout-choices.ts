import { addressSchema } from '@nargisus/domain/checkout';
import { DEFAULT_DELIVERY_OPTION } from '@nargisus/domain/delivery';
import { CASH_ON_DELIVERY } from '@nargisus/domain/orders';
import { useEffect, useState } from 'react';
import { saveCheckoutDraft, readCheckoutDraft, type CheckoutDraft } from '#data/checkout/checkout-draft.ts';
import type { KnownToBrowser } from '#data/users/addresses.ts';
import type { SignedIn } from '#data/auth/identity.ts';
import { useSchemaForm } from '#ui/use-schema-form.ts';
import { EMPTY_ADDRESS, type AddressValues } from '#ui/address-form.tsx';

type Choices = Omit<CheckoutDraft, 'address'>;

/**
 * Returns the form and the choices of the checkout. Restores them from the draft of this tab and saves every change; without a
 * draft, the address is the default one, that of the newest order, or the name and the phone of the profile and the area that was
 * chosen on a product's page.
 */
export function useCheckoutChoices({ uid, displayName }: SignedIn, known: KnownToBrowser) {
  const [remembered] = useState(() => readCheckoutDraft(uid));
  const form = useSchemaForm(addressSchema, {
    ...EMPTY_ADDRESS,
    recipientName: displayName ?? '',
    recipientPhone: known.phone,
    ...knownFields(remembered?.address ?? known.saved[0] ?? known.lastUsed ?? known.place),
  });
  const [choices, setChoices] = useState<Choices>({
    deliveryOption: remembered?.deliveryOption ?? DEFAULT_DELIVERY_OPTION,
    voucherCode: remembered?.voucherCode ?? null,
    paymentMethod: remembered?.paymentMethod ?? CASH_ON_DELIVERY,
    channel: remembered?.channel,
  });
  const choose = (change: Partial<Choices>) => setChoices((now) => ({ ...now, ...change }));

  const { values } = form;
  useEffect(() => saveCheckoutDraft(uid, { ...choices, address: values }), [uid, choices, values]);

  return { form, choices, choose };
}

/** Returns the fields of a stored address that the form has. */
function knownFields(address: Partial<AddressValues> | null): Partial<AddressValues> {
  return Object.fromEntries(Object.entries(address ?? {}).filter(([name]) => name in EMPTY_ADDRESS));
}
