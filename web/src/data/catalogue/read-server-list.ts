import {
  cardOf,
  COLLECTION_IDS,
  isUnfiltered,
  LIST_STEP,
  type CardProduct,
  type CollectionId,
  type ListQuery,
} from '@nargisus/domain/catalogue';
import { catalogueCalls, MOST_FOUND, searchCalls } from '@nargisus/domain/contract';
import type { Suggestions } from '@nargisus/domain/search';
import { callApi, callApiForPage } from '../api/call-api.ts';
import type { ServerList } from './use-server-list.ts';

/** More products than a page can show well, and requests one after the other for a link to the last of them. */
const MOST_LISTED = 40 * LIST_STEP;

/**
 * Reads a list from the server: the whole list or a collection page by page, a search or a filter in one request, whose
 * results end at MOST_FOUND. The CDN caches each request.
 */
export function readServerList(query: ListQuery, collection?: string): Promise<ServerList> {
  if (isUnfiltered(query)) return readPages(query.show, collection);
  return readFound(
    query,
    COLLECTION_IDS.find((it) => it === collection),
  );
}

async function readPages(show: number, collection?: string): Promise<ServerList> {
  const products: CardProduct[] = [];
  let cursor: string | null | undefined;
  let total = 0;
  while (products.length < Math.min(show, MOST_LISTED) && cursor !== null) {
    const query = { limit: String(LIST_STEP), ...(collection && { collection }), ...(cursor && { cursor }) };
    const page = await callApiForPage(catalogueCalls.listProducts, { query });
    products.push(...page.data);
    cursor = page.nextCursor;
    total = page.total ?? products.length;
  }
  return { products, total, isMore: false, isEnd: cursor === null || products.length >= MOST_LISTED };
}

async function readFound(
  { search, category, size, colour, inStock, from, to, show }: ListQuery,
  collection?: CollectionId,
): Promise<ServerList> {
  const limit = Math.min(show, MOST_FOUND);
  const q = search.trim();
  const { results, total, isMore, ...answer } = await callApi(searchCalls.searchCatalogue, {
    query: {
      ...(q && { q }),
      limit: String(limit),
      ...(category && { category }),
      ...(size && { size }),
      ...(colour && { colour }),
      ...(collection && { collection }),
      ...(inStock && { inStock: 'true' }),
      ...{ min: from, max: to },
    },
  });
  return {
    ...{ products: results.map(cardOf), total, isMore },
    isEnd: limit === MOST_FOUND || (total <= results.length && !isMore),
    ...(q && { answer }),
  };
}

/** Reads the suggestions for what is typed. One request, which the CDN caches. */
export const readSuggestions = (q: string, language: 'en' | 'bn'): Promise<Suggestions> =>
  callApi(searchCalls.suggestSearches, { query: { ...(q && { q }), language } });
