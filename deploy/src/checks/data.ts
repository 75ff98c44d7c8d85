import { RETENTION_MS } from '@nargisus/domain/privacy';
import { compileRuleset } from '@nargisus/local-suite/rules';
import * as z from 'zod/mini';
import { unless, type Finding } from '../finding.ts';
import type { Checkout, FirebaseJson } from '../checkout.ts';

/** Documents of these say when they may go; without the policy they stay for ever. */
const EXPIRING = Object.keys(RETENTION_MS);

const indexesSchema = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      queryScope: z.string(),
      fields: z.array(
        z.object({
          fieldPath: z.string(),
          order: z.optional(z.enum(['ASCENDING', 'DESCENDING'])),
          arrayConfig: z.optional(z.enum(['CONTAINS'])),
        }),
      ),
    }),
  ),
  fieldOverrides: z._default(
    z.array(
      z.object({ collectionGroup: z.string(), fieldPath: z.string(), ttl: z._default(z.boolean(), false) }),
    ),
    [],
  ),
});

/** Rules that are there, that compile, and that let not everybody write. */
export function checkRules(checkout: Checkout, { firestore, storage }: FirebaseJson): Finding[] {
  return [firestore.rules, storage.rules].flatMap((file) => {
    const text = checkout.text(file);
    if (text === undefined)
      return unless(false, `${file} is missing.`, 'Restore it: without rules nobody gets in.');
    const compiled = compileRuleset(text, { fileName: file });
    const faults = compiled.issues.map(({ line, message }) => `line ${line}: ${message}`).join('; ');
    return [
      ...unless(compiled.ok, `${file} is not valid: ${faults}`, 'Correct it there.'),
      ...unless(
        !/allow\s+(read|write|read\s*,\s*write)\s*(:\s*if\s+true\s*)?;/.test(withoutReads(text)),
        `${file} lets anybody write somewhere.`,
        'Name a condition (docs/security.md).',
      ),
    ];
  });
}

/** What everybody may read, such as products, is meant so. */
const withoutReads = (text: string) => text.replaceAll(/allow\s+(read|get|list)\s*(:\s*if\s+true\s*)?;/g, '');

/** Indexes that Firestore takes, and ends for what must not stay for ever. */
export function checkIndexes(checkout: Checkout, { firestore }: FirebaseJson): Finding[] {
  const read = checkout.json(firestore.indexes);
  if (!read.ok)
    return unless(false, `${read.why}.`, 'Restore the file: lists of orders and products need it.');
  const parsed = indexesSchema.safeParse(read.value);
  if (!parsed.success) {
    const places = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
    return unless(
      false,
      `${firestore.indexes} is not what Firestore takes (${places}).`,
      'Correct these places.',
    );
  }
  const { indexes, fieldOverrides } = parsed.data;
  const told = indexes.map((index) => JSON.stringify(index));
  return [
    ...unless(
      indexes.every(({ fields }) => fields.length > 1),
      `${firestore.indexes} declares an index of a single field, which Firestore refuses.`,
      'Take it out: Firestore makes those by itself.',
    ),
    ...unless(
      new Set(told).size === told.length,
      `${firestore.indexes} declares an index twice.`,
      'Take one of them out.',
    ),
    ...EXPIRING.flatMap((group) =>
      unless(
        fieldOverrides.some((it) => it.collectionGroup === group && it.fieldPath === 'expireAt' && it.ttl),
        `${firestore.indexes} does not let documents of ${group} expire.`,
        `Restore the field override of ${group}.expireAt with "ttl": true.`,
      ),
    ),
  ];
}
