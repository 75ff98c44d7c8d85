import {
  asOf,
  COLLECTION_IDS,
  listedProduct,
  MOST_INDEXED,
  type CatalogueEntry,
  type Category,
  type CollectionId,
  type Product,
} from '@nargisus/domain/catalogue';
import {
  collectionMessages,
  membersOf,
  type Membership,
  type MembershipRule,
} from '@nargisus/domain/collections';
import { ShopError } from '@nargisus/domain/contract';
import { decodeCursor, encodeCursor } from '../firestore/cursor.ts';
import type { Page, PageRequest } from '../firestore/pagination.ts';
import type { CollectionsRepository } from './collections.repository.ts';

/** The products of a page when the caller names no limit. */
const FULL_PAGE = 100;

interface ProductFilter {
  readonly category?: Category;
  readonly featured?: boolean;
  readonly collection?: CollectionId;
}

/** The products, as ProductsRepository answers. */
interface ProductSource {
  list(filter: ProductFilter, page: PageRequest): Promise<CountedPage>;
  findAll(ids: readonly string[]): Promise<Product[]>;
}

/** The index of the catalogue, as CatalogueIndexRepository answers. */
export interface CatalogueSource {
  entries(): Promise<CatalogueEntry[]>;
}

export interface CollectionProductRepositories {
  readonly products: ProductSource;
  readonly catalogueIndex: CatalogueSource;
  readonly collections: Pick<CollectionsRepository, 'findVisible'>;
}

interface Listing {
  /** One of the eight or of staff's. */
  readonly id: string;
  readonly filter?: Omit<ProductFilter, 'collection'>;
  readonly page: PageRequest;
  readonly now: Date;
}

/** A page of a list, and the number of all its products. */
export type CountedPage = Page<Product> & { readonly total: number };

/**
 * Lists the products of a collection as shoppers see them now: of the eight newest first, picked ones in the order of staff, those of a
 * rule newest first. Reads for the eight what ProductsRepository.list() reads; for staff's collections one document, the index
 * of the catalogue, and the products of the page.
 * @throws ShopError 'not-found' for an unknown or hidden collection; 'conflict' for a rule that a shop above ten thousand
 * products cannot answer
 */
export async function productsOfCollection(
  repositories: CollectionProductRepositories,
  { id, filter = {}, page, now }: Listing,
): Promise<CountedPage> {
  const own = COLLECTION_IDS.find((it) => it === id);
  const listed = own
    ? await repositories.products.list({ ...filter, collection: own }, page)
    : await productsOfCurated(repositories, { id, filter, page, now });
  return { ...listed, items: listed.items.map((product) => asOf(listedProduct(product), now)) };
}

async function productsOfCurated(
  { products, catalogueIndex, collections }: CollectionProductRepositories,
  { id, filter = {}, page, now }: Listing,
): Promise<CountedPage> {
  const collection = await collections.findVisible(id);
  if (!collection) throw new ShopError('not-found', collectionMessages.notFound);
  const { membership } = collection;
  const entries = await catalogueIndex.entries();
  if (membership.by === 'rule' && entries.length > MOST_INDEXED) {
    const query = queryOf(membership, filter);
    if (!query) throw new ShopError('conflict', collectionMessages.tooLarge);
    return products.list(query, page);
  }
  const members = (await membersAmong(membership, { entries, products, now })).filter(
    ({ category, featured }) =>
      (!filter.category || category === filter.category) &&
      (filter.featured === undefined || featured === filter.featured),
  );
  const { limit = FULL_PAGE, cursor } = page;
  const from = cursor ? positionAfter(cursor, members) : 0;
  const shown = members.slice(from, from + limit);
  const end = from + shown.length;
  const last = shown.at(-1);
  return {
    items: await products.findAll(shown.map((it) => it.id)),
    total: members.length,
    nextCursor: last && end < members.length ? encodeCursor({ seconds: end, nanos: 0, id: last.id }) : null,
  };
}

type Member = Pick<CatalogueEntry, 'id' | 'category' | 'featured'>;

/** Returns the members; picked products that the index does not hold are read, because it may be full or behind. */
async function membersAmong(
  membership: Membership,
  {
    entries,
    products,
    now,
  }: {
    readonly entries: readonly CatalogueEntry[];
    readonly products: Pick<ProductSource, 'findAll'>;
    readonly now: Date;
  },
): Promise<Member[]> {
  if (membership.by === 'rule') return membersOf(membership, entries, now);
  const indexed = new Set(entries.map((entry) => entry.id));
  const missing = await products.findAll(membership.products.filter((id) => !indexed.has(id)));
  const all = [...entries, ...missing];
  return membersOf<CatalogueEntry | Product>(membership, all, now);
}

/** Returns the query of a rule that the list of products can answer; undefined for any other. */
function queryOf(
  { categories, collections, from, to, onSale, isNew, featured }: MembershipRule,
  filter: NonNullable<Listing['filter']>,
): ProductFilter | undefined {
  if (from !== null || to !== null || onSale || isNew || categories.length > 1 || collections.length > 1)
    return undefined;
  const [category] = categories;
  const [collection] = collections;
  if (filter.category && category && filter.category !== category) return undefined;
  if (filter.featured === false && featured) return undefined;
  return {
    ...((category ?? filter.category) && { category: category ?? filter.category }),
    ...((featured || filter.featured !== undefined) && { featured: featured || filter.featured === true }),
    ...(collection && { collection }),
  };
}

/** Returns where the next page begins: after the product that the last one ended with, or at its place if that has left. */
function positionAfter(cursor: string, members: readonly Member[]): number {
  const { seconds: position, id } = decodeCursor(cursor);
  const last = members.findIndex((it) => it.id === id);
  return last === -1 ? position : last + 1;
}
