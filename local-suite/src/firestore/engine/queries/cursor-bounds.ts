import type { Bound } from '../indexes/field-index.ts';
import type { Range } from '../indexes/index-scan.ts';
import { fieldPathText, isNamePath } from '../paths/field-paths.ts';
import { compareValues } from '../values/compare.ts';
import type { Value } from '../values/value.ts';
import type { Equality } from './plan.ts';
import type { PreparedQuery } from './prepare.ts';
import type { Cursor } from './query.ts';

/**
 * Returns the position at which a cursor cuts an index whose entries begin with `prefix` and continue in
 * query order (with `reverse`, in the opposite order). Orders whose value an equality fixes are not part of
 * that order; the fixed value then decides on which side of the cursor everything lies.
 */
function cutAt(
  cursor: Cursor,
  prepared: PreparedQuery,
  equalities: readonly Equality[],
  prefix: readonly Value[],
  reverse: boolean,
): Bound {
  const fixed = new Map(
    equalities.filter((it) => !it.contains).map((it) => [fieldPathText(it.path), it.value]),
  );
  const values = [...prefix];
  let key: string | undefined;
  let afterInQueryOrder = !cursor.before;
  for (let i = 0; i < cursor.values.length; i++) {
    const { path, direction } = prepared.orderBy[i]!;
    const value = cursor.values[i]!;
    if (isNamePath(path)) {
      key = prepared.keyOf(value);
      break;
    }
    const own = fixed.get(fieldPathText(path));
    if (!own) {
      values.push(value);
      continue;
    }
    const order = compareValues(own, value) * (direction === 'ASC' ? 1 : -1);
    if (order === 0) continue;
    afterInQueryOrder = order < 0;
    break;
  }
  return {
    values,
    ...(key !== undefined && { key }),
    after: reverse ? !afterInQueryOrder : afterInQueryOrder,
  };
}

/** Returns the part of an index that startAt and endAt leave, in index order. */
export function cursorLimits(
  prepared: PreparedQuery,
  equalities: readonly Equality[],
  prefix: readonly Value[],
  reverse: boolean,
): Range[] {
  const { startAt, endAt } = prepared.query;
  const limits: Range[] = [];
  if (startAt) {
    const cut = cutAt(startAt, prepared, equalities, prefix, reverse);
    limits.push(reverse ? { to: cut } : { from: cut });
  }
  if (endAt) {
    const cut = cutAt(endAt, prepared, equalities, prefix, reverse);
    limits.push(reverse ? { from: cut } : { to: cut });
  }
  return limits;
}
