import {
  IMAGE_HEAD_BYTES,
  imageError,
  imageTypeOf,
  isAnimated,
  type ImageKind,
} from '@nargisus/domain/catalogue';

export type PreparedImage = { ok: true; image: Blob } | { ok: false; error: string };

/** Longest edge in pixels: a round profile photo, or a product page at twice the width of a phone. */
const LONGEST_EDGE: Readonly<Record<ImageKind, number>> = { profile: 512, product: 1600 };

const QUALITY = 0.85;

/**
 * Validates a chosen file by its content, not its name, and converts it for upload: upright, no larger than it is shown, and
 * without the camera's metadata (place, time, device). An animated image is not converted, because a canvas would keep its
 * first frame alone.
 */
export async function prepareImage(file: Blob, form: ImageKind): Promise<PreparedImage> {
  const type = imageTypeOf(await headOf(file));
  const error = imageError({ type: type ?? '', size: file.size }, form);
  if (error) return { ok: false, error };
  if (
    (type === 'image/gif' || type === 'image/webp') &&
    isAnimated(new Uint8Array(await file.arrayBuffer()))
  ) {
    return { ok: true, image: new Blob([file], { type }) };
  }
  const image = await redraw(new Blob([file], { type }), LONGEST_EDGE[form]);
  // The file has the signature of an image but cannot be decoded: reports a wrong type.
  if (!image) return { ok: false, error: imageError({ type: '', size: 0 }, form)! };
  const convertedType = imageTypeOf(await headOf(image));
  const convertedError = imageError({ type: convertedType ?? '', size: image.size }, form);
  return convertedError ? { ok: false, error: convertedError } : { ok: true, image };
}

const headOf = async (file: Blob) => new Uint8Array(await file.slice(0, IMAGE_HEAD_BYTES).arrayBuffer());

/** Returns undefined when the browser cannot decode the image. */
async function redraw(file: Blob, longest: number): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!bitmap) return undefined;
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
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
