import { ShopError, type ShopErrorCode } from '@nargisus/domain/contract';
import { FirebaseError } from 'firebase/app';

const unreachable = {
  code: 'unreachable',
  message: 'The shop cannot be reached. Please check your connection',
} as const;
const signInAgain = { code: 'unauthenticated', message: 'Please sign in again' } as const;

/** What Firestore's refusals, and those of Auth for its sake, mean to a shopper; all others are the shop's own fault. */
const MEANING: Readonly<Record<string, { code: ShopErrorCode; message: string }>> = {
  'permission-denied': { code: 'forbidden', message: 'This item cannot be changed right now' },
  unauthenticated: signInAgain,
  'auth/user-token-expired': signInAgain,
  'auth/user-disabled': signInAgain,
  'auth/user-not-found': signInAgain,
  'not-found': { code: 'not-found', message: 'This item is no longer in the cart' },
  unavailable: unreachable,
  unknown: unreachable, // what firestore/lite makes of a request that got no answer
  'deadline-exceeded': unreachable,
  'auth/network-request-failed': unreachable,
  'resource-exhausted': {
    code: 'too-many-requests',
    message: 'Too many changes at once. Please wait a moment',
  },
  aborted: { code: 'conflict', message: 'The cart was being changed elsewhere' },
};

const OVERTAKEN: readonly string[] = ['aborted', 'failed-precondition', 'already-exists'];

/** Firebase's error as the ShopError that screens know; its cause is kept. */
export function shopErrorFrom(cause: unknown): ShopError {
  if (cause instanceof ShopError) return cause;
  const meaning = cause instanceof FirebaseError ? MEANING[cause.code] : undefined;
  const { code, message } = meaning ?? { code: 'internal', message: '' };
  return new ShopError(code, message, { cause });
}

/** True where a commit was refused because somebody else's came first: read again, it may go through. */
export function isOvertaken(cause: unknown): boolean {
  return cause instanceof FirebaseError && OVERTAKEN.includes(cause.code);
}
