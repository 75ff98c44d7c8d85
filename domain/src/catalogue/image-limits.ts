import { imageMessages } from './catalogue-messages.ts';

/** Limits of uploaded images (docs/reference/specification.md 5, Images). */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;

/** What an image shows: each kind has its own messages. */
export type ImageKind = keyof typeof imageMessages;

/** Returns the error of a selected image for the shopper; undefined when it may be uploaded. */
export function imageError(
  file: { readonly type: string; readonly size: number },
  kind: ImageKind,
): string | undefined {
  // Some browsers still report image/jpg, which is not a registered type.
  const type = file.type === 'image/jpg' ? 'image/jpeg' : file.type;
  if (!IMAGE_TYPES.some((allowed) => allowed === type)) return imageMessages[kind].type;
  return file.size > MAX_IMAGE_BYTES ? imageMessages[kind].size : undefined;
}
