import { ShopError } from '@nargisus/domain/contract';
import { createHash } from 'node:crypto';
import type { RateLimitsRepository } from '../http/rate-limits.repository.ts';

const HOUR_MS = 60 * 60_000;

/** A person who mistypes and waits needs fewer. */
export const CODES_PER_NUMBER_AND_HOUR = 5;

/**
 * Mobile operators of Bangladesh give one address to many customers; Google's own limits are 50 a minute and 500 an hour
 * (https://firebase.google.com/docs/auth/limits).
 */
export const CODES_PER_ADDRESS_AND_HOUR = 100;

/** An SMS that Firebase Auth is about to send. */
export interface RequestedCode {
  /** In E.164. */
  readonly phoneNumber: string;
  /** The address that requested it, as Google saw it. */
  readonly address: string;
}

/**
 * Counts a code by its number and by the address that requested it, both as hashes, before Google sends it: each SMS is paid for.
 * Two writes and two reads.
 * @throws ShopError 'too-many-requests' above a limit; 'invalid' without a number or for another country's
 */
export async function limitCodes(
  rateLimits: Pick<RateLimitsRepository, 'take'>,
  { phoneNumber, address }: RequestedCode,
  now: Date,
): Promise<void> {
  // The region policy of the project refuses it too (docs/deploy.md).
  if (!phoneNumber.startsWith('+880')) throw new ShopError('invalid', 'Codes are sent to Bangladesh only');
  const codes = { what: 'codes', windowMs: HOUR_MS, now };
  // The number first: a number that is over its limit must not use up that of an address which others share.
  await rateLimits.take({ ...codes, uid: hashOf(phoneNumber), limit: CODES_PER_NUMBER_AND_HOUR });
  await rateLimits.take({ ...codes, uid: hashOf(address), limit: CODES_PER_ADDRESS_AND_HOUR });
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);
