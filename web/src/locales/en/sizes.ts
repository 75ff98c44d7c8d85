import { ENGLISH_SIZES } from '@nargisus/domain/catalogue';
import { defineStrings } from '../define-strings.ts';

/** What sizes are called, wherever a line of a cart or an order is shown. */
export const sizeStrings = defineStrings('sizes', {
  size: (label: string) => `Size ${label}`,
  oneSize: ENGLISH_SIZES.oneSize,
  years: ENGLISH_SIZES.years,
});
