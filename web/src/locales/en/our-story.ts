import { defineStrings } from '../define-strings.ts';

/** Our Story, on Home and on About (docs/reference/specification.md 2). */
export const ourStoryStrings = defineStrings('ourStory', {
  title: 'Our Story',
  read: 'Read our story',
  picture: 'A handloom with a red jamdani in the making',
  lead: 'Nargisus is named after the narcissus, the flower that opens in the cool months, when Bangladesh dresses for weddings, melas and long evenings outdoors. We wanted a shop with that mood: clear, unhurried, and glad of an occasion.',
});
