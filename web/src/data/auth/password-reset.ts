import { paths } from '#config/paths.ts';

/**
 * Requests a mail with a link to choose a new password. Resolves for an unknown address too: a stranger must not learn who
 * is a customer. Rejects when no mail could be sent (no network, too many requests).
 */
export async function requestPasswordReset(email: string, language: string): Promise<void> {
  const { sendResetMail } = await import('./firebase-password-reset.ts');
  try {
    await sendResetMail(email, language, new URL(paths.login(), window.location.origin).href);
  } catch (cause) {
    if (codeOf(cause) !== 'auth/user-not-found') throw cause;
  }
}

export type ResetLink = { state: 'valid'; email: string } | { state: 'used' };

/** Returns the account that the link belongs to. Rejects when Firebase cannot be reached. */
export async function readResetLink(code: string): Promise<ResetLink> {
  const { emailOfResetCode } = await import('./firebase-password-reset.ts');
  try {
    return { state: 'valid', email: await emailOfResetCode(code) };
  } catch (cause) {
    if (isInvalidCode(cause)) return { state: 'used' };
    throw cause;
  }
}

/** Sets the new password; 'used' when the link has expired. Rejects with Firebase's error for a rejected password. */
export async function choosePassword(code: string, password: string): Promise<'saved' | 'used'> {
  const { setPasswordByCode } = await import('./firebase-password-reset.ts');
  try {
    await setPasswordByCode(code, password);
    return 'saved';
  } catch (cause) {
    if (isInvalidCode(cause)) return 'used';
    throw cause;
  }
}

const INVALID_CODES = [
  'auth/expired-action-code',
  'auth/invalid-action-code',
  'auth/user-not-found',
  'auth/user-disabled',
];

const isInvalidCode = (cause: unknown) => INVALID_CODES.includes(codeOf(cause));

const codeOf = (cause: unknown) => String((cause as { code?: unknown } | null)?.code);
