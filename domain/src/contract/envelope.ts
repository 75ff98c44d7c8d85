import * as z from 'zod/mini';
import type { MessageCode } from '../messages/message-codes.ts';
import { clientMessages } from './client-messages.ts';
import { codeOfStatus, ShopError } from './shop-error.ts';

const codeSchema = z.custom<MessageCode>((code) => typeof code === 'string');
const paramsSchema = z.optional(z.record(z.string(), z.union([z.string(), z.number()])));

/**
 * Every answer of the API (docs/reference/specification.md 7). Lists carry `nextCursor`: send it as `cursor` for the next
 * page; null after the last one. `total` counts all pages, where it is known. `order` repeats `data` where
 * docs/reference/specification.md 7 names it so. An error carries the `code` of its `message` and the values in it
 * (`params`), and the same for each of its `errors` (`errorCodes`), so that a client can word it in another language.
 */
export const envelopeSchema = z.object({
  success: z.boolean(),
  message: z.optional(z.string()),
  code: z.optional(codeSchema),
  params: paramsSchema,
  data: z.optional(z.unknown()),
  order: z.optional(z.unknown()),
  errors: z.optional(z.record(z.string(), z.string())),
  errorCodes: z.optional(z.record(z.string(), z.object({ code: codeSchema, params: paramsSchema }))),
  nextCursor: z.optional(z.nullable(z.string())),
  total: z.optional(z.number()),
});

export type Envelope = z.output<typeof envelopeSchema>;

/** Returns the envelope of a success. @throws ShopError for an error, and for anything that is not an envelope. */
export function openEnvelope(status: number, body: unknown): Envelope {
  const parsed = envelopeSchema.safeParse(body);
  if (!parsed.success) {
    throw new ShopError('unreachable', clientMessages.notOurAnswer, { cause: parsed.error });
  }
  const envelope = parsed.data;
  if (envelope.success) return envelope;
  const { code, params, errors, errorCodes, data } = envelope;
  throw new ShopError(codeOfStatus(status), envelope.message ?? '', {
    fields: errors,
    codedFields: errorCodes,
    data,
    ...(code && { coded: { code, ...(params && { params }) } }),
  });
}
