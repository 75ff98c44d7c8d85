import type { controlStrings } from '../en/controls.ts';
import type { Translation } from '../define-strings.ts';

export const controls: Translation<typeof controlStrings.en> = {
  decrease: (of) => `${of}: পরিমাণ কমান`,
  increase: (of) => `${of}: পরিমাণ বাড়ান`,
};
