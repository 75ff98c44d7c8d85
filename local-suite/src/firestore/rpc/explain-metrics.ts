import type { IndexUse, Scanned } from '../engine/queries/query.ts';
import { structToWire, type PlainJson } from '../wire/struct-to-wire.ts';
import type { WireExplainMetrics } from '../wire/wire-messages.ts';

/** The cost of an analyzed query. */
export interface Execution {
  /** Documents, or results of an aggregation. */
  readonly results: number;
  /** Billed reads. */
  readonly reads: number;
  readonly scanned: Scanned;
  /** Whether index entries are billed instead of documents. */
  readonly isAggregation: boolean;
  readonly milliseconds: number;
}

/** Builds the metrics of Query Explain: of the plan alone, or with its execution. */
export function explainMetrics(indexes: readonly IndexUse[], execution?: Execution): WireExplainMetrics {
  const planSummary = {
    indexesUsed: indexes.map(({ scope, properties }) => structToWire({ query_scope: scope, properties })),
  };
  if (!execution) return { planSummary };
  const { results, reads, scanned, isAggregation, milliseconds } = execution;
  const billing: PlainJson = {
    documents_billable: String(isAggregation ? 0 : reads),
    index_entries_billable: String(isAggregation ? scanned.indexEntries : 0),
    min_query_cost: results === 0 && !isAggregation ? '1' : '0',
    small_ops: '0',
  };
  const nanos = Math.max(1, Math.round(milliseconds * 1e6));
  return {
    planSummary,
    executionStats: {
      resultsReturned: String(results),
      executionDuration: { seconds: String(Math.floor(nanos / 1e9)), nanos: nanos % 1e9 },
      readOperations: String(reads),
      debugStats: structToWire({
        index_entries_scanned: String(scanned.indexEntries),
        documents_scanned: String(scanned.documents),
        billing_details: billing,
      }),
    },
  };
}
