const MINUTE = 60_000;
const FIRST_CHECK = 15 * MINUTE;

/** How long an attempt can be paid, in ms: a day without payment closes it. */
export const ATTEMPT_OPEN_MS = 24 * 60 * MINUTE;

const after = (time: Date, ms: number) => new Date(time.getTime() + ms);

/** The delay of the first check, in ms: until then the shopper is probably on the gateway's page. */
export function firstCheck(now: Date): Date {
  return after(now, FIRST_CHECK);
}

/** Returns whether an attempt has expired. */
export function isOverdue(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= ATTEMPT_OPEN_MS;
}

/** Returns when to check an unpaid attempt again: after 15 minutes, 30, an hour … and for the last time after a day. */
export function nextCheck(createdAt: Date, checks: number, now: Date): Date {
  const planned = after(createdAt, Math.min(FIRST_CHECK * 2 ** checks, ATTEMPT_OPEN_MS));
  return planned > now ? planned : after(now, FIRST_CHECK);
}

/** The maximum number of refund attempts; after that staff have to act. */
const MAX_REFUND_TRIES = 20;
const MOST_APART = 24 * 60 * MINUTE;

/** Returns when to retry a refund that failed `tries` times, with increasing delays up to a day. */
export function nextRefundTry(tries: number, now: Date): Date | null {
  return tries < MAX_REFUND_TRIES ? after(now, Math.min(FIRST_CHECK * 2 ** tries, MOST_APART)) : null;
}

/** Returns when to check whether an accepted refund has been paid. */
export function nextRefundCheck(now: Date): Date {
  return after(now, 60 * MINUTE);
}
