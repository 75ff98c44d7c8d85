import { fromDocument, toDocument } from '@nargisus/domain/contract';
import type { FirestoreDataConverter } from 'firebase/firestore';
import type { FirestoreDataConverter as LiteConverter } from 'firebase/firestore/lite';
import type { output, ZodMiniType } from 'zod/mini';

/**
 * Reads and writes documents by a schema of the domain: taka becomes paisa, timestamps Dates, the id `_id`. A bad
 * document throws a ZodError that names its fields.
 */
export function converterFor<S extends ZodMiniType<{ _id: string }>>(
  schema: S,
): FirestoreDataConverter<output<S>> {
  return {
    fromFirestore: (snapshot, options) => fromDocument(schema, snapshot.id, snapshot.data(options)),
    toFirestore: (record) => toDocument(schema, record as output<S>),
  };
}

/** The same for Firestore's light client, whose types are its own. */
export function liteConverterFor<S extends ZodMiniType<{ _id: string }>>(
  schema: S,
): LiteConverter<output<S>> {
  return {
    fromFirestore: (snapshot) => fromDocument(schema, snapshot.id, snapshot.data()),
    toFirestore: (record) => toDocument(schema, record as output<S>),
  };
}
