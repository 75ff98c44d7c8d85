import type { Binding } from '../check/scope.ts';
import { kindsOfType } from '../check/type-names.ts';
import type { Binary, Expression, Identifier, PathLiteral } from '../language/ast.ts';
import { scalarText } from '../values/format-value.ts';
import { withoutSymbol, failure, located, nullValue, typeError, type Outcome } from '../values/outcome.ts';
import { bool, list, map, path, type RuleList, type RuleMap, type RuleValue } from '../values/rule-value.ts';
import { setOf } from '../values/set.ts';
import { element, member, range } from './access.ts';
import { negate, not, OPERATORS } from './operators.ts';
import { evaluateArguments } from './evaluate-arguments.ts';
import { planCall } from './plan-call.ts';
import type { Planner } from './planner.ts';
import { tooManyExpressions, type Plan, type Run } from './run.ts';

/** Compiles an expression to a closure, once per ruleset; running it then allocates little but its values. */
export function planExpression(expression: Expression, planner: Planner): Plan {
  const constant = constantList(expression);
  const plan = constant ? () => constant : planNode(expression, planner);
  const count = constant ? constant.values.length + 1 : 1;
  const { start } = expression;
  return (run) => {
    if (!run.mayEvaluate(count)) return tooManyExpressions(start);
    const outcome = plan(run);
    return outcome.kind === 'error' ? located(outcome, start) : outcome;
  };
}

/**
 * Returns a constant list such as `['a', 'b']`, one value for all evaluations; it costs as many expressions as if
 * it were created each time.
 */
function constantList(expression: Expression): RuleList | null {
  if (expression.type !== 'list') return null;
  const values = expression.items.flatMap((item) => (item.type === 'literal' ? [item.value] : []));
  return values.length === expression.items.length ? { kind: 'list', values, asSet: setOf(values) } : null;
}

function planNode(expression: Expression, planner: Planner): Plan {
  const planned = (part: Expression) => planExpression(part, planner);
  switch (expression.type) {
    case 'literal': {
      const { value } = expression;
      return () => value;
    }
    case 'identifier':
      return planVariable(expression, planner.resolved.variables.get(expression));
    case 'member': {
      const target = planned(expression.target);
      const { name } = expression;
      return (run) => member(target(run), name, run.facts);
    }
    case 'index': {
      const [target, index] = [planned(expression.target), planned(expression.index)];
      return (run) => element(target(run), index(run), run.facts);
    }
    case 'slice': {
      const [target, from, to] = [
        planned(expression.target),
        planned(expression.from),
        planned(expression.to),
      ];
      return (run) => range(target(run), from(run), to(run));
    }
    case 'call':
      return planCall(expression, planner, planned);
    case 'unary': {
      const operand = planned(expression.operand);
      return expression.operator === '!' ? (run) => not(operand(run)) : (run) => negate(operand(run));
    }
    case 'binary':
      return planBinary(expression, planner);
    case 'is': {
      const operand = planned(expression.operand);
      const kinds = kindsOfType(expression.typeName);
      return (run) => isOfKind(operand(run), kinds);
    }
    case 'conditional': {
      const test = counted(expression.test, planner);
      const [yes, no] = [planned(expression.yes), planned(expression.no)];
      return (run) => {
        const decision = test(run);
        if (decision.kind === 'bool') return decision.value ? yes(run) : no(run);
        return decision.kind === 'unknown' ? withoutSymbol(decision) : asFailure(decision);
      };
    }
    case 'list': {
      const items = expression.items.map(planned);
      return (run) => evaluateArguments(items, run, list);
    }
    case 'map': {
      const keys = expression.entries.map(({ key }) => planned(key));
      const values = expression.entries.map(({ value }) => planned(value));
      return (run) =>
        evaluateArguments(keys, run, (names) =>
          evaluateArguments(values, run, (fields) => mapLiteral(names, fields)),
        );
    }
    case 'path':
      return planPath(expression, planned);
  }
}

