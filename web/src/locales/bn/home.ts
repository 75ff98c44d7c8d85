import { standardSlidesBn } from '@nargisus/domain/home';
import type { homeStrings } from '../en/home.ts';
import type { Translation } from '../define-strings.ts';

export const home: Translation<typeof homeStrings.en> = {
  carousel: 'কালেকশনগুলো',
  carouselRole: 'ক্যারোসেল',
  slideRole: 'স্লাইড',
  slideOf: (at, count) => `${count}টির মধ্যে ${at} নম্বর`,
  goToSlide: (at, category) => `${at} নম্বর স্লাইডে যান: ${category}`,
  pause: 'স্লাইড থামান',
  play: 'স্লাইড চালান',

  collection: 'কালেকশন',
  browse: 'কালেকশন দেখুন',
  slides: standardSlidesBn,
  offer: 'অফার',
};
