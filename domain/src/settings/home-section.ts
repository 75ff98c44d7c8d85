import { homeRowsSchema, STANDARD_ROW } from '../home/home-row.ts';
import { NO_OFFER, offerSchema } from '../home/offer.ts';
import { slidesSchema } from '../home/slide.ts';
import { STANDARD_SLIDES } from '../home/standard-slides.ts';
import { defineSection, type ValuesOf } from './section.ts';

/**
 * The home page as staff compose it (docs/adr/0055). Public, but with a call of its own, which adds the products of the
 * rows.
 */
export const homeSection = defineSection({
  isPublic: false,
  fields: {
    slides: {
      kind: 'slides',
      schema: slidesSchema,
      byDefault: [...STANDARD_SLIDES],
      isOptional: false,
      hasParts: true,
    },
    rows: {
      kind: 'rows',
      schema: homeRowsSchema,
      byDefault: [STANDARD_ROW],
      isOptional: true,
      hasParts: true,
    },
    offer: { kind: 'offer', schema: offerSchema, byDefault: NO_OFFER, isOptional: true, hasParts: true },
  },
});

export type HomeSettings = ValuesOf<typeof homeSection>;
