const MINUTE = 60_000;
const FIRST_DELAY_MS = 5 * MINUTE;
const LONGEST_DELAY_MS = 6 * 60 * MINUTE;

/** A mail that could not be sent for so long is out of date: it is given up. */
export const MAIL_RETRY_MS = 3 * 24 * 60 * MINUTE;

interface Tried {
  /** How often it was tried. */
  readonly attempts: number;
  readonly firstAt: Date;
  readonly now: Date;
}

/** Returns when to try a mail again: after 5 minutes, 10, 20 … up to 6 hours, for 3 days; null when that is over. */
export function nextMailAttempt({ attempts, firstAt, now }: Tried): Date | null {
  const delay = Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS);
  const next = new Date(now.getTime() + delay);
  return next.getTime() - firstAt.getTime() <= MAIL_RETRY_MS ? next : null;
}
