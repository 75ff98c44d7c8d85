import type { heartButtonStrings } from '../en/heart-button.ts';
import type { Translation } from '../define-strings.ts';

export const heartButton: Translation<typeof heartButtonStrings.en> = {
  save: (name) => `${name} পছন্দের তালিকায় রাখুন`,
};
