import { DEFAULT_ADDRESS_CATEGORY } from '@nargisus/domain/checkout';
import { addressSchema } from '@nargisus/domain/checkout';
import { DEFAULT_DELIVERY_OPTION } from '@nargisus/domain/delivery';
import { CASH_ON_DELIVERY } from '@nargisus/domain/orders';
import { useEffect, useState } from 'react';
import { saveCheckoutDraft, readCheckoutDraft, type CheckoutDraft } from '#data/checkout/checkout-draft.ts';
import type { SignedIn } from '#data/auth/identity.ts';
import { useSchemaForm } from '#ui/use-schema-form.ts';
import type { AddressValues } from './address-form.tsx';

const EMPTY_ADDRESS: AddressValues = {
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

type Choices = Omit<CheckoutDraft, 'address'>;

/** Returns the form and the choices of the checkout. Restores them from the draft of this tab and saves every change. */
export function useCheckoutChoices({ uid, displayName }: SignedIn) {
  const [remembered] = useState(() => readCheckoutDraft(uid));
  const form = useSchemaForm(addressSchema, {
    ...EMPTY_ADDRESS,
    recipientName: displayName ?? '',
    ...knownFields(remembered?.address),
  });
  const [choices, setChoices] = useState<Choices>({
    deliveryOption: remembered?.deliveryOption ?? DEFAULT_DELIVERY_OPTION,
    voucherCode: remembered?.voucherCode ?? null,
    paymentMethod: remembered?.paymentMethod ?? CASH_ON_DELIVERY,
  });
  const choose = (change: Partial<Choices>) => setChoices((now) => ({ ...now, ...change }));

  const { values } = form;
  useEffect(() => saveCheckoutDraft(uid, { ...choices, address: values }), [uid, choices, values]);

  return { form, choices, choose };
}

function knownFields(address: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(address).filter(([name]) => name in EMPTY_ADDRESS));
}
