import { DELIVERY_OPTIONS } from '@nargisus/domain/delivery';
import { PAYMENT_METHODS } from '@nargisus/domain/orders';
import { PAYMENT_CHANNELS } from '@nargisus/domain/payments';
import * as z from 'zod/mini';
import { writeUserStorage, readUserStorage, type UserStorageKey } from '#storage/user-storage.ts';

/** The form and the choices of a checkout. Of the payment, it holds only the method and the wallet. */
const draftSchema = z.object({
  address: z.record(z.string(), z.string()),
  deliveryOption: z.enum(DELIVERY_OPTIONS),
  voucherCode: z.nullable(z.string()),
  paymentMethod: z.enum(PAYMENT_METHODS),
  channel: z.optional(z.enum(PAYMENT_CHANNELS)),
});

export type CheckoutDraft = z.output<typeof draftSchema>;

const storageKey = (uid: string): UserStorageKey => ({ storage: 'session', uid, name: 'checkout' });

/** Returns the draft of this tab. It survives a reload and a visit to the gateway; the order removes it. */
export function readCheckoutDraft(uid: string): CheckoutDraft | null {
  const stored = draftSchema.safeParse(readUserStorage(storageKey(uid)));
  return stored.success ? stored.data : null;
}

export function saveCheckoutDraft(uid: string, draft: CheckoutDraft): void {
  writeUserStorage(storageKey(uid), draft);
}

export function clearCheckoutDraft(uid: string): void {
  writeUserStorage(storageKey(uid), null);
}
