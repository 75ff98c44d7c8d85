import { ShopError, type ShopErrorCode } from '@nargisus/domain/contract';
import { FirebaseError } from 'firebase/app';
import { dataMessages } from '@nargisus/domain/messages';

const unreachable = {
  code: 'unreachable',
  message: dataMessages.unreachable,
} as const;
const signInAgain = { code: 'unauthenticated', message: dataMessages.signIn } as const;

/** The errors of Firestore, and of Auth on its behalf, that a shopper can act on. All others are internal. */
const ERRORS: Readonly<Record<string, { code: ShopErrorCode; message: string }>> = {
  'permission-denied': { code: 'forbidden', message: dataMessages.denied },
  unauthenticated: signInAgain,
  'auth/user-token-expired': signInAgain,
  'auth/user-disabled': signInAgain,
  'auth/user-not-found': signInAgain,
  'not-found': { code: 'not-found', message: dataMessages.notFound },
  unavailable: unreachable,
  unknown: unreachable, // the code of firestore/lite for a request without a response
  'deadline-exceeded': unreachable,
  'auth/network-request-failed': unreachable,
  'resource-exhausted': {
    code: 'too-many-requests',
    message: dataMessages.tooMany,
  },
  aborted: { code: 'conflict', message: dataMessages.aborted },
};

const WRITE_CONFLICTS: readonly string[] = ['aborted', 'failed-precondition', 'already-exists'];

/** Converts Firebase's error to a ShopError and keeps it as the cause. */
export function shopErrorFrom(cause: unknown): ShopError {
  if (cause instanceof ShopError) return cause;
  const known = cause instanceof FirebaseError ? ERRORS[cause.code] : undefined;
  const { code, message } = known ?? { code: 'internal', message: '' };
  return new ShopError(code, message, { cause });
}

/** Returns whether a commit was rejected because another one came first: after a new read it may succeed. */
export function isWriteConflict(cause: unknown): boolean {
  return cause instanceof FirebaseError && WRITE_CONFLICTS.includes(cause.code);
}
