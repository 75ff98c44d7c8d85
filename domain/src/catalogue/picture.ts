import * as z from 'zod/mini';
import { typedText } from '../text/written-text.ts';
import { catalogueMessages } from './catalogue-messages.ts';
import { imageUrlSchema } from './image-url.ts';
import { renditionPatternSchema } from './rendition-pattern.ts';

export const MAX_PICTURES = 10;
/** Characters. Screen readers read an alternative text in one go, so it should be short. */
export const MAX_ALT = 200;

/**
 * A picture as staff edit it: the uploaded file and its alternative text in English and Bangla. Without a text, the
 * product's name and the picture's position stand in for it.
 */
const editedPictureSchema = z.object({
  url: imageUrlSchema,
  alt: z._default(typedText(MAX_ALT), ''),
  altBn: z.optional(typedText(MAX_ALT)),
});

/** A picture as stored: with its renditions, once functions have made them. */
const pictureSchema = z.extend(editedPictureSchema, { renditions: z.optional(renditionPatternSchema) });

export type EditedPicture = z.output<typeof editedPictureSchema>;
export type Picture = z.output<typeof pictureSchema>;

const areDifferent = z.refine<readonly EditedPicture[]>(
  (pictures) => new Set(pictures.map(({ url }) => url)).size === pictures.length,
  catalogueMessages.pictureTwice,
);

export const editedPicturesSchema = z
  .array(editedPictureSchema)
  .check(z.maxLength(MAX_PICTURES, catalogueMessages.tooManyPictures), areDifferent);
export const picturesSchema = z
  .array(pictureSchema)
  .check(z.minLength(1), z.maxLength(MAX_PICTURES), areDifferent);
