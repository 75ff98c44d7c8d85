import { standardSlidesEn } from '@nargisus/domain/home';
import { defineStrings } from '../define-strings.ts';

/**
 * Home's banner (docs/reference/specification.md 2: four slides, each with a category line, 'COLLECTION', title,
 * subtitle and a link).
 */
export const homeStrings = defineStrings('home', {
  carousel: 'Collections',
  carouselRole: 'carousel',
  slideRole: 'slide',
  slideOf: (at: string, count: string) => `${at} of ${count}`,
  goToSlide: (at: string, category: string) => `Go to slide ${at}: ${category}`,
  pause: 'Pause slides',
  play: 'Play slides',

  collection: 'COLLECTION',
  browse: 'Browse the Collection',
  slides: standardSlidesEn,
  offer: 'Offer',
});
