import {
  collectionsOf,
  makeProductId,
  packRenditions,
  PAGE_WIDTH,
  productSchema,
  styleColours,
  type Product,
  type Picture,
} from '@nargisus/domain/catalogue';
import { accessories, bags, footwear, gamcha } from './catalogue/carried.ts';
import { detailsOf } from './catalogue/details/details-of.ts';
import { general, home } from './catalogue/home.ts';
import { menswear } from './catalogue/menswear.ts';
import type { SeedProduct } from './catalogue/seed-product.ts';
import { styledViewOf } from './catalogue/styled-views.ts';
import { PRODUCT_VIEWS, type ProductRenditions, type ProductView } from './product-pictures.ts';
import { beauty, electronics, jewelry, sports } from './catalogue/personal.ts';
import { womenswear } from './catalogue/womenswear.ts';

/** The product groups; the listing order below mixes them. */
const PRODUCT_GROUPS = [
  menswear,
  womenswear,
  home,
  accessories,
  footwear,
  bags,
  jewelry,
  electronics,
  beauty,
  sports,
  general,
  gamcha,
] as const;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Fixed days, so that ids, and with them the URLs of products, are the same in each seeded shop. */
const LAST_LISTING = Date.parse('2026-01-28T05:30:00.000Z');
const DAYS_BETWEEN_LISTINGS = 2.6;

/** A product with its id and its time of listing. */
export interface ListedProduct extends SeedProduct {
  readonly id: string;
  readonly createdAt: Date;
}

const listed = interleaved(PRODUCT_GROUPS).map((product, place) => {
  const createdAt = new Date(LAST_LISTING - Math.round(place * DAYS_BETWEEN_LISTINGS * DAY_MS));
  return listedAt(product, createdAt, place);
});

/**
 * The other colours of a style, each listed a minute after the first, which leaves the ids of all other products alone. What
 * differs is the name.
 */
const OTHER_COLOURS: Readonly<Record<string, readonly string[]>> = {
  'Everyday Tee, Terracotta': ['Everyday Tee, Indigo', 'Everyday Tee, Olive'],
  'Cox’s Bazar Polo, Navy': ['Cox’s Bazar Polo, Maroon'],
};

/** The catalogue, newest first; groups alternate, so that every page shows some of each. */
export const CATALOGUE: readonly ListedProduct[] = listed.flatMap((product, place) => {
  const others = (OTHER_COLOURS[product.name] ?? []).map((name, nth) => {
    const createdAt = new Date(product.createdAt.getTime() + (nth + 1) * 60_000);
    return listedAt({ ...product, name }, createdAt, listed.length + place + nth);
  });
  return [...others.reverse(), product];
});

function listedAt(product: SeedProduct, createdAt: Date, place: number): ListedProduct {
  return { ...product, createdAt, id: makeProductId(createdAt, ((place * 389 + 137) % 1000) / 1000) };
}

/** Returns the stored record of a listed product. `image` is the front view. */
export function productRecord(listed: ListedProduct, renditions: ProductRenditions): Product {
  const { id, name, description, category, createdAt } = listed;
  const pictures = picturesIn(renditions, name);
  const colours = coloursOf(name);
  return productSchema.parse({
    _id: id,
    id,
    name,
    price: listed.price,
    description,
    ...detailsOf(name),
    sku: `NAR-${createdAt.getTime().toString(36).slice(-5).toUpperCase()}`,
    ...(colours && { colours }),
    category,
    image: pictures[0]?.url,
    images: renditions.front.filter(({ width }) => width <= PAGE_WIDTH),
    pictures,
    inStock: !listed.soldOut,
    featured: listed.featured ?? false,
    collections: collectionsOf(listed),
    ...(listed.sizing && { sizing: listed.sizing, sizes: listed.sizes }),
    createdAt,
    updatedAt: createdAt,
  });
}

/** Returns the pictures of a product in order, each under the URL of its second rendition. */
function picturesIn(renditions: ProductRenditions, name: string): Picture[] {
  const { nameBn = name } = detailsOf(name);
  const { shows, showsBn } = styledViewOf(name);
  const texts: Readonly<Record<ProductView, Pick<Picture, 'alt' | 'altBn'>>> = {
    front: { alt: name, altBn: nameBn },
    styled: { alt: `${name}, ${shows}`, altBn: `${nameBn}, ${showsBn}` },
    detail: { alt: `${name}, a detail`, altBn: `${nameBn}, খুঁটিনাটি` },
  };
  return PRODUCT_VIEWS.map((view) => {
    const ofView = renditions[view];
    const { webp: url } = ofView[1]!;
    return { url, ...texts[view], renditions: packRenditions(ofView) };
  });
}

/** Returns the colours that followProducts would store on a product of a style. */
function coloursOf(name: string): Product['colours'] {
  const { styleId } = detailsOf(name);
  if (!styleId) return undefined;
  const products = CATALOGUE.map((product) => ({ ...product, ...detailsOf(product.name) }));
  return styleColours(products.filter((product) => product.styleId === styleId));
}

/** Interleaves several lists in proportion to their length, so that each lasts to the end. */
function interleaved<T>(lists: readonly (readonly T[])[]): T[] {
  return lists
    .flatMap((list, order) =>
      list.map((card, place) => ({ card, at: (place + 0.5) / list.length + order * 1e-4 })),
    )
    .sort((a, b) => a.at - b.at)
    .map(({ card }) => card);
}
