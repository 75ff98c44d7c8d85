import * as z from 'zod/mini';
import { clientMessages } from './client-messages.ts';
import { codeOfStatus, ShopError, STATUS_BY_CODE } from './shop-error.ts';

/**
 * Every answer of the API (docs/reference/specification.md 7). `nextCursor` comes with lists: pass it back as
 * `cursor` for the next page; null after the last one. `total` says how many there are on all pages, where that is
 * known. `order` is `data` again, where docs/reference/specification.md 7 calls it so.
 */
export const envelopeSchema = z.object({
  success: z.boolean(),
  message: z.optional(z.string()),
  data: z.optional(z.unknown()),
  order: z.optional(z.unknown()),
  errors: z.optional(z.record(z.string(), z.string())),
  nextCursor: z.optional(z.nullable(z.string())),
  total: z.optional(z.number()),
});

export type Envelope = z.output<typeof envelopeSchema>;

export function errorEnvelope(error: ShopError): { status: number; body: Envelope } {
  const { message, fields, data } = error;
  return {
    status: STATUS_BY_CODE[error.code],
    body: { success: false, message, ...(fields && { errors: fields }), ...(data !== undefined && { data }) },
  };
}

/** The other way: what a client makes of an answer. @throws ShopError for anything but a success. */
export function openEnvelope(status: number, body: unknown): Envelope {
  const parsed = envelopeSchema.safeParse(body);
  if (!parsed.success)
    throw new ShopError('unreachable', clientMessages.notOurAnswer, { cause: parsed.error });
  const envelope = parsed.data;
  if (envelope.success) return envelope;
  throw new ShopError(codeOfStatus(status), envelope.message ?? '', {
    fields: envelope.errors,
    data: envelope.data,
  });
}
