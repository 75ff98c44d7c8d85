/** Where a link is shared without a picture of its own. */
export const SHOP_PICTURE = '/pictures/story-960.webp';

/** What a page says of itself, for tabs, search results and shared links. */
export interface Description {
  title: string;
  description: string;
  picture?: string;
  unlisted: boolean;
}
