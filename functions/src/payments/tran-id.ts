import { createHash } from 'node:crypto';

/**
 * The gateway's name of the attempt that a buyer's request makes. The same buyer and key always give the same one, so
 * that a request sent again finds its attempt; nobody else knows uid and key, so that nobody guesses it.
 */
export function tranIdOf(uid: string, requestKey: string): string {
  return `NG${createHash('sha256').update(`payment\n${uid}\n${requestKey}`).digest('hex').slice(0, 28)}`;
}
