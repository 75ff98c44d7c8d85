import { createHash } from 'node:crypto';

/**
 * The document id of the order that a buyer's request makes. The same buyer and key always name the same document, so
 * that sending a request again can only find the order, never make a second one; whether it is paid in cash or online.
 */
export function orderDocumentId(uid: string, requestKey: string): string {
  return createHash('sha256').update(`${uid}\n${requestKey}`).digest('hex').slice(0, 32);
}
