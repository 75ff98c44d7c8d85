import { compare } from './compare.ts';
import type { RuleMap, RuleValue } from './rule-value.ts';

/**
 * Evaluates `==`: values of different kinds are never equal and never an error; int and float compare as
 * numbers.
 */
export function equals(a: RuleValue, b: RuleValue): boolean {
  if (a === b) return a.kind !== 'float' || !Number.isNaN(a.value);
  switch (a.kind) {
    case 'null':
      return b.kind === 'null';
    case 'bool':
    case 'string':
      return b.kind === a.kind && a.value === b.value;
    case 'int':
    case 'float':
      return compare(a, b) === 0;
    case 'bytes':
      return b.kind === 'bytes' && Buffer.compare(a.value, b.value) === 0;
    case 'timestamp':
    case 'duration':
      return b.kind === a.kind && a.nanos === b.nanos;
    case 'latlng':
      return b.kind === 'latlng' && a.latitude === b.latitude && a.longitude === b.longitude;
    case 'path':
      return (
        b.kind === 'path' &&
        a.segments.length === b.segments.length &&
        a.segments.every((segment, index) => segment === b.segments[index])
      );
    case 'list':
      return b.kind === 'list' && sameList(a.values, b.values);
    case 'map':
      return b.kind === 'map' && sameMap(a.fields, b.fields);
    case 'set':
      return (
        b.kind === 'set' &&
        a.members.size === b.members.size &&
        [...a.members.keys()].every((key) => b.members.has(key))
      );
    case 'map_diff':
      return b.kind === 'map_diff' && sameMap(a.after, b.after) && sameMap(a.before, b.before);
  }
}

function sameList(a: readonly RuleValue[], b: readonly RuleValue[]): boolean {
  return (
    a.length === b.length &&
    a.every((value, index) => {
      const other = b[index];
      return other !== undefined && equals(value, other);
    })
  );
}

function sameMap(a: RuleMap, b: RuleMap): boolean {
  if (a.size !== b.size) return false;
  for (const [key, value] of a) {
    const other = b.get(key);
    if (other === undefined || !equals(value, other)) return false;
  }
  return true;
}

/** Returns a text that is equal for equal values only, for look-ups in sets and removals. */
export function identityOf(value: RuleValue): string {
  switch (value.kind) {
    case 'null':
      return '~';
    case 'bool':
      return value.value ? 't' : 'f';
    case 'int':
      return `n${value.value}`;
    case 'float':
      return Number.isInteger(value.value) ? `n${BigInt(value.value)}` : `n${value.value}`;
    case 'string':
      return text(value.value);
    case 'bytes':
      return `b${Buffer.from(value.value).toString('hex')}`;
    case 'timestamp':
      return `@${value.nanos}`;
    case 'duration':
      return `d${value.nanos}`;
    case 'latlng':
      return `g${value.latitude},${value.longitude}`;
    case 'path':
      return `/${value.segments.map(text).join('')}`;
    case 'list':
      return `[${value.values.map(identityOf).join()}]`;
    case 'map':
      return `{${identityOfMap(value.fields)}}`;
    case 'set':
      return `<${[...value.members.keys()].sort().join()}>`;
    case 'map_diff':
      return `D{${identityOfMap(value.after)}}{${identityOfMap(value.before)}}`;
  }
}

function identityOfMap(fields: RuleMap): string {
  return [...fields]
    .map(([key, value]) => `${text(key)}:${identityOf(value)}`)
    .sort()
    .join();
}

/** Prefixes a text with its length, so that it cannot look like the beginning of another value. */
function text(value: string): string {
  return `${value.length}'${value}`;
}
