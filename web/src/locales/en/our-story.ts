import { defineStrings } from '../define-strings.ts';

/** Our Story, on Home and on About (docs/reference/specification.md 2: three paragraphs of brand text and an image). */
export const ourStoryStrings = defineStrings('ourStory', {
  title: 'Our Story',
  description:
    'Named after the narcissus: how Nargisus chooses cloth, prices in taka and sends to all eight divisions of Bangladesh.',
  read: 'Read our story',
  picture: 'A handloom with a red jamdani in the making',
  paragraphs: [
    'Nargisus is named after the narcissus, the flower that opens in the cool months, when Bangladesh dresses for weddings, melas and long evenings outdoors. We wanted a shop with that mood: clear, unhurried, and glad of an occasion.',
    'We choose clothes the way our families did at the tailor’s: cloth first. Does it breathe in May? Does the seam lie flat after the tenth wash? Does the collar still stand at the end of the day? What passes becomes part of the collection; what does not, we leave.',
    'Around the wardrobe we have gathered what belongs to a home: woven throws, clay and brass, things made to be used. Everything is priced in taka, with nothing hidden, and sent to your door in all eight divisions.',
  ] as const,
});
