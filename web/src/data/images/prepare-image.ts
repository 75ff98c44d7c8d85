import {
  IMAGE_HEAD_BYTES,
  imageError,
  imageTypeOf,
  isAnimated,
  type ImageKind,
} from '@nargisus/domain/catalogue';

export type PreparedImage = { ok: true; image: Blob } | { ok: false; error: string };

/** Pixels: enough for a round profile photo, and for zooming into a product. */
const MAX_EDGE: Readonly<Record<ImageKind, number>> = { profile: 512, product: 2000 };

/** The quality of the conversion, from 0 to 1. */
const QUALITY = 0.85;

/**
 * Validates a chosen file by its content, not its name, and converts it for upload: upright, no larger than it is shown, and
 * without the camera's metadata (place, time, device). Does not convert an animated image, of which a canvas keeps only the
 * first frame.
 */
export async function prepareImage(file: Blob, kind: ImageKind): Promise<PreparedImage> {
  const type = imageTypeOf(await headOf(file));
  const error = imageError({ type: type ?? '', size: file.size }, kind);
  if (error) return { ok: false, error };
  if (
    (type === 'image/gif' || type === 'image/webp') &&
    isAnimated(new Uint8Array(await file.arrayBuffer()))
  ) {
    return { ok: true, image: new Blob([file], { type }) };
  }
  const image = await resize(new Blob([file], { type }), MAX_EDGE[kind]);
  // The file has the signature of an image but cannot be decoded: reports a wrong type.
  if (!image) return { ok: false, error: imageError({ type: '', size: 0 }, kind)! };
  const convertedType = imageTypeOf(await headOf(image));
  const convertedError = imageError({ type: convertedType ?? '', size: image.size }, kind);
  return convertedError ? { ok: false, error: convertedError } : { ok: true, image };
}

const headOf = async (file: Blob) => new Uint8Array(await file.slice(0, IMAGE_HEAD_BYTES).arrayBuffer());

/** Redraws the image without metadata within `maxEdge` pixels. Returns undefined when the browser cannot decode it. */
async function resize(file: Blob, maxEdge: number): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!bitmap) return undefined;
  const scale = Math.min(1, maxEdge / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const webp = await encode(canvas, 'image/webp');
  if (webp?.type === 'image/webp') return webp;
  // Safari before 2025 writes no WebP. JPEG has no transparency: transparent pixels become white, not black.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return encode(canvas, 'image/jpeg');
}

const encode = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | undefined>((resolve) =>
    canvas.toBlob((image) => resolve(image ?? undefined), type, QUALITY),
  );
