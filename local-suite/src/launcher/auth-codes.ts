import type { AuthCode } from '../mailbox/auth-codes.ts';
import { addresses } from './addresses.ts';

const RESPONSE_TIMEOUT_MS = 2_000;
const CODES = `http://${addresses.hosts.auth}/emulator/v1/projects/${addresses.projectId}/verificationCodes`;

/** Returns the codes that the Auth emulator would send by SMS, newest first. @throws Error when it does not respond */
export async function readAuthCodes(): Promise<AuthCode[]> {
  const answer = await fetch(CODES, { signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${CODES}: ${answer.status}`);
  const { verificationCodes = [] } = (await answer.json()) as {
    verificationCodes?: { phoneNumber: string; code: string }[];
  };
  return verificationCodes.toReversed().map(({ phoneNumber, code }) => ({ to: phoneNumber, code }));
}
