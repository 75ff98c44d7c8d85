import { FieldValue, type DocumentData } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';

/**
 * Returns the update that turns the stored fields `before` into `after`, both in wire form: only fields that
 * differ, removed ones as deletions, a list that only grew at its end as an append. Fields that neither has
 * (written by another version of the functions) survive it.
 */
export function changedFields(before: object, after: object): DocumentData {
  const [from, to] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return Object.fromEntries(
    names
      .filter((name) => !isDeepStrictEqual(from[name], to[name]))
      .map((name) => [name, to[name] === undefined ? FieldValue.delete() : changeOf(from[name], to[name])]),
  );
}

function changeOf(was: unknown, is: unknown): unknown {
  const added = appended(was, is);
  return added ? FieldValue.arrayUnion(...added) : is;
}

/**
 * Returns what was added to the end of a list; undefined when the list changed otherwise, or already contains one
 * of the elements.
 */
function appended(was: unknown, is: unknown): unknown[] | undefined {
  if (!Array.isArray(was) || !Array.isArray(is)) return undefined;
  if (!isDeepStrictEqual(is.slice(0, was.length), was)) return undefined;
  const added: unknown[] = is.slice(was.length);
  const isNew = added.every(
    (it, place) => !is.slice(0, was.length + place).some((other) => isDeepStrictEqual(other, it)),
  );
  return isNew && added.length > 0 ? added : undefined;
}
