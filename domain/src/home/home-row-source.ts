import * as z from 'zod/mini';
import { CATEGORIES, type Category } from '../catalogue/categories.ts';
import { collectionSlugSchema } from '../catalogue/collection-slug.ts';
import { COLLECTION_IDS } from '../catalogue/collections.ts';
import { homeMessages } from './home-messages.ts';

/** What a row shows the products of: the whole shop, a collection of the eight or of staff, or a category. */
export type HomeRowSource = 'newest' | `collection:${string}` | `category:${Category}`;

/** The sources of every shop; those of staff's collections come after them. */
export const HOME_ROW_SOURCES: readonly HomeRowSource[] = [
  'newest',
  ...COLLECTION_IDS.map((id) => `collection:${id}` as const),
  ...CATEGORIES.map((id) => `category:${id}` as const),
];

/** Accepts any collection: a row of one that staff have removed since is not shown. */
export const homeRowSourceSchema = z.custom<HomeRowSource>((it) => {
  if (typeof it !== 'string') return false;
  const [kind, id, ...rest] = it.split(':');
  const isCollection =
    kind === 'collection' && rest.length === 0 && collectionSlugSchema.safeParse(id).success;
  return isCollection || HOME_ROW_SOURCES.some((source) => source === it);
}, homeMessages.rowSourceUnknown);

/** Returns what a source selects. */
export function readRowSource(source: HomeRowSource): {
  readonly collection?: string;
  readonly category?: Category;
} {
  const [kind, id] = source.split(':');
  const category = CATEGORIES.find((it) => kind === 'category' && it === id);
  return { ...(kind === 'collection' && { collection: id }), ...(category && { category }) };
}
