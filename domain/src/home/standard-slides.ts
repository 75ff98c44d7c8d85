import type { Slide } from './slide.ts';
import { standardSlidesBn } from './standard-slides-bn.ts';
import { standardSlidesEn } from './standard-slides-en.ts';

/** The picture of a standard slide: /pictures/banner-1-1280.webp and so on. */
const standardPicture = (position: number) => `/pictures/banner-${position + 1}-1280.webp`;

/** The four slides until staff change them. */
export const STANDARD_SLIDES: readonly Slide[] = standardSlidesEn.map((en, position) => {
  const bn = standardSlidesBn[position]!;
  return {
    picture: standardPicture(position),
    alt: '',
    altBn: '',
    category: en.category,
    categoryBn: bn.category,
    title: en.title,
    titleBn: bn.title,
    subtitle: en.subtitle,
    subtitleBn: bn.subtitle,
    link: '/products',
  };
});
