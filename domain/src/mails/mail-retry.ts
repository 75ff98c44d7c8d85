const MINUTE = 60_000;
const FIRST_DELAY_MS = 5 * MINUTE;
const LONGEST_DELAY_MS = 6 * 60 * MINUTE;

/** How long to retry a mail, in ms: after that it is out of date and given up. */
export const MAIL_RETRY_MS = 3 * 24 * 60 * MINUTE;

interface Tried {
  /** The number of attempts so far. */
  readonly attempts: number;
  readonly firstAt: Date;
  readonly now: Date;
}

/** Returns when to retry a mail: after 5 minutes, 10, 20 … up to 6 hours, for 3 days; null after that. */
export function nextMailAttempt({ attempts, firstAt, now }: Tried): Date | null {
  const delay = Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS);
  const next = new Date(now.getTime() + delay);
  return next.getTime() - firstAt.getTime() <= MAIL_RETRY_MS ? next : null;
}
