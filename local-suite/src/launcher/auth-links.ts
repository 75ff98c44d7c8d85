import type { AuthLink } from '../mailbox/auth-links.ts';
import { addresses } from './addresses.ts';

const RESPONSE_TIMEOUT_MS = 2_000;
const CODES = `http://${addresses.hosts.auth}/emulator/v1/projects/${addresses.projectId}/oobCodes`;

const SUBJECTS: Readonly<Record<string, string>> = {
  PASSWORD_RESET: 'Reset your password',
  VERIFY_EMAIL: 'Verify your email address',
  VERIFY_AND_CHANGE_EMAIL: 'Verify your new email address',
  RECOVER_EMAIL: 'Your email address was changed',
  EMAIL_SIGNIN: 'Sign in',
};

interface Code {
  readonly email: string;
  readonly newEmail?: string;
  readonly requestType: string;
  readonly oobLink: string;
}

/**
 * Returns the links that the Auth emulator would mail, newest first, pointing to the shop's page as in the
 * cloud (docs/deploy.md) instead of to the emulator's.
 * @throws Error when the emulator does not respond
 */
export async function readAuthLinks(): Promise<AuthLink[]> {
  const answer = await fetch(CODES, { signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${CODES}: ${answer.status}`);
  const { oobCodes = [] } = (await answer.json()) as { oobCodes?: Code[] };
  return oobCodes.toReversed().map(({ email, newEmail, requestType, oobLink }) => ({
    to: newEmail ?? email,
    subject: SUBJECTS[requestType] ?? requestType,
    url: `${addresses.shop}/reset-password${new URL(oobLink).search}`,
  }));
}
