import { withoutSymbol, undefinedProperty, type Outcome, type Unknown } from '../values/outcome.ts';
import { bool, string, type RuleValue } from '../values/rule-value.ts';
import { canonicalField } from './field-name.ts';
import type { QueryFacts } from './query-facts.ts';

/** `resource` of a list: any document that the query could match (docs/reference/rules-language.md 9.5). */
export const ANY_MATCH: Unknown = { kind: 'unknown', symbol: { type: 'resource' } };

/** Evaluates `unknown.name`: a known value where the query fixes the field. */
export function memberOfUnknown(unknown: Unknown, name: string, facts: QueryFacts | null): Outcome {
  const { symbol } = unknown;
  if (!symbol || symbol.type === 'key') return withoutSymbol(unknown);
  if (symbol.type === 'resource') {
    if (name === 'data') return { kind: 'unknown', symbol: { type: 'data' } };
    if (name === 'id' || name === '__name__') return documentName(name, facts);
    return undefinedProperty(name);
  }
  const path = symbol.type === 'data' ? [name] : [...symbol.path, name];
  const known = facts?.of(canonicalField(path))?.equal;
  return known ?? { kind: 'unknown', symbol: { type: 'field', path }, about: path[0] };
}

/** Evaluates a method of an unknown: only `data.get('field', …)` can be more than unknown. */
export function methodOfUnknown(
  unknown: Unknown,
  name: string,
  args: readonly RuleValue[],
  facts: QueryFacts | null,
): Outcome {
  const [key] = args;
  if (name !== 'get' || args.length !== 2 || !isFields(unknown)) return withoutSymbol(unknown);
  const steps = key?.kind === 'list' ? key.values : key ? [key] : [];
  let field: Outcome = unknown;
  for (const step of steps) {
    if (step.kind !== 'string' || field.kind !== 'unknown') return withoutSymbol(unknown);
    field = memberOfUnknown(field, step.value, facts);
  }
  // Only a filter proves that the field is present, and so that the default is not used.
  const present = field.kind !== 'unknown' || (fieldName(field) && facts?.of(fieldName(field) ?? ''));
  return present ? field : field.kind === 'unknown' ? withoutSymbol(field) : withoutSymbol(unknown);
}

/** Evaluates `unknown == other`. */
export function equalsUnknown(unknown: Unknown, other: RuleValue, facts: QueryFacts | null): Outcome {
  const { symbol } = unknown;
  if (other.kind === 'null' && (symbol?.type === 'resource' || symbol?.type === 'data')) return bool(false);
  const field = fieldName(unknown);
  return decided(field === undefined ? undefined : facts?.of(field)?.equalTo(other), unknown);
}

/** Evaluates `unknown < other` and the other orders. */
export function orderUnknown(
  operator: '<' | '<=' | '>' | '>=',
  unknown: Unknown,
  other: RuleValue,
  facts: QueryFacts | null,
): Outcome {
  const field = fieldName(unknown);
  return decided(field === undefined ? undefined : facts?.of(field)?.ordered(operator, other), unknown);
}

/**
 * Evaluates `element in unknown`: array-contains proves a list's element, any filter on a field its presence
 * in the data.
 */
export function inUnknown(element: RuleValue, unknown: Unknown, facts: QueryFacts | null): Outcome {
  const field = fieldName(unknown);
  const listed = field === undefined ? undefined : facts?.of(field)?.contains(element);
  if (listed || element.kind !== 'string' || !isFields(unknown)) return decided(listed, unknown);
  const inner = memberOfUnknown(unknown, element.value, facts);
  const name = inner.kind === 'unknown' ? fieldName(inner) : undefined;
  const present = inner.kind !== 'unknown' || (name !== undefined && facts?.hasField(name) === true);
  return decided(present || undefined, inner.kind === 'unknown' ? inner : unknown);
}

/** Evaluates `unknown in list`: false when the query excludes every element. */
export function unknownIn(unknown: Unknown, values: Iterable<RuleValue>, facts: QueryFacts | null): Outcome {
  for (const value of values)
    if (equalsUnknown(unknown, value, facts).kind === 'unknown') return withoutSymbol(unknown);
  return bool(false);
}

function decided(answer: boolean | undefined, unknown: Unknown): Outcome {
  return answer === undefined ? withoutSymbol(unknown) : bool(answer);
}

function documentName(name: 'id' | '__name__', facts: QueryFacts | null): Outcome {
  const path = facts?.documentPath;
  if (!path) return { kind: 'unknown', symbol: { type: 'key' }, about: name };
  return name === 'id' ? string(path.segments.at(-1) ?? '') : path;
}

function isFields({ symbol }: Unknown): boolean {
  return symbol?.type === 'data' || symbol?.type === 'field';
}

function fieldName({ symbol }: Unknown): string | undefined {
  if (symbol?.type === 'key') return '__name__';
  return symbol?.type === 'field' ? canonicalField(symbol.path) : undefined;
}
