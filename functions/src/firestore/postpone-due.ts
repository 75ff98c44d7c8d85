import type { DocumentReference } from 'firebase-admin/firestore';

/**
 * Postpones what a failed run left due, so that it does not block the others. What another run has ended in the meantime, so that
 * nothing is due, stays as it is. One read, at most one write.
 * @param field - the field with the time at which it is due
 */
export const postponeDue = (reference: DocumentReference, field: string, until: Date): Promise<void> =>
  reference.firestore.runTransaction(async (transaction) => {
    const due: unknown = (await transaction.get(reference)).get(field) ?? null;
    if (due !== null) transaction.update(reference, { [field]: until });
  });
