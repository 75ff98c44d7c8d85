import { defineStrings } from '../define-strings.ts';

/** Strings that several screens share. */
export const commonStrings = defineStrings('common', {
  home: 'Home',
  products: 'Products',
  about: 'About',
  loading: 'Loading...',
  retry: 'Retry',
  cancel: 'Cancel',
  close: 'Close',
  items: (count: number, written: string) => `${written} ${count === 1 ? 'item' : 'items'}`,
});
