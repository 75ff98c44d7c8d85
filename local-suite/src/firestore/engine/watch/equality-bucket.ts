import type { PreparedQuery } from '../queries/prepare.ts';
import { isNamePath } from '../paths/field-paths.ts';
import type { FieldPath } from '../paths/document-key.ts';
import type { Value } from '../values/value.ts';

/**
 * Returns a text that equal values share; undefined for compound values. Unequal values may share it too: it
 * only narrows.
 */
export function bucketOf(value: Value): string | undefined {
  switch (value.kind) {
    case 'string':
      return `s${value.value}`;
    case 'integer':
    case 'double':
      // Adding zero turns -0 into 0, its equal.
      return `n${Number(value.value) + 0}`;
    case 'boolean':
      return `b${value.value}`;
    case 'reference':
      return `r${value.name}`;
    case 'timestamp':
      return `t${value.micros}`;
    case 'null':
    case 'bytes':
    case 'geopoint':
    case 'array':
    case 'vector':
    case 'map':
      return undefined;
  }
}

/** Returns an equality that only documents of one bucket can pass. */
export function narrowingEquality(prepared: PreparedQuery): { path: FieldPath; bucket: string } | undefined {
  if (prepared.disjuncts.length !== 1) return undefined;
  for (const filter of prepared.disjuncts[0]!) {
    if (filter.kind !== 'field' || filter.op !== 'EQUAL' || isNamePath(filter.path)) continue;
    const bucket = bucketOf(filter.value);
    if (bucket !== undefined) return { path: filter.path, bucket };
  }
  return undefined;
}
