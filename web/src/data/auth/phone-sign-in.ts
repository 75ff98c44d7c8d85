import { internationalPhone } from '@nargisus/domain/accounts';

/** A code as typed, and the verification that it belongs to. */
export interface SentCode {
  verificationId: string;
  code: string;
}

/** A user who signed in by a code, has no name, and whose identity is not published yet. */
export interface Newcomer {
  setName(name: string): Promise<void>;
  token(): Promise<string>;
}

const load = () => import('./firebase-phone-sign-in.ts');

/** Prefetches the code that sends codes. */
export const prefetchPhoneSignIn = () => void load().catch(() => undefined);

/**
 * Sends a code by SMS to a mobile number in its normal form; returns the id of the verification. Rejects with Firebase's
 * error, whose codes phoneErrorText translates.
 */
export async function sendCode(phone: string, language: string): Promise<string> {
  return (await load()).sendVerificationCode(internationalPhone(phone), language);
}

/**
 * Signs in with a code; creates the account of a new number. Waits for `welcome` where the account has no name. Resolves when
 * the identity is published. Rejects with Firebase's error.
 */
export async function signInByCode(
  sent: SentCode,
  welcome: (newcomer: Newcomer) => Promise<void>,
): Promise<void> {
  await (await load()).signInWithCode(sent, welcome);
}
