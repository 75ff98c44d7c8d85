import * as z from 'zod/mini';

/** smsDays/{Dhaka day}: what the messages of a day cost by the settings. Written by functions; staff read it. */
export const smsDaySchema = z.object({
  /** The Dhaka day. */
  _id: z.string(),
  messages: z.int(),
  parts: z.int(),
  costPaisa: z.int(),
});

export type SmsDay = z.output<typeof smsDaySchema>;
