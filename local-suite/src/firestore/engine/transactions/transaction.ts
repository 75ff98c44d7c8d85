import type { Document } from '../documents/document.ts';
import type { DocumentKey } from '../paths/document-key.ts';
import type { AggregateResult, Aggregation, Query, QueryResult } from '../queries/query.ts';
import type { Micros } from '../values/value.ts';

export interface Transaction {
  readonly id: Uint8Array;
  readonly readOnly: boolean;
  /** The snapshot it reads; a pessimistic one reads the latest state under its locks. */
  readonly readTime: Micros;
  read(keys: readonly DocumentKey[]): Promise<(Document | undefined)[]>;
  query(query: Query): Promise<QueryResult>;
  aggregate(query: Query, aggregations: readonly Aggregation[]): Promise<AggregateResult>;
}
