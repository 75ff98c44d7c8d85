import { paths } from '#config/paths.ts';
import { readOwnUser } from '../users/own-user.ts';

/** Asks Firebase to mail the link that proves the address. Rejects with Firebase's error when nothing could be sent. */
export async function requestVerificationMail(language: string): Promise<void> {
  const { sendVerificationMail: sendProofMail } = await import('./firebase-email-verification.ts');
  await sendProofMail(language, new URL(paths.userProfile(), window.location.origin).href);
}

/**
 * Looks whether the link was opened since, in whatever window. The record follows when it is read: staff see it there.
 * Never rejects: without an answer the address stays unproved on the screen.
 */
export async function refreshEmailVerified(): Promise<void> {
  try {
    const { reloadEmailVerified: reloadProof } = await import('./firebase-email-verification.ts');
    if (await reloadProof()) await readOwnUser();
  } catch {
    // Offline, or no record yet: the next visit looks again.
  }
}

const INVALID_CODES = [
  'auth/expired-action-code',
  'auth/invalid-action-code',
  'auth/user-not-found',
  'auth/user-disabled',
];

/** Proves the address that the link was sent to; 'used' for a link that does not work any more. Rejects without an answer. */
export async function verifyEmail(code: string): Promise<'proved' | 'used'> {
  const { applyVerificationCode: applyProof } = await import('./firebase-email-verification.ts');
  try {
    await applyProof(code);
  } catch (cause) {
    if (INVALID_CODES.includes(String((cause as { code?: unknown } | null)?.code))) return 'used';
    throw cause;
  }
  await refreshEmailVerified();
  return 'proved';
}
