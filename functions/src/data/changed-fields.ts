import { FieldValue, type DocumentData } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';

/**
 * Returns the update that makes the stored fields `before` into `after`, both in border form: only fields that differ,
 * removed ones as deletions. Fields that neither has (written by another version of the functions) survive it.
 */
export function changedFields(before: object, after: object): DocumentData {
  const [from, to] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return Object.fromEntries(
    names
      .filter((name) => !isDeepStrictEqual(from[name], to[name]))
      .map((name) => [name, to[name] === undefined ? FieldValue.delete() : to[name]]),
  );
}
