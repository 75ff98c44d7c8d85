import type { Product } from '@nargisus/domain/catalogue';
import type { DeliverySettings } from '@nargisus/domain/delivery';

/** The image of a shared link to a page that has no image of its own. */
const SHOP_IMAGE = '/pictures/story-960.webp';

/** The metadata of a page, with defaults and translations applied. */
export interface Meta {
  title: string;
  description: string;
  image?: string;
  noIndex: boolean;
}

/** What one render says of its page. */
export interface CollectedMeta {
  readonly meta?: Meta;
  /** The product that the page sells, for its structured data. */
  readonly product?: Product;
  /** What its delivery costs. */
  readonly delivery?: DeliverySettings;
}

/** A tag of the head, identified by one attribute. A null value means that the page has none. */
type Tag = readonly [name: 'meta' | 'link', key: string, id: string, attribute: string, value: string | null];

/** Returns the tags of a page, without its title. Without a `url` the page has no canonical URL, and its image is relative. */
export function headTags(
  { title, description, image = SHOP_IMAGE, noIndex }: Meta,
  url: string | null,
): Tag[] {
  return [
    ['meta', 'name', 'description', 'content', description],
    ['meta', 'property', 'og:title', 'content', title],
    ['meta', 'property', 'og:description', 'content', description],
    ['meta', 'property', 'og:image', 'content', url ? new URL(image, url).href : image],
    ['meta', 'property', 'og:url', 'content', url],
    ['meta', 'name', 'robots', 'content', noIndex ? 'noindex' : null],
    ['link', 'rel', 'canonical', 'href', noIndex ? null : url],
  ];
}
