import { invalidArgument, type FirestoreError } from '../engine/firestore-error.ts';

/**
 * Returns the official emulator's error for an unreadable control request body
 * (docs/reference/firestore-protocol.md 2.2).
 */
export function invalidPayload(): FirestoreError {
  return invalidArgument("Payload isn't valid for request.");
}
