import { FirestoreError } from '../engine/firestore-error.ts';
import type { CallContext } from './call-context.ts';

/**
 * Throws when the client has disconnected. Call it in the tick that applies a commit: such a client retries the
 * write, so that it would be applied twice.
 */
export function requireActive(context: Pick<CallContext, 'signal'>): void {
  if (context.signal.aborted) throw new FirestoreError('CANCELLED', 'The call was cancelled by its client.');
}
