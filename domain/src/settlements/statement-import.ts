import * as z from 'zod/mini';
import { momentSchema } from '../time/moment.ts';

/**
 * statementImports/{courier}: the last time that staff asked for the courier's statements. Functions write it; admins read it. A
 * new `requestedAt` makes the worker fetch them, which alone has the courier's keys.
 */
export const statementImportSchema = z.object({
  _id: z.string(),
  requestedAt: momentSchema,
  /** The uid of the member of staff. */
  by: z.string(),
  state: z.enum(['requested', 'done', 'failed']),
  /** When it ended; null before. */
  endedAt: z.nullable(momentSchema),
  /** The statements that were new. */
  imported: z.int(),
  /**
   * Why it failed: the courier did not answer, it takes nothing from the shop now, or a statement has more rows than can be
   * imported.
   */
  error: z.nullable(z.enum(['no-answer', 'blocked', 'too-large'])),
});

export type StatementImport = z.output<typeof statementImportSchema>;
