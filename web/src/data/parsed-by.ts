import { fromDocument, toDocument } from '@nargisus/domain/contract';
import type { FirestoreDataConverter } from 'firebase/firestore';
import type { output, ZodMiniType } from 'zod/mini';

/**
 * Reads and writes documents by a schema of the domain: taka becomes paisa, timestamps Dates, the id `_id`. A bad
 * document throws a ZodError that names its fields.
 */
export function parsedBy<S extends ZodMiniType<{ _id: string }>>(
  schema: S,
): FirestoreDataConverter<output<S>> {
  return {
    fromFirestore: (snapshot, options) => fromDocument(schema, snapshot.id, snapshot.data(options)),
    toFirestore: (record) => toDocument(schema, record as output<S>),
  };
}
