const MINUTE = 60_000;
const FIRST_CHECK = 15 * MINUTE;

/** So long somebody can pay for an attempt: a day without payment closes it. */
export const ATTEMPT_OPEN_MS = 24 * 60 * MINUTE;

const after = (time: Date, ms: number) => new Date(time.getTime() + ms);

/** Until then the person is probably still on the gateway's page. */
export function firstCheck(now: Date): Date {
  return after(now, FIRST_CHECK);
}

/** Whether it is closed by now. */
export function isOverdue(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= ATTEMPT_OPEN_MS;
}

/** When to ask about an unpaid attempt again: after 15 minutes, 30, an hour … and for the last time after a day. */
export function nextCheck(createdAt: Date, checks: number, now: Date): Date {
  const planned = after(createdAt, Math.min(FIRST_CHECK * 2 ** checks, ATTEMPT_OPEN_MS));
  return planned > now ? planned : after(now, FIRST_CHECK);
}

/** A refund that keeps failing needs a person: the sweep gives up then, and staff still see it. */
const MAX_REFUND_TRIES = 20;
const MOST_APART = 24 * 60 * MINUTE;

/** When to try a refund again that failed `tries` times, at longer and longer distances up to a day. */
export function nextRefundTry(tries: number, now: Date): Date | null {
  return tries < MAX_REFUND_TRIES ? after(now, Math.min(FIRST_CHECK * 2 ** tries, MOST_APART)) : null;
}

/** When to ask whether a refund that the gateway took on has arrived. */
export function nextRefundCheck(now: Date): Date {
  return after(now, 60 * MINUTE);
}
