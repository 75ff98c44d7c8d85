import { defineStrings } from '../define-strings.ts';

/** The field that searches the areas of Bangladesh. */
export const placesStrings = defineStrings('places', {
  hint: 'Type a few letters, in English or Bangla: Mirpur, Cumilla, Savar',
  options: 'Areas that match',
  count: (count: number, written: string) => (count === 1 ? `${written} area` : `${written} areas`),
  none: 'No such area. Try another spelling, your thana or your district.',
  unavailable: 'The areas could not be loaded. Type your address by hand.',
  chooseRegion: 'Choose a region',
  byHand: 'Type region, city and district by hand',
});
