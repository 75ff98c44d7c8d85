import { readPriceRange } from '@nargisus/domain/catalogue';
import { listLarge, searchLarge, suggestLarge } from '@nargisus/domain/search';
import { PostingsSource } from './postings-source.ts';
import { QUERIES, type MeasuredQuery } from './queries.ts';

/** What a query costs: documents that Firestore bills, index entries that it visits for them, milliseconds. */
export interface QueryCost {
  readonly reads: number;
  readonly visited: number;
  readonly ms: number;
}

/** The page of a list. */
const LIMIT = 24;
const NOW = new Date('2026-11-24');

/** Returns the cost of each query in a shop of that size, whose search documents are lists in memory. */
export async function measureModel(products: number): Promise<ReadonlyMap<string, QueryCost>> {
  const source = new PostingsSource(products);
  const costs = new Map<string, QueryCost>();
  for (const query of QUERIES) {
    await answer(source, query); // makes the lists
    const before = { ...source.cost };
    const began = performance.now();
    await answer(source, query);
    costs.set(query.name, {
      reads: source.cost.reads - before.reads,
      visited: source.cost.visited - before.visited,
      ms: performance.now() - began,
    });
  }
  return costs;
}

function answer(
  source: PostingsSource,
  { q, language, isTyped, min, max, category, inStock }: MeasuredQuery,
) {
  if (isTyped) return suggestLarge(source, { typed: q, language, now: NOW });
  const { least, most } = readPriceRange({ from: min, to: max });
  const list = { filter: { category, inStock }, least, most, limit: LIMIT, now: NOW };
  return q ? searchLarge(source, { ...list, query: q }) : listLarge(source, list);
}
