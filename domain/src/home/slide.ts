import * as z from 'zod/mini';
import { IMAGE_URL_PATTERN, MAX_IMAGE_URL_LENGTH } from '../catalogue/image-url.ts';
import { MAX_ALT } from '../catalogue/picture.ts';
import { fixedText } from '../text/message.ts';
import { requiredText, typedText } from '../text/written-text.ts';
import { homeMessages } from './home-messages.ts';
import { internalPathSchema } from './internal-path.ts';

export const MAX_SLIDES = 8;
/** In characters: what fits a phone of 360 pixels beside its picture. */
export const MAX_SLIDE_CATEGORY = 40;
export const MAX_SLIDE_TITLE = 80;
export const MAX_SLIDE_SUBTITLE = 160;

/** A slide of the banner as staff edit it. A reader of Bangla sees the English text where the one in Bangla is empty. */
const slideSchema = z.object({
  /** URL of the upload, or the path of one of the shop's own pictures. */
  picture: z
    .string(homeMessages.pictureMissing)
    .check(
      z.maxLength(MAX_IMAGE_URL_LENGTH, homeMessages.pictureMissing),
      z.regex(IMAGE_URL_PATTERN, homeMessages.pictureMissing),
    ),
  /** What the picture shows; empty for a decorative one. */
  alt: typedText(MAX_ALT),
  altBn: typedText(MAX_ALT),
  /** The line above the title, which also names the slide's button. */
  category: requiredText(homeMessages.categoryMissing, MAX_SLIDE_CATEGORY),
  categoryBn: typedText(MAX_SLIDE_CATEGORY),
  title: requiredText(homeMessages.titleMissing, MAX_SLIDE_TITLE),
  titleBn: typedText(MAX_SLIDE_TITLE),
  subtitle: typedText(MAX_SLIDE_SUBTITLE),
  subtitleBn: typedText(MAX_SLIDE_SUBTITLE),
  link: internalPathSchema,
});

export type Slide = z.output<typeof slideSchema>;

export const slidesSchema = z
  .array(slideSchema)
  .check(
    z.minLength(1, homeMessages.slidesMissing),
    z.maxLength(MAX_SLIDES, fixedText(homeMessages.tooManySlides, { count: MAX_SLIDES })),
  );
