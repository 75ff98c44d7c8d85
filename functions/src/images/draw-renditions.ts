import {
  RENDITION_FORMATS,
  RENDITION_WIDTHS,
  type RenditionSize,
  type RenditionFormat,
} from '@nargisus/domain/catalogue';
import type { Sharp } from 'sharp';

/** A rendition of one width and format. */
interface DrawnFile extends RenditionSize {
  readonly format: RenditionFormat;
  readonly bytes: Buffer;
}

export type Drawing =
  | { readonly ok: true; readonly sizes: RenditionSize[]; readonly files: DrawnFile[] }
  /** unclean: `bytes` is the same image without its camera metadata. */
  | { readonly ok: false; readonly reason: 'unclean'; readonly bytes: Buffer }
  | { readonly ok: false; readonly reason: 'not-an-image' };

/** By content: the name of an upload proves nothing. */
const IMAGE_FORMATS = ['jpeg', 'png', 'gif', 'webp'];
/** An image of few bytes may have millions of pixels: drawing it would take all memory. */
const MAX_PIXELS = 50_000_000;
/** As productSchema requires. */
const MAX_EDGE = 4000;

const ENCODERS: Readonly<Record<RenditionFormat, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 50, effort: 2 }),
  webp: (image) => image.webp({ quality: 78, effort: 4 }),
};

/**
 * Draws an image in the shop's widths, never larger than it is. Rejects content that is not completely readable as
 * one of the allowed formats. Removes EXIF, XMP and IPTC (they may say where a photo was taken), and applies the
 * EXIF rotation.
 * @param sizesFor - chooses the sizes for the size of the image; the shop's widths by default
 */
export async function drawRenditions(
  upload: Buffer,
  sizesFor: (image: RenditionSize) => RenditionSize[] = sizesOf,
): Promise<Drawing> {
  const { default: sharp } = await import('sharp');
  const open = () => sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  try {
    const inspected = await inspect(open);
    if (!inspected.ok) return inspected;
    // Decoded once, so that a truncated file is detected and each width is scaled from the same pixels.
    const { data, info } = await open().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const sizes = sizesFor(info);
    const files: DrawnFile[] = [];
    for (const size of sizes) {
      for (const format of RENDITION_FORMATS) {
        const scaled = sharp(data, { raw }).resize(size.width, size.height, { fit: 'fill' });
        files.push({ ...size, format, bytes: await ENCODERS[format](scaled).toBuffer() });
      }
    }
    return { ok: true, sizes, files };
  } catch {
    return { ok: false, reason: 'not-an-image' };
  }
}

/** An image as it may be shown: `unclean` with `bytes` of the same image without its camera metadata. */
type Inspection = { readonly ok: true } | Extract<Drawing, { ok: false }>;

/** Tests an upload that is shown as it is. Rejects content that cannot be decoded as one of the allowed formats. */
export async function inspectImage(upload: Buffer): Promise<Inspection> {
  const { default: sharp } = await import('sharp');
  const open = () => sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  try {
    const inspected = await inspect(open);
    if (inspected.ok) await open().stats(); // decodes every pixel
    return inspected;
  } catch {
    return { ok: false, reason: 'not-an-image' };
  }
}

async function inspect(open: () => Sharp): Promise<Inspection> {
  const { format, width, height, exif, xmp, iptc } = await open().metadata();
  if (!IMAGE_FORMATS.includes(format) || !width || !height) return { ok: false, reason: 'not-an-image' };
  if (!(exif ?? xmp ?? iptc)) return { ok: true };
  return { ok: false, reason: 'unclean', bytes: await open().autoOrient().keepIccProfile().toBuffer() };
}

/** Returns the shop's widths that the image has, and its own when that is between two of them or smaller than all. */
function sizesOf({ width, height }: RenditionSize): RenditionSize[] {
  const widest = Math.min(width, RENDITION_WIDTHS.at(-1) ?? width, Math.floor((MAX_EDGE * width) / height));
  const widths = [...RENDITION_WIDTHS.filter((it) => it < widest), Math.max(1, widest)];
  return widths.map((it) => ({ width: it, height: Math.max(1, Math.round((it * height) / width)) }));
}
