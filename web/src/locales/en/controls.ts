import { defineStrings } from '../define-strings.ts';

/** Controls of ui/. */
export const controlStrings = defineStrings('controls', {
  decrease: (of: string) => `Decrease quantity of ${of}`,
  increase: (of: string) => `Increase quantity of ${of}`,
});
