import {
  RENDITION_FORMATS,
  RENDITION_WIDTHS,
  type RenditionSize,
  type RenditionFormat,
} from '@nargisus/domain/catalogue';
import type { Sharp } from 'sharp';

/** One width in one format. */
interface DrawnFile extends RenditionSize {
  readonly format: RenditionFormat;
  readonly bytes: Buffer;
}

export type Drawing =
  | { readonly ok: true; readonly sizes: RenditionSize[]; readonly files: DrawnFile[] }
  /** unclean: `bytes` is the same picture without what its camera wrote into it. */
  | { readonly ok: false; readonly reason: 'unclean'; readonly bytes: Buffer }
  | { readonly ok: false; readonly reason: 'not-a-picture' };

/** By content; what an upload calls itself says nothing. */
const PICTURE_FORMATS = ['jpeg', 'png', 'gif', 'webp'];
/** A picture of few bytes may be millions of pixels wide: drawing it would take all memory. */
const MAX_PIXELS = 50_000_000;
/** As productSchema has it. */
const MAX_EDGE = 4000;

const ENCODERS: Readonly<Record<RenditionFormat, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 50, effort: 2 }),
  webp: (image) => image.webp({ quality: 78, effort: 4 }),
};

/**
 * Draws a picture in the shop's widths, never larger than it is. Looks at its content first: whatever cannot be read from
 * beginning to end as one of the allowed formats is no picture. Nothing of EXIF, XMP or IPTC is left (where a photo was
 * taken is nobody's business); the turn that EXIF asks for is made.
 */
export async function drawRenditions(upload: Buffer): Promise<Drawing> {
  const { default: sharp } = await import('sharp');
  const open = () => sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  try {
    const { format, width, height, exif, xmp, iptc } = await open().metadata();
    if (!PICTURE_FORMATS.includes(format) || !width || !height) return { ok: false, reason: 'not-a-picture' };
    if (exif ?? xmp ?? iptc) {
      const bytes = await open().autoOrient().keepIccProfile().toBuffer();
      return { ok: false, reason: 'unclean', bytes };
    }
    // Once, so that a broken end is found and each width is scaled from the same pixels.
    const { data, info } = await open().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const sizes = sizesOf(info);
    const files: DrawnFile[] = [];
    for (const size of sizes) {
      for (const format of RENDITION_FORMATS) {
        const scaled = sharp(data, { raw }).resize(size.width, size.height, { fit: 'fill' });
        files.push({ ...size, format, bytes: await ENCODERS[format](scaled).toBuffer() });
      }
    }
    return { ok: true, sizes, files };
  } catch {
    return { ok: false, reason: 'not-a-picture' };
  }
}

/** The shop's widths that the picture has, and its own when it is between two of them or narrower than all. */
function sizesOf({ width, height }: RenditionSize): RenditionSize[] {
  const widest = Math.min(width, RENDITION_WIDTHS.at(-1) ?? width, Math.floor((MAX_EDGE * width) / height));
  const widths = [...RENDITION_WIDTHS.filter((it) => it < widest), Math.max(1, widest)];
  return widths.map((it) => ({ width: it, height: Math.max(1, Math.round((it * height) / width)) }));
}
