import * as z from 'zod/mini';
import type { Rendition } from './product.ts';

/** The width and height of each rendition by ascending width, for example "320x400 640x800". */
const SIZES_PATTERN = /^[1-9]\d{0,3}x[1-9]\d{0,3}( [1-9]\d{0,3}x[1-9]\d{0,3}){0,3}$/;

/**
 * The renditions of one picture in a fifth of the bytes that a list of them takes: `pattern` is their common URL with
 * {width} and {format} (avif, webp) left open, relative to the shop or absolute.
 */
export const renditionPatternSchema = z.object({
  pattern: z.string().check(z.maxLength(2000)),
  sizes: z.string().check(z.regex(SIZES_PATTERN)),
});

export type RenditionPattern = z.output<typeof renditionPatternSchema>;

/** Returns renditions as one pattern; undefined where their URLs have none in common, or there are none. */
export function packRenditions(images: readonly Rendition[]): RenditionPattern | undefined {
  const [first] = images;
  if (!first || /[{}]/.test(first.avif)) return undefined;
  const pattern = first.avif.replace(`${first.width}.avif`, '{width}.{format}');
  const sizes = images.map(({ width, height }) => `${width}x${height}`).join(' ');
  const again = spreadRenditions({ pattern, sizes });
  const fits = images.every(({ avif, webp }, at) => again[at]?.avif === avif && again[at].webp === webp);
  return fits ? { pattern, sizes } : undefined;
}

/** Returns the renditions that a pattern stands for. */
export function spreadRenditions({ pattern, sizes }: RenditionPattern): Rendition[] {
  return [...sizes.matchAll(/(\d+)x(\d+)/g)].map(([, width, height]) => {
    const as = (format: string) => pattern.replace('{width}.{format}', `${width}.${format}`);
    return { width: Number(width), height: Number(height), avif: as('avif'), webp: as('webp') };
  });
}
