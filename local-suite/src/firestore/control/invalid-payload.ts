import { invalidArgument, type FirestoreError } from '../engine/firestore-error.ts';

/**
 * What the official emulator says to a body of its control plane that it cannot read
 * (docs/reference/firestore-protocol.md 2.2).
 */
export function invalidPayload(): FirestoreError {
  return invalidArgument("Payload isn't valid for request.");
}
