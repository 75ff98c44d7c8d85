import * as z from 'zod/mini';
import { imageUrlSchema } from '../catalogue/image-url.ts';
import { productSchema } from '../catalogue/product.ts';
import { renditionPatternSchema } from '../catalogue/rendition-pattern.ts';
import type { HomeRowSource } from './home-row-source.ts';

// The texts of staff were checked when they were saved: every visitor loads this file.

const shownSlideSchema = z.object({
  picture: imageUrlSchema,
  /** Of an upload, once they are drawn. */
  renditions: z.optional(renditionPatternSchema),
  alt: z.string(),
  altBn: z.string(),
  category: z.string(),
  categoryBn: z.string(),
  title: z.string(),
  titleBn: z.string(),
  subtitle: z.string(),
  subtitleBn: z.string(),
  link: z.string(),
});

const shownRowSchema = z.object({
  source: z.custom<HomeRowSource>((it) => typeof it === 'string'),
  title: z.string(),
  titleBn: z.string(),
  products: z.array(productSchema),
});

const shownOfferSchema = z.object({ text: z.string(), textBn: z.string(), link: z.string() });

/** What `GET /api/home` answers: the home page as staff composed it. */
export const homeSchema = z.object({
  /** Null: the standard slides, whose texts the page has. */
  slides: z.nullable(z.array(shownSlideSchema)),
  rows: z.array(shownRowSchema),
  /** Null where there is none today. */
  offer: z.nullable(shownOfferSchema),
});

export type Home = z.output<typeof homeSchema>;
export type ShownSlide = z.output<typeof shownSlideSchema>;
export type ShownRow = z.output<typeof shownRowSchema>;
export type ShownOffer = z.output<typeof shownOfferSchema>;
