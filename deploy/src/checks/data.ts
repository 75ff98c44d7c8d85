import { RETENTION_MS } from '@nargisus/domain/privacy';
import { compileRuleset } from '@nargisus/local-suite/rules';
import * as z from 'zod/mini';
import { unless, type Finding } from '../finding.ts';
import type { Checkout, FirebaseJson } from '../checkout.ts';

/** Collection groups whose documents expire; without a TTL policy Firestore keeps them permanently. */
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

/** Checks that the rules exist, compile and do not let everyone write. */
export function checkRules(checkout: Checkout, { firestore, storage }: FirebaseJson): Finding[] {
  return [firestore.rules, storage.rules].flatMap((file) => {
    const text = checkout.text(file);
    if (text === undefined)
      return unless(false, `${file} is missing.`, 'Restore it: without rules every request is denied.');
    const compiled = compileRuleset(text, { fileName: file });
    const issues = compiled.issues.map(({ line, message }) => `line ${line}: ${message}`).join('; ');
    return [
      ...unless(compiled.ok, `${file} is not valid: ${issues}`, 'Correct these lines.'),
      ...unless(
        !/allow\s+(read|write|read\s*,\s*write)\s*(:\s*if\s+true\s*)?;/.test(withoutReads(text)),
        `${file} lets everyone write to some path.`,
        'Add a condition (docs/security.md).',
      ),
    ];
  });
}

/** Removes the rules that let everyone read, such as those of products: they are intended. */
const withoutReads = (text: string) => text.replaceAll(/allow\s+(read|get|list)\s*(:\s*if\s+true\s*)?;/g, '');

/** Checks that Firestore accepts the indexes, and that documents which must expire have a TTL policy. */
export function checkIndexes(checkout: Checkout, { firestore }: FirebaseJson): Finding[] {
  const read = checkout.json(firestore.indexes);
  if (!read.ok)
    return unless(false, `${read.why}.`, 'Restore the file: lists of orders and products need it.');
  const parsed = indexesSchema.safeParse(read.value);
  if (!parsed.success) {
    const places = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
    return unless(
      false,
      `${firestore.indexes} has values that Firestore does not accept (${places}).`,
      'Correct these fields.',
    );
  }
  const { indexes, fieldOverrides } = parsed.data;
  const serialized = indexes.map((index) => JSON.stringify(index));
  return [
    ...unless(
      indexes.every(({ fields }) => fields.length > 1),
      `${firestore.indexes} declares an index of a single field, which Firestore rejects.`,
      'Remove it: Firestore creates single-field indexes automatically.',
    ),
    ...unless(
      new Set(serialized).size === serialized.length,
      `${firestore.indexes} declares an index twice.`,
      'Remove one of them.',
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
