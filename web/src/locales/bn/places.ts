import type { placesStrings } from '../en/places.ts';
import type { Translation } from '../define-strings.ts';

export const places: Translation<typeof placesStrings.en> = {
  hint: 'কয়েকটি অক্ষর লিখুন, বাংলায় বা ইংরেজিতে: মিরপুর, কুমিল্লা, সাভার',
  options: 'মিলে যাওয়া এলাকা',
  count: (_count, written) => `${written}টি এলাকা`,
  none: 'এই নামে কোনো এলাকা নেই। অন্য বানানে, বা থানা কিংবা জেলার নামে খুঁজুন।',
  unavailable: 'এলাকার তালিকা আনা যায়নি। ঠিকানাটি নিজে লিখুন।',
  chooseRegion: 'বিভাগ বেছে নিন',
  byHand: 'বিভাগ, শহর ও জেলা নিজে লিখুন',
};
