import type { Document } from '../documents/document.ts';
import { fieldAt } from '../documents/fields-at.ts';
import type { DocumentKey } from '../paths/document-key.ts';
import { compareKeys } from '../paths/compare-keys.ts';
import { isNamePath } from '../paths/field-paths.ts';
import { compareValues } from '../values/compare.ts';
import { TypeOrder, typeOrder } from '../values/type-order.ts';
import type { Value } from '../values/value.ts';
import { isComparable, operandsOf } from './operands.ts';
import type { FieldFilter, Filter, UnaryFilter } from './query.ts';

function matchesField(filter: FieldFilter, value: Value): boolean {
  const operand = filter.value;
  switch (filter.op) {
    case 'EQUAL':
      return isComparable(operand) && compareValues(value, operand) === 0;
    case 'NOT_EQUAL':
      if (operand.kind === 'null' || value.kind === 'null') return false;
      return !isComparable(operand) || compareValues(value, operand) !== 0;
    case 'IN':
      return operandsOf(filter).some((it) => isComparable(it) && compareValues(value, it) === 0);
    case 'NOT_IN':
      if (value.kind === 'null' || operandsOf(filter).some((it) => it.kind === 'null')) return false;
      return operandsOf(filter).every((it) => !isComparable(it) || compareValues(value, it) !== 0);
    case 'ARRAY_CONTAINS':
      return value.kind === 'array' && value.values.some((it) => compareValues(it, operand) === 0);
    case 'ARRAY_CONTAINS_ANY':
      return (
        value.kind === 'array' &&
        operandsOf(filter).some(
          (it) => isComparable(it) && value.values.some((own) => compareValues(own, it) === 0),
        )
      );
    case 'LESS_THAN':
      return inRange(value, operand, (order) => order < 0);
    case 'LESS_THAN_OR_EQUAL':
      return inRange(value, operand, (order) => order <= 0);
    case 'GREATER_THAN':
      return inRange(value, operand, (order) => order > 0);
    case 'GREATER_THAN_OR_EQUAL':
      return inRange(value, operand, (order) => order >= 0);
  }
}

/** Returns whether the value is of the operand's type and its order is accepted. */
function inRange(value: Value, operand: Value, accepts: (order: number) => boolean): boolean {
  return (
    isComparable(operand) && typeOrder(value) === typeOrder(operand) && accepts(compareValues(value, operand))
  );
}

function matchesUnary(filter: UnaryFilter, value: Value): boolean {
  switch (filter.op) {
    case 'IS_NULL':
      return value.kind === 'null';
    case 'IS_NAN':
      return typeOrder(value) === TypeOrder.NAN;
    case 'IS_NOT_NULL':
      return value.kind !== 'null';
    case 'IS_NOT_NAN':
      return value.kind !== 'null' && typeOrder(value) !== TypeOrder.NAN;
  }
}

function matchesName(filter: FieldFilter, key: DocumentKey, keyOf: KeyOf): boolean {
  const order = () => compareKeys(key, keyOf(filter.value));
  switch (filter.op) {
    case 'IN':
      return operandsOf(filter).some((it) => keyOf(it) === key);
    case 'NOT_IN':
      return operandsOf(filter).every((it) => keyOf(it) !== key);
    case 'EQUAL':
      return order() === 0;
    case 'NOT_EQUAL':
      return order() !== 0;
    case 'LESS_THAN':
      return order() < 0;
    case 'LESS_THAN_OR_EQUAL':
      return order() <= 0;
    case 'GREATER_THAN':
      return order() > 0;
    case 'GREATER_THAN_OR_EQUAL':
      return order() >= 0;
    case 'ARRAY_CONTAINS':
    case 'ARRAY_CONTAINS_ANY':
      return false; // checkFilters rejects these: a name is no array.
  }
}

/** Returns the document key that a reference value of this database names. */
export type KeyOf = (reference: Value) => string;

/** Returns whether a document passes a filter. The reference semantics with which plans must agree. */
export function matchesFilter(filter: Filter, document: Document, keyOf: KeyOf): boolean {
  if (filter.kind === 'composite') {
    return filter.op === 'AND'
      ? filter.filters.every((inner) => matchesFilter(inner, document, keyOf))
      : filter.filters.some((inner) => matchesFilter(inner, document, keyOf));
  }
  if (isNamePath(filter.path)) return filter.kind === 'field' && matchesName(filter, document.key, keyOf);
  const value = fieldAt(document.fields, filter.path);
  if (!value) return false;
  return filter.kind === 'field' ? matchesField(filter, value) : matchesUnary(filter, value);
}
