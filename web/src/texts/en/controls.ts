import { topic } from '../topic.ts';

/** Words of ui/: what the same control says wherever it stands. */
export const controlTexts = topic('controls', {
  decrease: (of: string) => `Decrease quantity of ${of}`,
  increase: (of: string) => `Increase quantity of ${of}`,
});
