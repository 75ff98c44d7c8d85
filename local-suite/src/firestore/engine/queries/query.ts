import type { Document } from '../documents/document.ts';
import type { DocumentKey, FieldPath } from '../paths/document-key.ts';
import type { Micros, Value } from '../values/value.ts';

/** Closed sets, named as in the API: the wire format, the checks and the generated tests derive from them. */
export const FIELD_OPERATORS = [
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'EQUAL',
  'NOT_EQUAL',
  'ARRAY_CONTAINS',
  'IN',
  'ARRAY_CONTAINS_ANY',
  'NOT_IN',
] as const;
export const UNARY_OPERATORS = ['IS_NAN', 'IS_NULL', 'IS_NOT_NAN', 'IS_NOT_NULL'] as const;
export const COMPOSITE_OPERATORS = ['AND', 'OR'] as const;
export const DIRECTIONS = ['ASC', 'DESC'] as const;
export const DISTANCE_MEASURES = ['EUCLIDEAN', 'COSINE', 'DOT_PRODUCT'] as const;

export type FieldOperator = (typeof FIELD_OPERATORS)[number];
export type UnaryOperator = (typeof UNARY_OPERATORS)[number];
type CompositeOperator = (typeof COMPOSITE_OPERATORS)[number];
export type Direction = (typeof DIRECTIONS)[number];
type DistanceMeasure = (typeof DISTANCE_MEASURES)[number];

export interface FieldFilter {
  readonly kind: 'field';
  readonly path: FieldPath;
  readonly op: FieldOperator;
  readonly value: Value;
}

export interface UnaryFilter {
  readonly kind: 'unary';
  readonly path: FieldPath;
  readonly op: UnaryOperator;
}

interface CompositeFilter {
  readonly kind: 'composite';
  readonly op: CompositeOperator;
  readonly filters: readonly Filter[];
}

export type Filter = CompositeFilter | FieldFilter | UnaryFilter;

export interface Order {
  readonly path: FieldPath;
  readonly direction: Direction;
}

/**
 * Values for the first of the explicit orders. With `before`, a start includes documents equal to them and
 * an end excludes them.
 */
export interface Cursor {
  readonly values: readonly Value[];
  readonly before: boolean;
}

export interface FindNearest {
  readonly path: FieldPath;
  readonly vector: readonly number[];
  readonly measure: DistanceMeasure;
  readonly limit: number;
  readonly distanceResultField?: FieldPath;
  readonly distanceThreshold?: number;
}

/** A StructuredQuery. The field path of the document name is `['__name__']`, its values are references. */
export interface Query {
  readonly parent: DocumentKey | '';
  /** '' = every collection (a kindless query). */
  readonly collectionId: string;
  readonly allDescendants: boolean;
  readonly where?: Filter;
  readonly orderBy: readonly Order[];
  readonly select?: readonly FieldPath[];
  readonly startAt?: Cursor;
  readonly endAt?: Cursor;
  readonly offset: number;
  readonly limit?: number;
  readonly findNearest?: FindNearest;
}

/** An index used by a query's plan, as Query Explain writes it: `(foo ASC, __name__ ASC)`. */
export interface IndexUse {
  readonly scope: 'Collection' | 'Collection Group';
  readonly properties: string;
}

/** What a query touched, so that tests can assert its cost without a clock. */
export interface Scanned {
  documents: number;
  indexEntries: number;
}

export interface QueryResult {
  /** In query order; with `select`, reduced to the selected fields. */
  readonly documents: Document[];
  /** The number of matches that `offset` skipped. */
  readonly skipped: number;
  readonly readTime: Micros;
  readonly scanned: Scanned;
}

export type Aggregation = { readonly alias: string } & (
  | { readonly kind: 'count'; readonly upTo?: number }
  | { readonly kind: 'sum' | 'average'; readonly path: FieldPath }
);

export interface AggregateResult {
  readonly values: Map<string, Value>;
  readonly readTime: Micros;
  readonly scanned: Scanned;
}
