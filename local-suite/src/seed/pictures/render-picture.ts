import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { soften } from './soften.ts';

// Pictures are made side by side (map-concurrently.ts): threads inside one would only get in each other's way.
sharp.concurrency(1);

const FORMATS = ['avif', 'webp'] as const;
type PictureFormat = (typeof FORMATS)[number];

/** One picture in one width and format. */
export interface RenderedFile {
  readonly width: number;
  readonly height: number;
  readonly format: PictureFormat;
  readonly bytes: Buffer;
}

const CACHE = join(import.meta.dirname, '../../../../node_modules/.cache/nargisus-pictures');
/** Part of every cache key: raise it when the encoders' settings or soften.ts change. */
const ENCODING = 'e5';

/**
 * What a phone on a slow line pays for; smooth gradients need no more than this. AVIF by its quickest search: one
 * step more costs 2.5 times the time and saves as many bytes as four points of quality, which nobody sees here.
 */
const ENCODERS = {
  avif: (image: Sharp) => image.avif({ quality: 46, effort: 0, chromaSubsampling: '4:2:0' }),
  webp: (image: Sharp) => image.webp({ quality: 75, effort: 2 }),
} as const satisfies Record<PictureFormat, (image: Sharp) => Sharp>;

/**
 * An SVG in each width and format, by rising width. The files are kept in node_modules/.cache by the hash of the SVG:
 * a second run reads them instead of drawing. `aspect` is width divided by height.
 */
export async function renderPicture(
  svg: string,
  widths: readonly number[],
  aspect: number,
): Promise<RenderedFile[]> {
  const hash = createHash('sha256').update(ENCODING).update(svg).digest('hex').slice(0, 24);
  const wanted = [...widths]
    .sort((a, b) => a - b)
    .flatMap((width) => FORMATS.map((format) => ({ width, height: Math.round(width / aspect), format })));
  const pathOf = ({ width, format }: (typeof wanted)[number]) => join(CACHE, hash, `${width}.${format}`);
  if (!wanted.every((file) => existsSync(pathOf(file)))) await draw(svg, wanted, pathOf);
  return Promise.all(wanted.map(async (file) => ({ ...file, bytes: await readFile(pathOf(file)) })));
}

async function draw<File extends Omit<RenderedFile, 'bytes'>>(
  svg: string,
  files: readonly File[],
  pathOf: (file: File) => string,
): Promise<void> {
  const widest = files.at(-1)!;
  // Drawn once at the greatest width: vectors cost more than scaling pixels down.
  const { data, info } = await sharp(Buffer.from(await soften(svg)))
    .resize(widest.width, widest.height)
    .flatten({ background: '#eee5d8' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  await Promise.all(
    files.map(async (file) => {
      const scaled = sharp(data, { raw }).resize(file.width, file.height);
      const bytes = await ENCODERS[file.format](scaled).toBuffer();
      const path = pathOf(file);
      await mkdir(join(path, '..'), { recursive: true });
      // Written aside and renamed: a run that is interrupted leaves no half picture in the cache.
      await writeFile(`${path}.${process.pid}`, bytes);
      await rename(`${path}.${process.pid}`, path);
    }),
  );
}
