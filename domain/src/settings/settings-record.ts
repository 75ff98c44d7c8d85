import * as z from 'zod/mini';
import { momentSchema } from '../time/moment.ts';
import { wireValuesOf } from './section.ts';
import { SECTION_IDS, SECTIONS, type SectionId } from './sections.ts';

/** The document settings/{section}. `values` has the fields that staff have changed, and those of newer versions. */
const storedSettingsSchema = z.object({
  values: z.record(z.string(), z.unknown()),
  /** Rises by one with each change. */
  version: z.int(),
  updatedAt: momentSchema,
  /** The uid of who changed it last. */
  updatedBy: z.string(),
});

/** A section as staff read it: every field with the value that counts, in wire form. Version 0 was never changed. */
export const settingsRecordSchema = z.object({
  section: z.enum(SECTION_IDS),
  values: z.record(z.string(), z.unknown()),
  version: z.int(),
  updatedAt: z.nullable(momentSchema),
  updatedBy: z.nullable(z.string()),
});

export type SettingsRecord = z.output<typeof settingsRecordSchema>;

/**
 * Returns the record of a section from its document; the defaults where there is none.
 * @throws ZodError naming the invalid fields of a document
 */
export function settingsRecord(section: SectionId, document?: object): SettingsRecord {
  if (!document) {
    return { section, values: wireValuesOf(SECTIONS[section]), version: 0, updatedAt: null, updatedBy: null };
  }
  const stored = storedSettingsSchema.parse(document);
  return { ...stored, section, values: wireValuesOf(SECTIONS[section], stored.values) };
}
