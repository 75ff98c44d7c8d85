import { paths } from '#config/paths.ts';
import { readOwnUser } from '../users/own-user.ts';

/** Requests a mail with the verification link. Rejects with Firebase's error when no mail could be sent. */
export async function requestVerificationMail(language: string): Promise<void> {
  const { sendVerificationMail } = await import('./firebase-email-verification.ts');
  await sendVerificationMail(language, new URL(paths.userProfile(), window.location.origin).href);
}

/**
 * Checks whether the link was opened, in any window. Reading the user document updates it for staff. Never rejects: without
 * an answer the address stays unverified on screen.
 */
export async function refreshEmailVerified(): Promise<void> {
  try {
    const { reloadEmailVerified } = await import('./firebase-email-verification.ts');
    if (await reloadEmailVerified()) await readOwnUser();
  } catch {
    // Offline, or no user document yet: the next visit checks again.
  }
}

const INVALID_CODES = [
  'auth/expired-action-code',
  'auth/invalid-action-code',
  'auth/user-not-found',
  'auth/user-disabled',
];

/** Verifies the address that the link was sent to; 'used' for a link that has expired. Rejects without an answer. */
export async function verifyEmail(code: string): Promise<'verified' | 'used'> {
  const { applyVerificationCode } = await import('./firebase-email-verification.ts');
  try {
    await applyVerificationCode(code);
  } catch (cause) {
    if (INVALID_CODES.includes(String((cause as { code?: unknown } | null)?.code))) return 'used';
    throw cause;
  }
  await refreshEmailVerified();
  return 'verified';
}
