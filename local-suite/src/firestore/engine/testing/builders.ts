import { Database } from '../database.ts';
import type { Document } from '../documents/document.ts';
import { IndexPolicy, type IndexPolicyOptions } from '../indexes/index-policy.ts';
import type { DocumentKey, FieldPath } from '../paths/document-key.ts';
import type { FieldFilter, FieldOperator, Filter, Query } from '../queries/query.ts';
import type { MapValue, Value } from '../values/value.ts';
import type { FieldTransform, Precondition, Write } from '../writes/write.ts';

/** Shorthand for a value in tests: bigints become integer values, other numbers doubles. */
export type Plain =
  null | boolean | number | bigint | string | Value | readonly Plain[] | { [name: string]: Plain };

function isValue(plain: object): plain is Value {
  return 'kind' in plain;
}

export function value(plain: Plain): Value {
  if (plain === null) return { kind: 'null' };
  if (typeof plain === 'boolean') return { kind: 'boolean', value: plain };
  if (typeof plain === 'bigint') return { kind: 'integer', value: plain };
  if (typeof plain === 'number') {
    return Number.isSafeInteger(plain) && !Object.is(plain, -0)
      ? { kind: 'integer', value: BigInt(plain) }
      : { kind: 'double', value: plain };
  }
  if (typeof plain === 'string') return { kind: 'string', value: plain };
  if (Array.isArray(plain)) return { kind: 'array', values: plain.map(value) };
  if (isValue(plain)) return plain;
  return { kind: 'map', fields: fields(plain as { [name: string]: Plain }) };
}

export const double = (number: number): Value => ({ kind: 'double', value: number });

export function fields(plain: { [name: string]: Plain }): MapValue {
  return new Map(Object.entries(plain).map(([name, inner]) => [name, value(inner)]));
}

export function key(text: string): DocumentKey {
  return text as DocumentKey;
}

export function database(options: IndexPolicyOptions = {}, indexes?: unknown): Database {
  const policy = new IndexPolicy(options);
  if (indexes) policy.declare(indexes);
  return new Database('demo-test', '(default)', policy);
}

export function reference(text: string): Value {
  return { kind: 'reference', name: `projects/demo-test/databases/(default)/documents/${text}` };
}

interface SetOptions {
  mask?: FieldPath[];
  transforms?: FieldTransform[];
  precondition?: Precondition;
}

export function set(text: string, plain: { [name: string]: Plain }, options: SetOptions = {}): Write {
  return { kind: 'set', key: key(text), fields: fields(plain), transforms: [], ...options };
}

export function remove(text: string, precondition?: Precondition): Write {
  return { kind: 'delete', key: key(text), ...(precondition && { precondition }) };
}

export function where(path: string, op: FieldOperator, operand: Plain): FieldFilter {
  return { kind: 'field', path: path.split('.'), op, value: value(operand) };
}

export function query(collectionId: string, rest: Partial<Query> = {}): Query {
  return { parent: '', collectionId, allDescendants: false, orderBy: [], offset: 0, ...rest };
}

export const asc = (path: string) => ({ path: path.split('.'), direction: 'ASC' }) as const;
export const desc = (path: string) => ({ path: path.split('.'), direction: 'DESC' }) as const;

export function keys(documents: readonly Document[]): string[] {
  return documents.map((document) => document.key);
}

/** Creates a filter that requires all of its parts. */
export const and = (...filters: Filter[]): Filter => ({ kind: 'composite', op: 'AND', filters });

/** Creates a filter that requires one of its parts. */
export const or = (...filters: Filter[]): Filter => ({ kind: 'composite', op: 'OR', filters });
