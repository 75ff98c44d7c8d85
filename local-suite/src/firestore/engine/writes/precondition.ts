import type { Document } from '../documents/document.ts';
import { FirestoreError } from '../firestore-error.ts';
import type { Write } from './write.ts';

/** Why a write's precondition does not hold on the stored document, in the wording of the cloud (LOCAL-SUITE 7.5). */
export function preconditionFailure(
  write: Write,
  stored: Document | undefined,
  documentsPrefix: string,
): FirestoreError | undefined {
  const { precondition } = write;
  if (!precondition) return undefined;
  const name = `${documentsPrefix}${write.key}`;
  if ('exists' in precondition) {
    if (precondition.exists === (stored !== undefined)) return undefined;
    return stored
      ? new FirestoreError('ALREADY_EXISTS', `Document already exists: ${name}`)
      : new FirestoreError('NOT_FOUND', `No document to update: ${name}`);
  }
  if (!stored) return new FirestoreError('NOT_FOUND', `No document to update: ${name}`);
  if (stored.updateTime === precondition.updateTime) return undefined;
  return new FirestoreError(
    'FAILED_PRECONDITION',
    `the stored version (${stored.updateTime}) does not match the required base version (${precondition.updateTime})`,
  );
}
