import { createHash } from 'node:crypto';

/**
 * Returns the tran_id of the attempt that a buyer's request creates. The same buyer and key always give the same
 * id, so that a repeated request finds its attempt. Only the buyer knows uid and key, so the id cannot be guessed.
 */
export function tranIdOf(uid: string, requestKey: string): string {
  return `NG${createHash('sha256').update(`payment\n${uid}\n${requestKey}`).digest('hex').slice(0, 28)}`;
}
