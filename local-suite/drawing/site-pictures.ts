import { productSvg } from './product-picture.ts';
import { BANNER_COUNT, bannerSvg, LANDSCAPE, PORTRAIT } from './site/banners.ts';
import { CATEGORY_CARDS } from './site/category-cards.ts';
import { handloom } from './site/story.ts';

export interface SitePicture {
  readonly name: string;
  readonly svg: string;
  readonly widths: readonly number[];
  /** Width divided by height. */
  readonly aspect: number;
}

const ASPECT = 4 / 5;

/** Composes every picture of the site itself; README.md lists their names. */
export function sitePictures(): SitePicture[] {
  const banners = Array.from({ length: BANNER_COUNT }, (_, i) => i + 1).flatMap((number): SitePicture[] => [
    {
      name: `banner-${number}`,
      svg: bannerSvg(number, 'landscape'),
      widths: [640, 1280, 1920],
      aspect: LANDSCAPE.width / LANDSCAPE.height,
    },
    {
      name: `banner-${number}-portrait`,
      svg: bannerSvg(number, 'portrait'),
      widths: [480, 720, 1080],
      aspect: PORTRAIT.width / PORTRAIT.height,
    },
  ]);
  const categories = Object.entries(CATEGORY_CARDS).map(([id, picture]): SitePicture => ({
    name: `category-${id}`,
    svg: productSvg(picture),
    widths: [320, 640],
    aspect: ASPECT,
  }));
  const story = productSvg({ paper: 'sand', draw: handloom });
  return [...banners, ...categories, { name: 'story', svg: story, widths: [320, 640, 960], aspect: ASPECT }];
}
