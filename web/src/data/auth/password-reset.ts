import { paths } from '#config/paths.ts';

/**
 * Asks Firebase to mail a link with which a new password is chosen. Resolves for an address that nobody has too: a
 * stranger must not learn from us who is a customer. Rejects when nothing could be sent (no network, too many).
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

/** Whose password the link changes. Rejects when nobody could be asked. */
export async function readResetLink(code: string): Promise<ResetLink> {
  const { emailOfResetCode } = await import('./firebase-password-reset.ts');
  try {
    return { state: 'valid', email: await emailOfResetCode(code) };
  } catch (cause) {
    if (isInvalidCode(cause)) return { state: 'used' };
    throw cause;
  }
}

/** Rejects with Firebase's error when the password was refused; 'used' when the link died meanwhile. */
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
