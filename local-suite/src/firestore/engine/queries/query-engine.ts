import type { Document } from '../documents/document.ts';
import { projectFields } from '../documents/project-fields.ts';
import type { IndexCatalogue } from '../indexes/index-catalogue.ts';
import type { DatabaseName, IndexPolicy } from '../indexes/index-policy.ts';
import type { FieldPath } from '../paths/document-key.ts';
import type { DocumentStore } from '../store/document-store.ts';
import type { Micros, Value } from '../values/value.ts';
import {
  aggregatedFields,
  aggregateDocuments,
  checkAggregations,
  countLimit,
  countValue,
  withFields,
} from './aggregate.ts';
import { countFromIndex, matchesInOrder, page } from './execute.ts';
import { explainPlan } from './explain-plan.ts';
import { checkFindNearest, findNearest } from './find-nearest.ts';
import { PreparedQuery } from './prepare.ts';
import type { Aggregation, IndexUse, Query, Scanned } from './query.ts';
import type { QuerySource } from './run-plan.ts';

export interface RawResult {
  /** Whole documents, before projection. */
  readonly documents: Document[];
  readonly skipped: number;
  readonly scanned: Scanned;
}

/** Runs queries over the indexed present, corrected to the past where the read time requires it. */
export class QueryEngine {
  constructor(
    readonly store: DocumentStore,
    readonly catalogue: IndexCatalogue,
    readonly policy: IndexPolicy,
    readonly database: DatabaseName,
    readonly documentsPrefix: string,
  ) {}

  prepare(query: Query): PreparedQuery {
    if (query.findNearest) checkFindNearest(query.findNearest);
    return new PreparedQuery(query, this.documentsPrefix);
  }

  #source(prepared: PreparedQuery, aggregated: readonly FieldPath[]): QuerySource {
    return {
      read: (key) => this.store.read(key),
      set: this.catalogue.setFor(prepared.scope),
      policy: this.policy,
      database: this.database,
      aggregated,
    };
  }

  #matches(
    prepared: PreparedQuery,
    scanned: Scanned,
    at: Micros | undefined,
    aggregated: readonly FieldPath[] = [],
  ): Iterable<Document> {
    const overlay = at !== undefined && this.store.changesSince(at) ? this.store.changedSince(at) : undefined;
    if (at !== undefined) this.store.checkAge(at);
    return matchesInOrder(prepared, this.#source(prepared, aggregated), scanned, overlay);
  }

  run(prepared: PreparedQuery, at?: Micros): RawResult {
    const { offset, limit, findNearest: nearest } = prepared.query;
    const scanned: Scanned = { documents: 0, indexEntries: 0 };
    const matches = this.#matches(prepared, scanned, at);
    return { ...page(nearest ? findNearest(matches, nearest) : matches, offset, limit), scanned };
  }

  aggregate(
    prepared: PreparedQuery,
    aggregations: readonly Aggregation[],
    at?: Micros,
  ): { values: Map<string, Value>; scanned: Scanned } {
    checkAggregations(aggregations);
    const { offset, limit, findNearest: nearest } = prepared.query;
    const scanned: Scanned = { documents: 0, indexEntries: 0 };
    const onlyCounts = aggregations.every((it) => it.kind === 'count');
    const present = at === undefined || !this.store.changesSince(at);
    if (onlyCounts && present && !nearest && limit === undefined) {
      if (at !== undefined) this.store.checkAge(at);
      const count = countFromIndex(prepared, this.#source(prepared, []), scanned);
      if (count !== undefined) {
        const values = new Map<string, Value>();
        for (const it of aggregations) {
          if (it.kind === 'count') values.set(it.alias, countValue(Math.max(0, count - offset), it.upTo));
        }
        scanned.indexEntries = Math.min(count, countLimit(aggregations) ?? count);
        return { values, scanned };
      }
    }
    const most = Math.min(limit ?? Infinity, countLimit(aggregations) ?? Infinity);
    const aggregated = aggregatedFields(aggregations);
    const matches = withFields(this.#matches(prepared, scanned, at, aggregated), aggregated);
    const found = nearest ? findNearest(matches, nearest) : matches;
    const { documents } = page(found, offset, most === Infinity ? undefined : most);
    return { values: aggregateDocuments(documents, aggregations), scanned };
  }

  /**
   * Returns the indexes that a query, or its aggregation, would use. Fails where running it would lack an
   * index.
   */
  explain(prepared: PreparedQuery, aggregations: readonly Aggregation[] = []): IndexUse[] {
    if (aggregations.length > 0) checkAggregations(aggregations);
    return explainPlan(prepared, this.#source(prepared, aggregatedFields(aggregations)));
  }

  project(prepared: PreparedQuery, documents: Document[]): Document[] {
    const { select } = prepared.query;
    return select ? documents.map((document) => projectFields(document, select)) : documents;
  }
}
