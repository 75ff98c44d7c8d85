import sharp, { type Sharp } from 'sharp';
import type { PictureFormat } from '../src/seed/product-pictures.ts';
import { displaceCloth } from './displaced-cloth.ts';
import { soften } from './soften.ts';

// Pictures are rendered concurrently (render.ts): threads inside one would only compete with it.
sharp.concurrency(1);

/** One picture in one width and format. */
export interface FileToRender {
  readonly width: number;
  readonly height: number;
  readonly format: PictureFormat;
}

/** Width up to which files are scaled from one bitmap; a wider one, for zooming, is rendered apart. */
const PAGE_WIDTH = 1280;

/** Width up to which a picture is in lists, where the smallest file counts most. */
const LIST_WIDTH = 640;

/**
 * Quality for a phone on a slow connection; smooth gradients need no more, and a picture for zooming is looked at in parts.
 * The highest effort takes five times as long for a seventh less.
 */
const ENCODERS = {
  avif: (image: Sharp, width: number) =>
    image.avif({
      quality: width > PAGE_WIDTH ? 38 : width > LIST_WIDTH ? 44 : 46,
      effort: width > LIST_WIDTH ? 3 : 4,
      chromaSubsampling: '4:2:0',
    }),
  webp: (image: Sharp, width: number) => image.webp({ quality: width > PAGE_WIDTH ? 62 : 75, effort: 6 }),
} as const satisfies Record<PictureFormat, (image: Sharp, width: number) => Sharp>;

/** Renders an SVG to each of the files; returns their bytes in the same order. */
export async function renderPicture(svg: string, files: readonly FileToRender[]): Promise<Buffer[]> {
  const groups = [
    files.filter(({ width }) => width > PAGE_WIDTH),
    files.filter(({ width }) => width <= PAGE_WIDTH),
  ];
  const rendered = await Promise.all(
    groups.filter((group) => group.length > 0).map((group) => renderGroup(svg, group)),
  );
  const bytes = new Map(rendered.flat());
  return files.map((file) => bytes.get(file)!);
}

async function renderGroup(
  svg: string,
  files: readonly FileToRender[],
): Promise<(readonly [FileToRender, Buffer])[]> {
  const widest = files.reduce((one, other) => (other.width > one.width ? other : one));
  // Rendered once at the greatest width, because scaling pixels down is cheaper than rendering vectors.
  const { data, info } = await sharp(Buffer.from(await soften(await displaceCloth(svg, widest.width))), {
    unlimited: true,
  })
    .resize(widest.width, widest.height)
    .flatten({ background: '#eee5d8' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return Promise.all(
    files.map(
      async (file) =>
        [
          file,
          await ENCODERS[file.format](
            sharp(data, { raw }).resize(file.width, file.height),
            file.width,
          ).toBuffer(),
        ] as const,
    ),
  );
}
