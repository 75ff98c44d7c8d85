import { ShopError, type ShopErrorCode } from '@nargisus/domain/contract';
import { FirestoreError, type FirestoreErrorCode } from 'firebase/firestore';

/** What Firestore's refusals mean to a shopper; whatever is not named here is the shop's own fault. */
const MEANING: Partial<Record<FirestoreErrorCode, { code: ShopErrorCode; message: string }>> = {
  'permission-denied': { code: 'forbidden', message: 'This item cannot be changed right now' },
  unauthenticated: { code: 'unauthenticated', message: 'Please sign in again' },
  'not-found': { code: 'not-found', message: 'This item is no longer in the cart' },
  unavailable: { code: 'unreachable', message: 'The shop cannot be reached. Please check your connection' },
  'deadline-exceeded': {
    code: 'unreachable',
    message: 'The shop cannot be reached. Please check your connection',
  },
  'resource-exhausted': {
    code: 'too-many-requests',
    message: 'Too many changes at once. Please wait a moment',
  },
  aborted: { code: 'conflict', message: 'The cart was being changed elsewhere' },
};

/** Firestore's error as the ShopError that screens know; its cause is kept. */
export function shopErrorFrom(cause: unknown): ShopError {
  if (cause instanceof ShopError) return cause;
  const meaning = cause instanceof FirestoreError ? MEANING[cause.code] : undefined;
  const { code, message } = meaning ?? { code: 'internal', message: '' };
  return new ShopError(code, message, { cause });
}
