import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mapConcurrently } from '../map-concurrently.ts';
import { productSvg } from './product-picture.ts';
import { renderPicture } from './render-picture.ts';
import { BANNER_COUNT, bannerSvg, LANDSCAPE, PORTRAIT } from './site/banners.ts';
import { CATEGORY_CARDS } from './site/category-cards.ts';
import { handloom } from './site/story.ts';

const FOLDER = join(import.meta.dirname, '../../../../web/public/pictures');
const ASPECT = 4 / 5;
const AT_ONCE = 2;

interface SitePicture {
  readonly name: string;
  readonly svg: string;
  readonly widths: readonly number[];
  readonly aspect: number;
}

/** Every picture of the site itself; README.md beside this file lists their names. */
function sitePictures(): SitePicture[] {
  const banners = Array.from({ length: BANNER_COUNT }, (_, i) => i + 1).flatMap((number): SitePicture[] => [
    {
      name: `banner-${number}`,
      svg: bannerSvg(number, 'landscape'),
      widths: [640, 1280, 1920],
      aspect: LANDSCAPE.width / LANDSCAPE.height,
    },
    {
      name: `banner-${number}-portrait`,
      svg: bannerSvg(number, 'portrait'),
      widths: [480, 720, 1080],
      aspect: PORTRAIT.width / PORTRAIT.height,
    },
  ]);
  const categories = Object.entries(CATEGORY_CARDS).map(([id, picture]): SitePicture => ({
    name: `category-${id}`,
    svg: productSvg(picture),
    widths: [320, 640],
    aspect: ASPECT,
  }));
  return [
    ...banners,
    ...categories,
    {
      name: 'story',
      svg: productSvg({ paper: 'sand', draw: handloom }),
      widths: [320, 640, 960],
      aspect: ASPECT,
    },
  ];
}

const started = Date.now();
await mkdir(FOLDER, { recursive: true });
const written = await mapConcurrently(sitePictures(), AT_ONCE, async ({ name, svg, widths, aspect }) => {
  const files = await renderPicture(svg, widths, aspect);
  const changed = await Promise.all(
    files.map(async ({ width, format, bytes }) => {
      const path = join(FOLDER, `${name}-${width}.${format}`);
      // A file that is already right keeps its date, so that a build that copies by date has nothing to do.
      if (existsSync(path) && bytes.equals(await readFile(path))) return 0;
      // Written aside and renamed: whoever serves or copies the folder meanwhile never sees half a picture.
      await writeFile(`${path}.${process.pid}`, bytes);
      await rename(`${path}.${process.pid}`, path);
      return 1;
    }),
  );
  return changed.reduce<number>((sum, one) => sum + one, 0);
});
const count = written.reduce((sum, one) => sum + one, 0);
console.info(`Site pictures: ${count} written in ${((Date.now() - started) / 1000).toFixed(1)} s`);
