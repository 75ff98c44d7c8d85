import { createHash } from 'node:crypto';

/**
 * Returns the document id of the order that a buyer's request creates. The same buyer and key always give the same
 * id, so that a repeated request finds the order and never creates a second one, whether it is paid in cash or
 * online.
 */
export function orderDocumentId(uid: string, requestKey: string): string {
  return createHash('sha256').update(`${uid}\n${requestKey}`).digest('hex').slice(0, 32);
}
