import { DELIVERY_OPTIONS } from '@nargisus/domain/delivery';
import { PAYMENT_METHODS } from '@nargisus/domain/orders';
import * as z from 'zod/mini';
import { keepPrivate, readPrivate, type PrivatePlace } from './private-memory.ts';

/** What a person has typed and chosen at checkout, as it was typed: nothing of how it is paid but the method. */
const draftSchema = z.object({
  address: z.record(z.string(), z.string()),
  deliveryOption: z.enum(DELIVERY_OPTIONS),
  voucherCode: z.nullable(z.string()),
  paymentMethod: z.enum(PAYMENT_METHODS),
});

export type CheckoutDraft = z.output<typeof draftSchema>;

const place = (uid: string): PrivatePlace => ({ kept: 'tab', uid, name: 'checkout' });

/** Survives a reload and the way to the gateway and back; forgotten when the order is placed and at sign-out. */
export function readCheckoutDraft(uid: string): CheckoutDraft | null {
  const kept = draftSchema.safeParse(readPrivate(place(uid)));
  return kept.success ? kept.data : null;
}

export function keepCheckoutDraft(uid: string, draft: CheckoutDraft): void {
  keepPrivate(place(uid), draft);
}

export function forgetCheckoutDraft(uid: string): void {
  keepPrivate(place(uid), null);
}
