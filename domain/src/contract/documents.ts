import * as z from 'zod/mini';

type RecordSchema = z.ZodMiniType<{ _id: string }>;

/**
 * Parses a stored document into its record: the id becomes `_id`, timestamps become Dates, taka becomes paisa.
 * @throws ZodError naming the invalid fields, so that a bad document fails at the border
 */
export function fromDocument<S extends RecordSchema>(schema: S, id: string, data: object): z.output<S> {
  return schema.parse({ ...data, _id: id });
}

/** Returns the document to store for a record: without `_id`, in border form (taka, Dates). */
export function toDocument<S extends RecordSchema>(schema: S, record: z.output<S>): Omit<z.input<S>, '_id'> {
  const { _id, ...data } = z.encode(schema, record) as { _id: string };
  return data as Omit<z.input<S>, '_id'>;
}
