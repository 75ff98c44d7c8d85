import { CATEGORY_LABELS, type Category } from '../catalogue/categories.ts';
import { picturesOf } from '../catalogue/pictures-of.ts';
import { percentOff } from '../catalogue/price-at.ts';
import { isSoldOut } from '../catalogue/product-availability.ts';
import type { Product } from '../catalogue/product.ts';
import { plainTaka } from '../money/format-taka.ts';
import type { Paisa } from '../money/paisa.ts';
import { STORE } from '../store/store.ts';

/** The most pictures beside the first that both readers take. */
const MAX_MORE_PICTURES = 9;
/** The shorter of the two readers' limits, in characters. */
const MAX_TITLE = 150;
const MAX_DESCRIPTION = 5_000;

/** Google's product taxonomy (https://www.google.com/basepages/producttype/taxonomy-with-ids.en-US.txt), which Meta reads too. */
const GOOGLE_CATEGORIES: Readonly<Record<Category, string>> = {
  general: '',
  /** Apparel & Accessories > Clothing */
  clothing: '1604',
  /** Apparel & Accessories > Clothing Accessories */
  accessories: '167',
  /** Apparel & Accessories > Shoes */
  shoes: '187',
  /** Luggage & Bags */
  bags: '5181',
  /** Apparel & Accessories > Jewelry */
  jewelry: '188',
  /** Electronics */
  electronics: '222',
  /** Home & Garden */
  home: '536',
  /** Health & Beauty > Personal Care > Cosmetics */
  beauty: '473',
  /** Sporting Goods */
  sports: '988',
};

/**
 * A product as shopping sites read it, by the field names that Google (https://support.google.com/merchants/answer/7052112)
 * and Meta (https://developers.facebook.com/docs/commerce-platform/catalog/fields) share. Empty fields are left out.
 */
export interface FeedItem {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly image_link: string;
  readonly additional_image_link: readonly string[];
  readonly availability: 'in_stock' | 'out_of_stock';
  readonly condition: 'new';
  /** The regular price; with `sale_price` the struck-through one. */
  readonly price: string;
  readonly sale_price: string;
  readonly sale_price_effective_date: string;
  readonly brand: string;
  readonly gtin: string;
  readonly mpn: string;
  /** Products of one style in several colours. */
  readonly item_group_id: string;
  readonly color: string;
  readonly material: string;
  readonly product_type: string;
  readonly google_product_category: string;
}

const money = (amount: Paisa) => `${plainTaka(amount)} BDT`;

/**
 * Returns a product for a feed.
 * @param product - as the API sends it, with the prices that count now
 * @param origin - the shop's base URL
 */
export function feedItemOf(product: Product, origin: string): FeedItem {
  const { id, name, description, price, category, sale, regularPrice, compareAtPrice } = product;
  const absolute = (url: string) => (url.startsWith('/') ? origin + url : url);
  const [first = product.image, ...more] = picturesOf(product).map(({ url }) => url);
  const struck = percentOff(product) > 0 ? compareAtPrice : undefined;
  return {
    id,
    title: name.slice(0, MAX_TITLE),
    description: description.slice(0, MAX_DESCRIPTION),
    link: `${origin}/products/${encodeURIComponent(id)}`,
    image_link: absolute(first),
    additional_image_link: more.slice(0, MAX_MORE_PICTURES).map(absolute),
    availability: isSoldOut(product) ? 'out_of_stock' : 'in_stock',
    condition: 'new',
    price: money(struck ?? price),
    sale_price: struck === undefined ? '' : money(price),
    sale_price_effective_date:
      struck !== undefined && sale && regularPrice
        ? `${sale.from.toISOString()}/${sale.until.toISOString()}`
        : '',
    brand: STORE.name,
    gtin: product.barcode ?? '',
    mpn: product.sku ?? '',
    item_group_id: product.styleId ?? '',
    color: product.colour?.name ?? '',
    material: product.fabric ?? '',
    product_type: CATEGORY_LABELS[category],
    google_product_category: GOOGLE_CATEGORIES[category],
  };
}
