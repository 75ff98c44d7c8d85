import { equalsUnknown, inUnknown, orderUnknown, unknownIn } from '../queries/symbolic.ts';
import type { QueryFacts } from '../queries/query-facts.ts';
import type { BinaryOperator } from '../language/ast.ts';
import { intInRange } from '../stdlib/numbers.ts';
import { timestampInRange } from '../stdlib/time.ts';
import { compare } from '../values/compare.ts';
import { equals, identityOf } from '../values/equals.ts';
import { withoutSymbol, failure, typeError, type Outcome } from '../values/outcome.ts';
import {
  bool,
  durationFromNanos,
  FALSE,
  float,
  list,
  string,
  TRUE,
  type RuleValue,
} from '../values/rule-value.ts';

type Order = '<' | '<=' | '>' | '>=';
type Arithmetic = '+' | '-' | '*' | '/' | '%';

const MIRRORED: Record<Order, Order> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };
const DIVISION_BY_ZERO = failure('Division by zero.');

type Operand = Exclude<Outcome, { kind: 'error' }>;
type Operator = (left: Operand, right: Operand, facts: QueryFacts | null) => Outcome;

/**
 * The operators that need both operands; an error on either side is the result without evaluating them
 * (9.3).
 */
export const OPERATORS: Record<Exclude<BinaryOperator, '&&' | '||'>, Operator> = {
  '==': same,
  '!=': (left, right, facts) => not(same(left, right, facts)),
  in: membership,
  '<': ordering('<', (comparison) => comparison < 0),
  '<=': ordering('<=', (comparison) => comparison <= 0),
  '>': ordering('>', (comparison) => comparison > 0),
  '>=': ordering('>=', (comparison) => comparison >= 0),
  '+': arithmetic('+'),
  '-': arithmetic('-'),
  '*': arithmetic('*'),
  '/': arithmetic('/'),
  '%': arithmetic('%'),
};

/** Evaluates `!x`. */
export function not(outcome: Outcome): Outcome {
  if (outcome.kind === 'bool') return outcome.value ? FALSE : TRUE;
  if (outcome.kind === 'unknown') return withoutSymbol(outcome);
  return outcome.kind === 'error' ? outcome : typeError();
}

/** Evaluates `-x`. */
export function negate(outcome: Outcome): Outcome {
  if (outcome.kind === 'int') return intInRange(-outcome.value);
  if (outcome.kind === 'float') return float(-outcome.value);
  if (outcome.kind === 'unknown') return withoutSymbol(outcome);
  return outcome.kind === 'error' ? outcome : typeError();
}

function same(left: Operand, right: Operand, facts: QueryFacts | null): Outcome {
  if (left.kind === 'unknown')
    return right.kind === 'unknown' ? withoutSymbol(left) : equalsUnknown(left, right, facts);
  if (right.kind === 'unknown') return equalsUnknown(right, left, facts);
  return bool(equals(left, right));
}

function ordering(operator: Order, holds: (comparison: number) => boolean): Operator {
  return (left, right, facts) => {
    if (left.kind === 'unknown') {
      return right.kind === 'unknown' ? withoutSymbol(left) : orderUnknown(operator, left, right, facts);
    }
    if (right.kind === 'unknown') return orderUnknown(MIRRORED[operator], right, left, facts);
    const comparison = compare(left, right);
    return comparison === undefined ? typeError() : bool(holds(comparison));
  };
}

function membership(element: Operand, container: Operand, facts: QueryFacts | null): Outcome {
  if (container.kind === 'unknown') {
    return element.kind === 'unknown' ? withoutSymbol(container) : inUnknown(element, container, facts);
  }
  if (element.kind === 'unknown') {
    if (container.kind === 'list') return unknownIn(element, container.values, facts);
    if (container.kind === 'set') return unknownIn(element, container.members.values(), facts);
    return container.kind === 'map' ? withoutSymbol(element) : typeError();
  }
  if (container.kind === 'list') return bool(container.values.some((value) => equals(value, element)));
  if (container.kind === 'set') return bool(container.members.has(identityOf(element)));
  if (container.kind === 'map') return bool(element.kind === 'string' && container.fields.has(element.value));
  return typeError();
}

function arithmetic(operator: Arithmetic): Operator {
  return (left, right) => {
    if (left.kind === 'unknown') return withoutSymbol(left);
    if (right.kind === 'unknown') return withoutSymbol(right);
    if (left.kind === 'int' && right.kind === 'int') return intArithmetic(operator, left.value, right.value);
    if ((left.kind === 'int' || left.kind === 'float') && (right.kind === 'int' || right.kind === 'float')) {
      return floatArithmetic(operator, Number(left.value), Number(right.value));
    }
    if (operator === '+') return sum(left, right);
    return operator === '-' ? difference(left, right) : typeError();
  };
}

/** Computes with int64; division truncates towards zero. */
function intArithmetic(operator: Arithmetic, left: bigint, right: bigint): Outcome {
  switch (operator) {
    case '+':
      return intInRange(left + right);
    case '-':
      return intInRange(left - right);
    case '*':
      return intInRange(left * right);
    case '/':
      return right === 0n ? DIVISION_BY_ZERO : intInRange(left / right);
    case '%':
      return right === 0n ? DIVISION_BY_ZERO : intInRange(left % right);
  }
}

function floatArithmetic(operator: Arithmetic, left: number, right: number): Outcome {
  switch (operator) {
    case '+':
      return float(left + right);
    case '-':
      return float(left - right);
    case '*':
      return float(left * right);
    case '/':
      return float(left / right);
    case '%':
      return typeError();
  }
}

function sum(left: RuleValue, right: RuleValue): Outcome {
  if (left.kind === 'string' && right.kind === 'string') return string(left.value + right.value);
  if (left.kind === 'list' && right.kind === 'list') return list([...left.values, ...right.values]);
  if (left.kind === 'timestamp' && right.kind === 'duration')
    return timestampInRange(left.nanos + right.nanos);
  if (left.kind === 'duration' && right.kind === 'timestamp')
    return timestampInRange(left.nanos + right.nanos);
  if (left.kind === 'duration' && right.kind === 'duration')
    return durationFromNanos(left.nanos + right.nanos);
  return typeError();
}

function difference(left: RuleValue, right: RuleValue): Outcome {
  if (left.kind === 'timestamp' && right.kind === 'timestamp')
    return durationFromNanos(left.nanos - right.nanos);
  if (left.kind === 'timestamp' && right.kind === 'duration')
    return timestampInRange(left.nanos - right.nanos);
  if (left.kind === 'duration' && right.kind === 'duration')
    return durationFromNanos(left.nanos - right.nanos);
  return typeError();
}
