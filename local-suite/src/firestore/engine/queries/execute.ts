import type { Document } from '../documents/document.ts';
import type { DocumentKey } from '../paths/document-key.ts';
import { planConjunction } from './plan.ts';
import type { PreparedQuery } from './prepare.ts';
import type { Scanned } from './query.ts';
import { countPlan, runPlan, type QuerySource } from './run-plan.ts';

/**
 * Differences between the indexed present and the past that a query reads: the documents as they were then.
 */
export type Overlay = ReadonlyMap<DocumentKey, Document | undefined>;

/** Merges streams in query order, and drops duplicates. */
function* mergeStreams(streams: Generator<Document>[], prepared: PreparedQuery): Generator<Document> {
  if (streams.length === 1) return yield* streams[0]!;
  const heads = streams.map((stream) => ({ stream, document: nextOf(stream) }));
  for (;;) {
    let least: Document | undefined;
    for (const { document } of heads) {
      if (document && (!least || prepared.compare(document, least) < 0)) least = document;
    }
    if (!least) return;
    yield least;
    for (const head of heads) {
      if (head.document?.key === least.key) head.document = nextOf(head.stream);
    }
  }
}

function nextOf(stream: Generator<Document>): Document | undefined {
  const next = stream.next();
  return next.done ? undefined : next.value;
}

function* withoutKeys(stream: Generator<Document>, overlay: Overlay): Generator<Document> {
  for (const document of stream) if (!overlay.has(document.key)) yield document;
}

function* past(overlay: Overlay, prepared: PreparedQuery): Generator<Document> {
  const matches: Document[] = [];
  for (const document of overlay.values()) if (document && prepared.matches(document)) matches.push(document);
  yield* matches.sort((a, b) => prepared.compare(a, b));
}

/** Yields all matches in query order, before offset and limit. Lazy: costs only what is consumed. */
export function* matchesInOrder(
  prepared: PreparedQuery,
  source: QuerySource,
  scanned: Scanned,
  overlay?: Overlay,
): Generator<Document> {
  const plans = prepared.disjuncts.map((conjunction) => planConjunction(prepared, conjunction));
  const present = mergeStreams(
    plans.map((plan) => runPlan(plan, prepared, source, scanned)),
    prepared,
  );
  if (!overlay?.size) return yield* present;
  yield* mergeStreams([withoutKeys(present, overlay), past(overlay, prepared)], prepared);
}

/** Counts the matches from the index alone, when one index range holds exactly them. */
export function countFromIndex(
  prepared: PreparedQuery,
  source: QuerySource,
  scanned: Scanned,
): number | undefined {
  if (prepared.disjuncts.length !== 1) return undefined;
  return countPlan(planConjunction(prepared, prepared.disjuncts[0]!), prepared, source, scanned);
}

/** Applies offset and limit. */
export function page(
  matches: Iterable<Document>,
  offset: number,
  limit: number | undefined,
): { documents: Document[]; skipped: number } {
  const documents: Document[] = [];
  let skipped = 0;
  if (limit === 0) return { documents, skipped };
  for (const document of matches) {
    if (skipped < offset) skipped++;
    else documents.push(document);
    // Checked after adding, so that no match beyond the limit is fetched.
    if (limit && documents.length >= limit) break;
  }
  return { documents, skipped };
}
