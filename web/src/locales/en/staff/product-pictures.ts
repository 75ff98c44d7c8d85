import { defineStrings } from '../../define-strings.ts';

/** The pictures in the product forms. */
export const productPictureStrings = defineStrings('productPictures', {
  list: 'Pictures in order',
  picture: (position: string) => `picture ${position}`,
  main: 'Main',
  hint: 'JPEG, PNG, GIF or WebP, up to 10\u00a0MB each, at most 10. The first is shown in lists, cart and orders.',
  full: 'That is 10, as many as a product can have. Remove one to add another.',
  alt: (position: string) => `What picture ${position} shows`,
  altBn: (position: string) => `The same in Bangla (${position})`,
  drag: 'Drag to change the order',
  earlier: 'Move up',
  later: 'Move down',
  remove: 'Remove',
  moved: (position: string, count: string) => `Moved to position ${position} of ${count}`,
  removed: (position: string) => `Picture ${position} removed`,
  revert: 'Revert image',
});
