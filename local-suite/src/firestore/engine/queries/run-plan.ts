import type { Document } from '../documents/document.ts';
import { indexFor } from '../indexes/index-definition.ts';
import { IndexScan, type Range } from '../indexes/index-scan.ts';
import type { IndexedSet } from '../indexes/indexed-set.ts';
import type { DatabaseName, IndexPolicy } from '../indexes/index-policy.ts';
import type { QueryShape } from '../indexes/serve-shape.ts';
import { mergeScans, type MergeMember } from '../indexes/merge-scans.ts';
import { compareFieldPaths, isNamePath } from '../paths/field-paths.ts';
import type { DocumentKey, FieldPath } from '../paths/document-key.ts';
import { cursorLimits } from './cursor-bounds.ts';
import { matchesFilter } from './matches-filter.ts';
import { limitOf, rangesOf, type Equality, type Plan } from './plan.ts';
import { inScope, type PreparedQuery } from './prepare.ts';
import type { Scanned } from './query.ts';

/** The documents and indexes that a query reads. */
export interface QuerySource {
  read(key: DocumentKey): Document | undefined;
  readonly set: IndexedSet;
  readonly policy: IndexPolicy;
  readonly database: DatabaseName;
  /** Fields that an aggregation reads from the index. */
  readonly aggregated: readonly FieldPath[];
}

type ScanPlan = Extract<Plan, { kind: 'scan' }>;

/** Sorts equalities in the order in which `indexFor` puts their fields. */
function inIndexOrder(equalities: readonly Equality[]): Equality[] {
  return [...equalities].sort(
    (a, b) => Number(b.contains) - Number(a.contains) || compareFieldPaths(a.path, b.path),
  );
}

function limitsOf(
  plan: ScanPlan,
  prepared: PreparedQuery,
  prefix: Equality['value'][],
  reverse: boolean,
): Range[] {
  const [first] = plan.needed.orders;
  const requested = first?.direction ?? plan.needed.nameDirection;
  const direction = (requested === 'DESC') !== reverse ? 'DESC' : 'ASC';
  const limits = plan.narrowing.map((filter) =>
    limitOf(filter, prefix, direction, isNamePath(filter.path) ? prepared.keyOf(filter.value) : undefined),
  );
  const { scope } = prepared;
  if (!first && scope.kind !== 'collection' && scope.parent !== '') {
    // Everything below a document directly follows it, and a zero character would be next after that.
    const below = { values: prefix, key: scope.parent, after: true };
    const beyond = { values: prefix, key: `${scope.parent}\u0000`, after: false };
    limits.push(direction === 'ASC' ? { from: below, to: beyond } : { from: beyond, to: below });
  }
  return [...limits, ...cursorLimits(prepared, plan.equalities, prefix, reverse)];
}

/**
 * Returns the shape that decides which indexes serve a plan; undefined for a kindless query, which uses
 * names alone.
 */
export function shapeOf(
  plan: ScanPlan,
  { scope }: PreparedQuery,
  { aggregated }: QuerySource,
): QueryShape | undefined {
  if (scope.kind === 'all') return undefined;
  const { equalities, needed } = plan;
  const width = scope.kind === 'group' ? 'COLLECTION_GROUP' : 'COLLECTION';
  return { scope: width, collectionId: scope.id, equalities, needed, aggregated };
}

function openScans(
  plan: ScanPlan,
  prepared: PreparedQuery,
  source: QuerySource,
  scanned: Scanned,
): MergeMember[] {
  const shape = shapeOf(plan, prepared, source);
  const groups = shape ? source.policy.choose(shape, source.database) : [[]];
  return groups.map((group) => {
    const { definition, reverse } = indexFor(group, plan.needed.orders, plan.needed.nameDirection);
    const index = source.set.index(definition);
    const prefix = inIndexOrder(plan.equalities.filter((it) => group.some((field) => isSame(field, it)))).map(
      (it) => it.value,
    );
    const direction = plan.needed.orders.length
      ? definition.fields[prefix.length]!.order
      : definition.nameDirection;
    const ranges = rangesOf(plan.excluded, prefix, direction === 'DESC' ? 'DESC' : 'ASC');
    const limits = limitsOf(plan, prepared, prefix, reverse);
    const walk = reverse ? ranges.reverse() : ranges;
    return { scan: new IndexScan(index, walk, limits, reverse, scanned), prefix, reverse };
  });
}

function isSame(a: { path: Equality['path']; contains: boolean }, b: Equality): boolean {
  return a.contains === b.contains && compareFieldPaths(a.path, b.path) === 0;
}

/** Yields the matches of one conjunction in query order. */
export function* runPlan(
  plan: Plan,
  prepared: PreparedQuery,
  source: QuerySource,
  scanned: Scanned,
): Generator<Document> {
  if (plan.kind === 'nothing') return;
  if (plan.kind === 'document') {
    scanned.documents++;
    const document = source.read(plan.key as DocumentKey);
    if (document && prepared.matches(document)) yield document;
    return;
  }
  const members = openScans(plan, prepared, source, scanned);
  const { scope } = prepared;
  const wider = scope.kind !== 'collection' && (scope.parent !== '' || (scope.kind === 'all' && !scope.deep));
  for (const key of mergeScans(members)) {
    if (wider && !inScope(scope, key)) continue;
    scanned.documents++;
    const document = source.read(key)!;
    if (plan.residual.every((filter) => matchesFilter(filter, document, prepared.keyOf))) yield document;
  }
}

/**
 * Returns the number of entries that a plan scans, when it equals the number of its matches; otherwise
 * undefined.
 */
export function countPlan(
  plan: Plan,
  prepared: PreparedQuery,
  source: QuerySource,
  scanned: Scanned,
): number | undefined {
  if (plan.kind === 'nothing') return 0;
  const { scope } = prepared;
  if (plan.kind !== 'scan' || plan.residual.length > 0) return undefined;
  if (scope.kind !== 'collection' && (scope.parent !== '' || scope.kind === 'all')) return undefined;
  const [only, ...others] = openScans(plan, prepared, source, scanned);
  return others.length ? undefined : only!.scan.count();
}
