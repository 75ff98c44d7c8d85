import { DELIVERY_OPTIONS } from '@nargisus/domain/delivery';
import { PAYMENT_METHODS } from '@nargisus/domain/orders';
import * as z from 'zod/mini';
import { writeUserStorage, readUserStorage, type UserStorageKey } from '#storage/user-storage.ts';

/** What a person has typed and chosen at checkout, as it was typed: nothing of how it is paid but the method. */
const draftSchema = z.object({
  address: z.record(z.string(), z.string()),
  deliveryOption: z.enum(DELIVERY_OPTIONS),
  voucherCode: z.nullable(z.string()),
  paymentMethod: z.enum(PAYMENT_METHODS),
});

export type CheckoutDraft = z.output<typeof draftSchema>;

const storageKey = (uid: string): UserStorageKey => ({ storage: 'session', uid, name: 'checkout' });

/** Survives a reload and the way to the gateway and back; forgotten when the order is placed and at sign-out. */
export function readCheckoutDraft(uid: string): CheckoutDraft | null {
  const kept = draftSchema.safeParse(readUserStorage(storageKey(uid)));
  return kept.success ? kept.data : null;
}

export function saveCheckoutDraft(uid: string, draft: CheckoutDraft): void {
  writeUserStorage(storageKey(uid), draft);
}

export function clearCheckoutDraft(uid: string): void {
  writeUserStorage(storageKey(uid), null);
}