function planVariable({ start }: Identifier, binding: Binding | undefined): Plan {
  // An unbound name compiles with a warning and fails like a null (9.7 rows 4 and 30).
  if (!binding) return () => nullValue(start);
  if (binding.type === 'request') return (run) => run.request;
  if (binding.type === 'resource') return (run) => run.resource;
  const { slot } = binding;
  if (binding.type === 'capture') return (run) => run.captures[slot] ?? nullValue(start);
  return (run) => run.locals[slot] ?? nullValue(start);
}

function planBinary({ operator, left, right }: Binary, planner: Planner): Plan {
  if (operator === '||' || operator === '&&') {
    const [first, second] = [counted(left, planner), counted(right, planner)];
    return (run) => eitherOr(first, second, operator === '||', run);
  }
  const [first, second] = [planExpression(left, planner), planExpression(right, planner)];
  const apply = OPERATORS[operator];
  return (run) => {
    const one = first(run);
    if (one.kind === 'error') return one;
    const other = second(run);
    return other.kind === 'error' ? other : apply(one, other, run.facts);
  };
}

/** Counts a condition's outcomes; a compound one is counted in its parts. */
function counted(part: Expression, planner: Planner): Plan {
  const plan = planExpression(part, planner);
  if (part.type === 'binary' && (part.operator === '||' || part.operator === '&&')) return plan;
  const counter = planner.condition(part.start);
  return (run) => {
    const outcome = plan(run);
    counter.count(outcome);
    return outcome;
  };
}

/**
 * Evaluates `||` when `deciding` is true, `&&` when it is false: a deciding side outweighs an error or an
 * unknown on the other, so the right side is evaluated even when the left one failed.
 */
function eitherOr(first: Plan, second: Plan, deciding: boolean, run: Run): Outcome {
  const left = asTruth(first(run));
  if (left.kind === 'bool' && left.value === deciding) return left;
  const right = asTruth(second(run));
  if (right.kind === 'bool' && right.value === deciding) return right;
  if (left.kind === 'unknown') return left;
  if (right.kind === 'unknown') return right;
  return left.kind === 'error' ? left : right;
}

/** Returns an error for any value that is not a boolean. */
function asTruth(outcome: Outcome): Outcome {
  if (outcome.kind === 'bool') return outcome;
  return outcome.kind === 'unknown' ? withoutSymbol(outcome) : asFailure(outcome);
}

function asFailure(outcome: Outcome): Outcome {
  return outcome.kind === 'error' ? outcome : typeError();
}

function isOfKind(outcome: Outcome, kinds: readonly string[] | undefined): Outcome {
  if (outcome.kind === 'error') return outcome;
  if (!kinds) return failure('Unknown type.');
  return outcome.kind === 'unknown' ? withoutSymbol(outcome) : bool(kinds.includes(outcome.kind));
}

function planPath({ segments }: PathLiteral, planned: (part: Expression) => Plan): Plan {
  const parts = segments.map((segment) => {
    if (typeof segment !== 'string') return planned(segment);
    const value = path([segment]);
    return () => value;
  });
  return (run) => evaluateArguments(parts, run, joinedPath);
}

/**
 * Joins the parts of a path. `$(…)` takes a path, or a plain value that is one whole segment: data must not reach
 * into another collection.
 */
function joinedPath(parts: RuleValue[]): Outcome {
  const segments: string[] = [];
  for (const part of parts) {
    if (part.kind === 'path') {
      segments.push(...part.segments);
      continue;
    }
    const text = part.kind === 'null' ? undefined : scalarText(part);
    if (text === undefined) return part.kind === 'null' ? nullValue() : typeError();
    if (text === '' || text.includes('/')) return failure('Not a path segment.');
    segments.push(text);
  }
  return path(segments);
}

function mapLiteral(names: RuleValue[], values: RuleValue[]): Outcome {
  const fields: RuleMap = new Map();
  for (const [index, name] of names.entries()) {
    const value = values[index];
    if (name.kind !== 'string' || !value) return typeError();
    fields.set(name.value, value);
  }
  return map(fields);
}
