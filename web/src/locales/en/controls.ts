import { defineStrings } from '../define-strings.ts';

/** Words of ui/: what the same control says wherever it stands. */
export const controlStrings = defineStrings('controls', {
  decrease: (of: string) => `Decrease quantity of ${of}`,
  increase: (of: string) => `Increase quantity of ${of}`,
});
