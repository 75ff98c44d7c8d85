import { fromDocument, toDocument } from '@nargisus/domain/contract';
import type { FirestoreDataConverter } from 'firebase/firestore';
import type { FirestoreDataConverter as LiteConverter } from 'firebase/firestore/lite';
import type { output, ZodMiniType } from 'zod/mini';

/**
 * Returns a converter between documents and a schema of the domain: taka becomes paisa, timestamps become Dates, the id
 * becomes `_id`. A document that does not fit throws a ZodError that names its fields.
 */
export function converterFor<S extends ZodMiniType<{ _id: string }>>(
  schema: S,
): FirestoreDataConverter<output<S>> {
  return {
    fromFirestore: (snapshot, options) => fromDocument(schema, snapshot.id, snapshot.data(options)),
    toFirestore: (record) => toDocument(schema, record as output<S>),
  };
}

/** Like converterFor, for firebase/firestore/lite, which has its own types. */
export function liteConverterFor<S extends ZodMiniType<{ _id: string }>>(
  schema: S,
): LiteConverter<output<S>> {
  return {
    fromFirestore: (snapshot) => fromDocument(schema, snapshot.id, snapshot.data()),
    toFirestore: (record) => toDocument(schema, record as output<S>),
  };
}

/** Returns a converter for documents that only the functions write. */
export const readOnlyConverter = <T>(read: (document: unknown) => T): FirestoreDataConverter<T> => ({
  fromFirestore: (snapshot) => read(snapshot.data()),
  toFirestore: () => {
    throw new Error('Only the functions write this document');
  },
});
