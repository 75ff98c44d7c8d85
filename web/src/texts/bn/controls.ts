import type { controlTexts } from '../en/controls.ts';
import type { Translation } from '../topic.ts';

export const controls: Translation<typeof controlTexts.en> = {
  decrease: (of) => `${of}: পরিমাণ কমান`,
  increase: (of) => `${of}: পরিমাণ বাড়ান`,
};
