import type { PictureFile } from './picture.tsx';

/** Returns the files of an illustration of the site (local-suite/drawing/README.md). */
export function sitePicture(name: string, widths: readonly number[], ratio: number): PictureFile[] {
  return widths.map((width) => ({
    width,
    height: Math.round(width / ratio),
    avif: `/pictures/${name}-${width}.avif`,
    webp: `/pictures/${name}-${width}.webp`,
  }));
}
