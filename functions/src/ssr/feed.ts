import { calls, openEnvelope, type ApiResponse } from '@nargisus/domain/contract';
import {
  FEED_XML_END,
  feedCsv,
  feedItemOf,
  feedXmlHead,
  feedXmlItems,
  type FeedItem,
} from '@nargisus/domain/feed';

/** As the API allows. */
const PAGE_SIZE = 100;
/** The newest. A larger shop uploads feeds of its own: one answer of a function has 32 MB at most (docs/adr/0070). */
const MAX_PRODUCTS = 10_000;

/** The addresses of the feeds, with their types. */
const TYPES: Readonly<Record<string, string>> = { '/feed.xml': 'application/xml', '/feed.csv': 'text/csv' };

/** Returns the type of the feed at a path; undefined where there is none. */
export const feedTypeAt = (path: string): string | undefined => TYPES[path];

interface Source {
  readonly origin: string;
  readonly ask: (address: string) => Promise<ApiResponse>;
}

/** Returns the products of the shop as Google and Meta read them, at a path that has a feed. One request per 100 products. */
export async function feedAt(path: string, source: Source): Promise<string> {
  const items = await itemsOf(source);
  if (path === '/feed.csv') return feedCsv(items);
  return feedXmlHead(source.origin) + feedXmlItems(items) + FEED_XML_END;
}

async function itemsOf({ origin, ask }: Source): Promise<FeedItem[]> {
  const items: FeedItem[] = [];
  let cursor: string | null = '';
  while (cursor !== null && items.length < MAX_PRODUCTS) {
    const query = new URLSearchParams({ limit: String(PAGE_SIZE), ...(cursor && { cursor }) });
    const { status, body } = await ask(`${calls.listProducts.path}?${query}`);
    const { data, nextCursor = null } = openEnvelope(status, body);
    const products = calls.listProducts.data.parse(data);
    items.push(...products.map((product) => feedItemOf(product, origin)));
    cursor = nextCursor;
  }
  return items;
}
