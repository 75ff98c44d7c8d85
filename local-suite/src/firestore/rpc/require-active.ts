import { FirestoreError } from '../engine/firestore-error.ts';
import type { CallContext } from './call-context.ts';

/**
 * Called in the tick that applies a commit: a client that has disconnected retries the write, so applying it
 * now would apply it twice.
 */
export function requireActive(context: Pick<CallContext, 'signal'>): void {
  if (context.signal.aborted) throw new FirestoreError('CANCELLED', 'The call was cancelled by its client.');
}
