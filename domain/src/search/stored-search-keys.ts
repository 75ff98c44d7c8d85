import { storedEntry, type CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { sitemapSlotOf } from '../catalogue/sitemap-parts.ts';
import { searchKeysOf } from './search-keys.ts';

/** In milliseconds: the year 5138, to which the ids count down. */
const END_OF_TIME = 10 ** 14;

/**
 * Returns the id of the document of a product's keys. Ids ascend from the newest product to the oldest, because Firestore
 * merges its automatic indexes in the order of ids.
 */
export function searchDocumentId({ id, createdAt }: Pick<CatalogueEntry, 'id' | 'createdAt'>): string {
  return `${String(END_OF_TIME - createdAt.getTime()).padStart(14, '0')}-${id}`;
}

/** Returns the id of the product of such a document. */
export const productIdOfSearch = (documentId: string): string =>
  documentId.slice(documentId.indexOf('-') + 1);

/**
 * Returns the document of a product's keys. The entry comes with it, so that a search reads no other document; `slot`
 * places it in the sitemap of a large shop.
 */
export function storedSearchKeys(entry: CatalogueEntry) {
  const { rank, has, near, bands } = searchKeysOf(entry);
  const flags: Readonly<Record<string, true>> = Object.fromEntries(has.map((key) => [key, true as const]));
  return { rank, has: flags, near, bands, slot: sitemapSlotOf(entry.id), entry: storedEntry(entry) };
}
