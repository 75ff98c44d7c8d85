import * as z from 'zod/mini';
import { dhakaDay, dhakaDaySchema } from '../time/dhaka-day.ts';
import { typedText } from '../text/written-text.ts';
import { homeMessages } from './home-messages.ts';
import type { ShownOffer } from './home.ts';
import { internalPathSchema } from './internal-path.ts';

/** In characters: two lines of a phone of 360 pixels. */
export const MAX_OFFER_TEXT = 120;

const optionalDay = z.union([z.literal(''), dhakaDaySchema]);
const optionalPath = z.union([z.literal(''), internalPathSchema], homeMessages.linkInvalid);

/** The strip above the banner as staff edit it. `from` and `to` are the first and the last day, in Dhaka; empty: no limit. */
export const offerSchema = z
  .object({
    isOn: z.boolean(),
    text: typedText(MAX_OFFER_TEXT),
    textBn: typedText(MAX_OFFER_TEXT),
    link: optionalPath,
    from: optionalDay,
    to: optionalDay,
  })
  .check(
    z.refine(({ isOn, text }) => !isOn || text !== '', {
      error: homeMessages.offerTextMissing,
      path: ['text'],
    }),
    z.refine(({ from, to }) => !from || !to || from <= to, {
      error: homeMessages.offerEndsBefore,
      path: ['to'],
    }),
  );

export type Offer = z.output<typeof offerSchema>;

export const NO_OFFER: Offer = { isOn: false, text: '', textBn: '', link: '', from: '', to: '' };

/** Returns the strip that shoppers see at a moment; null before its first day, after its last, and while it is off. */
export function offerAt({ isOn, text, textBn, link, from, to }: Offer, at: Date): ShownOffer | null {
  const today = dhakaDay(at);
  const isShown = isOn && (!from || from <= today) && (!to || today <= to);
  return isShown ? { text, textBn, link } : null;
}
