import type { Request, Response } from 'express';
import type { Simulator } from './simulator.ts';

const MAX_FAILURES = 10;
const WINDOW_MS = 5 * 60_000;
const LOCK_MS = 60 * 60_000;

/** Failed authentications: ten within five minutes lock the caller out for an hour, even with the right keys. */
export class Lockout {
  #failures: number[] = [];
  #until = 0;

  isLocked(now: number): boolean {
    return now < this.#until;
  }

  fail(now: number): void {
    this.#failures = [...this.#failures.filter((at) => at > now - WINDOW_MS), now];
    if (this.#failures.length >= MAX_FAILURES) this.#until = now + LOCK_MS;
  }

  reset(): void {
    this.#failures = [];
    this.#until = 0;
  }
}

/** Answers a request that may not be served; returns whether it may. */
export function authenticate(
  { keys, lockout, clock, settings }: Simulator,
  request: Request,
  response: Response,
): boolean {
  if (lockout.isLocked(clock.now())) {
    response.status(429).set('Retry-After', '3600').json({ message: 'Too many failed attempts.' });
    return false;
  }
  if (request.get('Api-Key') !== keys.apiKey || request.get('Secret-Key') !== keys.secretKey) {
    lockout.fail(clock.now());
    response.status(401).json({ message: 'Unauthorized.' });
    return false;
  }
  if (settings.all.account === 'inactive') {
    response.status(403).json({ message: 'Your account is not active.' });
    return false;
  }
  return true;
}
