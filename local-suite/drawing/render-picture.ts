import sharp, { type Sharp } from 'sharp';
import type { PictureFormat } from '../src/seed/product-pictures.ts';
import { soften } from './soften.ts';

// Pictures are rendered concurrently (render.ts): threads inside one would only compete with it.
sharp.concurrency(1);

/** One picture in one width and format. */
export interface FileToRender {
  readonly width: number;
  readonly height: number;
  readonly format: PictureFormat;
}

/** Quality for a phone on a slow connection; smooth gradients need no more. Encoded once, so with high effort. */
const ENCODERS = {
  avif: (image: Sharp) => image.avif({ quality: 46, effort: 4, chromaSubsampling: '4:2:0' }),
  webp: (image: Sharp) => image.webp({ quality: 75, effort: 6 }),
} as const satisfies Record<PictureFormat, (image: Sharp) => Sharp>;

/** Renders an SVG to each of the files, given by rising width; returns their bytes in the same order. */
export async function renderPicture(svg: string, files: readonly FileToRender[]): Promise<Buffer[]> {
  const widest = files.at(-1)!;
  // Rendered once at the greatest width, because scaling pixels down is cheaper than rendering vectors.
  const { data, info } = await sharp(Buffer.from(await soften(svg)))
    .resize(widest.width, widest.height)
    .flatten({ background: '#eee5d8' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return Promise.all(
    files.map(({ width, height, format }) =>
      ENCODERS[format](sharp(data, { raw }).resize(width, height)).toBuffer(),
    ),
  );
}
