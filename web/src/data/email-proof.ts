import { paths } from '../config/paths.ts';
import { readOwnUser } from './users.repository.ts';

/** Asks Firebase to mail the link that proves the address. Rejects with Firebase's error when nothing could be sent. */
export async function requestProofMail(language: string): Promise<void> {
  const { sendProofMail } = await import('./firebase-verify.ts');
  await sendProofMail(language, new URL(paths.userProfile(), window.location.origin).href);
}

/**
 * Looks whether the link was opened since, in whatever window. The record follows when it is read: staff see it there.
 * Never rejects: without an answer the address stays unproved on the screen.
 */
export async function refreshProof(): Promise<void> {
  try {
    const { reloadProof } = await import('./firebase-verify.ts');
    if (await reloadProof()) await readOwnUser();
  } catch {
    // Offline, or no record yet: the next visit looks again.
  }
}

const SPENT = [
  'auth/expired-action-code',
  'auth/invalid-action-code',
  'auth/user-not-found',
  'auth/user-disabled',
];

/** Proves the address that the link was sent to; 'used' for a link that does not work any more. Rejects without an answer. */
export async function proveAddress(code: string): Promise<'proved' | 'used'> {
  const { applyProof } = await import('./firebase-verify.ts');
  try {
    await applyProof(code);
  } catch (cause) {
    if (SPENT.includes(String((cause as { code?: unknown } | null)?.code))) return 'used';
    throw cause;
  }
  await refreshProof();
  return 'proved';
}
