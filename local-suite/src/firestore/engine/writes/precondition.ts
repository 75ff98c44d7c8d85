import type { Document } from '../documents/document.ts';
import { FirestoreError, invalidArgument } from '../firestore-error.ts';
import type { Write } from './write.ts';

/**
 * Returns why a write's precondition fails on the stored document, in the cloud's words. `deletedBefore`: an
 * earlier write of the same commit deleted the document. Requiring it then contradicts the request itself
 * and is INVALID_ARGUMENT (firebase-js-sdk, "runs transactions after getting existing document").
 */
export function preconditionFailure(
  write: Write,
  stored: Document | undefined,
  documentsPrefix: string,
  deletedBefore = false,
): FirestoreError | undefined {
  const { precondition } = write;
  if (!precondition) return undefined;
  const name = `${documentsPrefix}${write.key}`;
  if (deletedBefore && !stored && ('updateTime' in precondition || precondition.exists)) {
    return invalidArgument(`Cannot require a document that the same request deletes: ${name}`);
  }
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
