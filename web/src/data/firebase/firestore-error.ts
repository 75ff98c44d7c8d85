import { ShopError, type ShopErrorCode } from '@nargisus/domain/contract';
import { FirebaseError } from 'firebase/app';
import { dataErrors } from '#locales/data-errors.ts';

const unreachable = {
  code: 'unreachable',
  message: dataErrors.unreachable,
} as const;
const signInAgain = { code: 'unauthenticated', message: dataErrors.signIn } as const;

/** What Firestore's refusals, and those of Auth for its sake, mean to a shopper; all others are the shop's own fault. */
const MEANING: Readonly<Record<string, { code: ShopErrorCode; message: string }>> = {
  'permission-denied': { code: 'forbidden', message: dataErrors.denied },
  unauthenticated: signInAgain,
  'auth/user-token-expired': signInAgain,
  'auth/user-disabled': signInAgain,
  'auth/user-not-found': signInAgain,
  'not-found': { code: 'not-found', message: dataErrors.notFound },
  unavailable: unreachable,
  unknown: unreachable, // what firestore/lite makes of a request that got no answer
  'deadline-exceeded': unreachable,
  'auth/network-request-failed': unreachable,
  'resource-exhausted': {
    code: 'too-many-requests',
    message: dataErrors.tooMany,
  },
  aborted: { code: 'conflict', message: dataErrors.aborted },
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
export function isWriteConflict(cause: unknown): boolean {
  return cause instanceof FirebaseError && OVERTAKEN.includes(cause.code);
}
