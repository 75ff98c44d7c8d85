/** The offer of Bangla, in Bangla alone: it is for visitors who read the English page and whose browser prefers Bangla. */
export const LANGUAGE_OFFER = {
  text: 'নার্গিসাস বাংলায়ও আছে।',
  accept: 'বাংলায় দেখুন',
  close: 'বন্ধ করুন',
} as const;
