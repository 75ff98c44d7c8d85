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
  slides: [
    {
      category: 'Bottom Wear',
      title: 'Trousers that hold their line',
      subtitle: 'Chinos, twills and easy linens, cut for long days in the heat.',
    },
    {
      category: 'Premium Suits',
      title: 'Dressed for the invitation',
      subtitle: 'Clean shoulders and quiet cloth, for the office, the holud and the wedding.',
    },
    {
      category: 'Everyday Essentials',
      title: 'The shirt you reach for',
      subtitle: 'Soft cottons that wash well, dry fast and come back for more.',
    },
    {
      category: 'Accessories',
      title: 'The last thing you put on',
      subtitle: 'Belts, watches and bags that finish what the clothes began.',
    },
  ] as const,
});
