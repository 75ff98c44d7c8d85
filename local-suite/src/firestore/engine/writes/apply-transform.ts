import { fieldAt, withField } from '../documents/fields-at.ts';
import { invalidArgument } from '../firestore-error.ts';
import { compareNumbers, compareValues } from '../values/compare.ts';
import { MAX_INT64, MIN_INT64 } from '../values/int64.ts';
import type { MapValue, Micros, Value } from '../values/value.ts';
import type { FieldTransform } from './write.ts';

type NumberValue = Extract<Value, { kind: 'integer' | 'double' }>;

function isNumber(value: Value | undefined): value is NumberValue {
  return value?.kind === 'integer' || value?.kind === 'double';
}

function numericOperand(operand: Value): NumberValue {
  if (!isNumber(operand)) throw invalidArgument('Input must be int64 or double.');
  return operand;
}

function increment(base: Value | undefined, operand: NumberValue): Value {
  if (!isNumber(base)) return operand;
  if (base.kind === 'integer' && operand.kind === 'integer') {
    const sum = base.value + operand.value;
    return { kind: 'integer', value: sum > MAX_INT64 ? MAX_INT64 : sum < MIN_INT64 ? MIN_INT64 : sum };
  }
  return { kind: 'double', value: Number(base.value) + Number(operand.value) };
}

/**
 * Returns the greater or smaller number. Equal numbers keep the stored value, except that -0.0 and 0.0
 * differ; NaN wins either way.
 */
function extreme(base: Value | undefined, operand: NumberValue, sign: 1 | -1): Value {
  if (!isNumber(base)) return operand;
  if (Number.isNaN(base.value)) return base;
  if (Number.isNaN(operand.value)) return operand;
  const order = compareNumbers(operand.value, base.value) * sign;
  if (order === 0 && base.kind === 'double' && operand.kind === 'double') {
    const better = sign === 1 ? Object.is(base.value, -0) : Object.is(operand.value, -0);
    return better ? operand : base;
  }
  return order > 0 ? operand : base;
}

function contains(values: readonly Value[], sought: Value): boolean {
  return values.some((value) => compareValues(value, sought) === 0);
}

function union(base: Value | undefined, added: readonly Value[]): Value {
  const values = base?.kind === 'array' ? [...base.values] : [];
  for (const value of added) if (!contains(values, value)) values.push(value);
  return { kind: 'array', values };
}

function remove(base: Value | undefined, removed: readonly Value[]): Value {
  const values = base?.kind === 'array' ? base.values.filter((value) => !contains(removed, value)) : [];
  return { kind: 'array', values };
}

const NULL: Value = { kind: 'null' };

/** Returns the new value of a field and the result for the client. */
function transformed(
  transform: FieldTransform,
  base: Value | undefined,
  requestTime: Micros,
): [Value, Value] {
  switch (transform.kind) {
    case 'server-time': {
      const value: Value = { kind: 'timestamp', micros: requestTime };
      return [value, value];
    }
    case 'increment': {
      const value = increment(base, numericOperand(transform.operand));
      return [value, value];
    }
    case 'maximum':
    case 'minimum': {
      const value = extreme(base, numericOperand(transform.operand), transform.kind === 'maximum' ? 1 : -1);
      return [value, value];
    }
    case 'array-union':
      return [union(base, transform.values), NULL];
    case 'array-remove':
      return [remove(base, transform.values), NULL];
  }
}

/**
 * Applies transforms in order (docs/reference/firestore-protocol.md 7.1). `results` has one value per
 * transform.
 */
export function applyTransforms(
  fields: MapValue,
  transforms: readonly FieldTransform[],
  requestTime: Micros,
): { fields: MapValue; results: Value[] } {
  const results: Value[] = [];
  for (const transform of transforms) {
    const [value, result] = transformed(transform, fieldAt(fields, transform.path), requestTime);
    fields = withField(fields, transform.path, value);
    results.push(result);
  }
  return { fields, results };
}
