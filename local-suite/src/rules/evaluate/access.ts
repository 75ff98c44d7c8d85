import type { QueryFacts } from '../queries/query-facts.ts';
import { memberOfUnknown } from '../queries/symbolic.ts';
import { mapField } from '../stdlib/collections.ts';
import { characters } from '../stdlib/strings.ts';
import {
  withoutSymbol,
  failure,
  nullValue,
  typeError,
  undefinedProperty,
  type Outcome,
} from '../values/outcome.ts';
import { list, path, string } from '../values/rule-value.ts';

const OUT_OF_BOUNDS = failure('Index is out of bounds.');

/** Evaluates `target.name`. */
export function member(target: Outcome, name: string, facts: QueryFacts | null): Outcome {
  switch (target.kind) {
    case 'map':
      return mapField(target.fields, name);
    case 'error':
      return target;
    case 'unknown':
      return memberOfUnknown(target, name, facts);
    case 'null':
      return nullValue();
    case 'bool':
    case 'int':
    case 'float':
    case 'string':
    case 'bytes':
    case 'timestamp':
    case 'duration':
    case 'latlng':
    case 'path':
    case 'list':
    case 'set':
    case 'map_diff':
      return undefinedProperty(name);
  }
}

/**
 * Evaluates `target[index]`: by key for maps (and the names a path was bound with), by position otherwise.
 */
export function element(target: Outcome, index: Outcome, facts: QueryFacts | null): Outcome {
  if (target.kind === 'error') return target;
  if (index.kind === 'error') return index;
  if (target.kind === 'null') return nullValue();
  if (index.kind === 'unknown') return withoutSymbol(index);
  if (index.kind === 'string') {
    if (target.kind === 'map' || target.kind === 'unknown') return member(target, index.value, facts);
    if (target.kind === 'path') return target.captures?.get(index.value) ?? undefinedProperty(index.value);
    return typeError();
  }
  if (target.kind === 'unknown') return withoutSymbol(target);
  if (index.kind !== 'int') return typeError();
  const at = Number(index.value);
  if (target.kind === 'list') return target.values[at] ?? OUT_OF_BOUNDS;
  const text = target.kind === 'string' ? characters(target.value)[at] : undefined;
  const segment = target.kind === 'path' ? target.segments[at] : text;
  if (segment !== undefined) return string(segment);
  return target.kind === 'string' || target.kind === 'path' ? OUT_OF_BOUNDS : typeError();
}

/** Evaluates `target[from:to]` of a list, string or path; both ends must be inside it. */
export function range(target: Outcome, from: Outcome, to: Outcome): Outcome {
  for (const part of [target, from, to]) if (part.kind === 'error') return part;
  if (target.kind === 'null') return nullValue();
  for (const part of [target, from, to]) if (part.kind === 'unknown') return withoutSymbol(part);
  if (from.kind !== 'int' || to.kind !== 'int') return typeError();
  const [start, end] = [Number(from.value), Number(to.value)];
  const inside = (length: number) => start >= 0 && start <= end && end <= length;
  if (target.kind === 'list')
    return inside(target.values.length) ? list(target.values.slice(start, end)) : OUT_OF_BOUNDS;
  if (target.kind === 'path') {
    return inside(target.segments.length) ? path(target.segments.slice(start, end)) : OUT_OF_BOUNDS;
  }
  if (target.kind !== 'string') return typeError();
  const text = characters(target.value);
  return inside(text.length) ? string(text.slice(start, end).join('')) : OUT_OF_BOUNDS;
}
