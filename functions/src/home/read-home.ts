import {
  asOf,
  COLLECTION_IDS,
  listedProduct,
  packRenditions,
  renditionsOf,
  storedPathOf,
} from '@nargisus/domain/catalogue';
import { ShopError } from '@nargisus/domain/contract';
import {
  offerAt,
  readRowSource,
  STANDARD_SLIDES,
  type Home,
  type HomeRow,
  type ShownRow,
  type ShownSlide,
  type Slide,
} from '@nargisus/domain/home';
import { isSameValue } from '@nargisus/domain/settings';
import type { ProductsRepository } from '../catalogue/products.repository.ts';
import {
  productsOfCollection,
  type CollectionProductRepositories,
} from '../collections/products-of-collection.ts';
import type { ImagesRepository } from '../images/images.repository.ts';
import type { SettingsRepository } from '../settings/settings.repository.ts';

export interface HomeRepositories extends CollectionProductRepositories {
  readonly settings: Pick<SettingsRepository, 'home'>;
  readonly products: CollectionProductRepositories['products'] & Pick<ProductsRepository, 'newest'>;
  readonly images: Pick<ImagesRepository, 'sizesOf'>;
}

/**
 * Returns the home page at a moment. Reads the section, one record for each uploaded picture (MAX_SLIDES at most), the
 * products shown (MAX_HOME_ROWS times MAX_ROW_PRODUCTS at most), and for each row of a collection that staff keep their
 * list, twice, and the index of the catalogue (CATALOGUE_CHUNKS documents), however large the shop is.
 */
export async function readHome(repositories: HomeRepositories, now: Date): Promise<Home> {
  const { slides, rows, offer } = await repositories.settings.home();
  const [shownSlides, shownRows] = await Promise.all([
    isSameValue(slides, STANDARD_SLIDES) ? null : Promise.all(slides.map((it) => slideOf(it, repositories))),
    Promise.all(rows.map((it) => rowOf(it, repositories, now))),
  ]);
  return { slides: shownSlides, rows: shownRows.filter((it) => it !== null), offer: offerAt(offer, now) };
}

/** Adds the renditions of an upload, which need not be drawn yet when its slide is saved. */
async function slideOf(slide: Slide, { images }: HomeRepositories): Promise<ShownSlide> {
  const path = storedPathOf(slide.picture);
  const sizes = path && (await images.sizesOf(path));
  const renditions = sizes ? packRenditions(renditionsOf(slide.picture, sizes)) : undefined;
  return { ...slide, ...(renditions && { renditions }) };
}

/** Returns null for a row of a collection that staff have hidden or removed since, or that a large shop cannot compute. */
async function rowOf(row: HomeRow, repositories: HomeRepositories, now: Date): Promise<ShownRow | null> {
  const { source, title, titleBn, count } = row;
  const { collection, category } = readRowSource(source);
  const own = COLLECTION_IDS.find((it) => it === collection);
  if (!collection || own) {
    const newest = await repositories.products.newest({ collection: own, category }, count);
    return { source, title, titleBn, products: newest.map((it) => asOf(listedProduct(it), now)) };
  }
  const kept = await repositories.collections.findVisible(collection);
  if (!kept) return null;
  const names = title ? { title, titleBn } : { title: kept.name, titleBn: kept.nameBn };
  try {
    const listed = await productsOfCollection(repositories, { id: collection, page: { limit: count }, now });
    return { source, ...names, products: listed.items };
  } catch (cause) {
    if (cause instanceof ShopError) return null;
    throw cause;
  }
}
