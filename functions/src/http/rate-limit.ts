import type { Call } from '@nargisus/domain/contract';
import type { Caller } from './authenticate.ts';
import type { RateLimitsRepository } from './rate-limits.repository.ts';

/** The kinds of access that identify the caller. Only these can be limited: a limit counts a caller's uid. */
type Identified = Exclude<Call['access'], 'anyone' | 'cart-holder'>;

/** A call whose rate the contract limits. */
export type LimitedCall = Call & { readonly access: Identified; readonly perMinute: number };

/** The call itself; `never` for a limit on a call without an identified caller, which could not be enforced. */
export type EnforceableCall<C extends Call> = C extends { readonly perMinute: number }
  ? C extends LimitedCall
    ? C
    : never
  : C;

declare const passed: unique symbol;

/** Proves that a call is within its limit. Only takeRateLimit makes one. */
export interface RateLimitPass {
  readonly [passed]: true;
}

interface RateLimitDependencies {
  readonly rateLimits: Pick<RateLimitsRepository, 'take'>;
  readonly now: Date;
  /** Multiplies the contract's limit. */
  readonly factor: number;
}

/**
 * Counts a call of a limited caller. One write and one read.
 * @throws ShopError 'too-many-requests' above the limit
 */
export async function takeRateLimit(
  { path, perMinute }: LimitedCall,
  { uid }: Caller,
  { rateLimits, now, factor }: RateLimitDependencies,
): Promise<RateLimitPass> {
  await rateLimits.take({ what: path, uid, limit: perMinute * factor, now });
  return {} as RateLimitPass;
}

/**
 * Returns whether a call is limited.
 * @throws Error for a limit on a call without an identified caller, so that a wrong contract fails when the function starts
 */
export function isLimited(call: Call): call is LimitedCall {
  if (call.perMinute === undefined) return false;
  if (call.access === 'anyone' || call.access === 'cart-holder') {
    throw new Error(`${call.method} ${call.path}: a limit per minute needs an identified caller`);
  }
  return true;
}
