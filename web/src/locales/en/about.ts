import { defineStrings } from '../define-strings.ts';

/** About: Our Story goes on there (docs/reference/specification.md 2: three paragraphs of brand text and an image). */
export const aboutStrings = defineStrings('about', {
  description:
    'Named after the narcissus: how Nargisus chooses cloth, prices in taka and sends to all eight divisions of Bangladesh.',
  paragraphs: [
    'We choose clothes the way our families did at the tailor’s: cloth first. Does it breathe in May? Does the seam lie flat after the tenth wash? Does the collar still stand at the end of the day? What passes becomes part of the collection; what does not, we leave.',
    'Around the wardrobe we have gathered what belongs to a home: woven throws, clay and brass, things made to be used. Everything is priced in taka, with nothing hidden, and sent to your door in all eight divisions.',
  ] as const,
});
