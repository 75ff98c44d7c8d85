import { defineStrings } from '../define-strings.ts';

/** Choosing and uploading an image. Validation errors are in the domain (imageError). */
export const imageStrings = defineStrings('images', {
  optional: (label: string) => `${label} (optional)`,
  drop: 'Drag a picture here, or',
  choose: 'choose a file',
  dropSeveral: 'Drag pictures here, or',
  chooseSeveral: 'choose files',
  hint: 'JPEG, PNG, GIF or WebP, up to 10\u00a0MB',
  change: 'Change image',
  remove: 'Remove',
  preparing: 'Preparing the picture...',
  uploading: 'Uploading...',
  uploadingPart: (percent: string) => `Uploading, ${percent}%`,
  dropNow: 'Drop it here',
});
