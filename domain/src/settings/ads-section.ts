import * as z from 'zod/mini';
import { adsMessages } from '../ads/ads-messages.ts';
import { typedText } from '../text/written-text.ts';
import { defineSection, type ValuesOf } from './section.ts';

const PIXEL_ID = /^(\d{15,16})?$/;
/** With blanks, as it may be pasted. */
const MAX_TYPED = 40;

/** Meta's ads (docs/adr/0066). Without a pixel ID, visitors are not asked for consent and no event is sent. */
export const adsSection = defineSection({
  isPublic: true,
  fields: {
    pixelId: {
      kind: 'text',
      schema: typedText(MAX_TYPED).check(z.regex(PIXEL_ID, adsMessages.pixelIdInvalid)),
      byDefault: '',
      isOptional: true,
    },
  },
});

export type AdsSettings = ValuesOf<typeof adsSection>;
