import * as z from 'zod/mini';

type RecordSchema = z.ZodMiniType<{ _id: string }>;

/**
 * A stored document as the record it holds: its id becomes `_id`, timestamps become Dates, taka becomes paisa.
 * @throws ZodError naming the fields that do not fit, so that a bad document fails at the border.
 */
export function fromDocument<S extends RecordSchema>(schema: S, id: string, data: object): z.output<S> {
  return schema.parse({ ...data, _id: id });
}

/** What to store for a record: everything but `_id`, in border form (taka, Dates). */
export function toDocument<S extends RecordSchema>(schema: S, record: z.output<S>): Omit<z.input<S>, '_id'> {
  const { _id, ...data } = z.encode(schema, record) as { _id: string };
  return data as Omit<z.input<S>, '_id'>;
}
