import type { ImageType } from './image-limits.ts';

/** How many bytes from the start of a file imageTypeOf needs. */
export const IMAGE_HEAD_BYTES = 32;

const SIGNATURES: readonly (readonly [ImageType, RegExp])[] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n\x1a\n/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
];

/** Returns the image type of a file by its first bytes; undefined for a type that the shop does not accept. */
export function imageTypeOf(head: Uint8Array): ImageType | undefined {
  const text = latin1(head.subarray(0, IMAGE_HEAD_BYTES));
  return SIGNATURES.find(([, signature]) => signature.test(text))?.[0];
}

/**
 * Returns whether a GIF or WebP is animated. Such an image is stored unchanged, because a canvas would keep one frame.
 */
export function isAnimated(file: Uint8Array): boolean {
  switch (imageTypeOf(file)) {
    case 'image/gif':
      return gifFrames(file) > 1;
    case 'image/webp':
      return latin1(file.subarray(12, 16)) === 'VP8X' && ((file[20] ?? 0) & 0x02) !== 0;
    default:
      return false;
  }
}

/** Reads the blocks of a GIF (GIF89a, section 15 on) up to the second frame. */
function gifFrames(gif: Uint8Array): number {
  const byte = (place: number) => gif[place] ?? 0;
  const colours = (packed: number) => (packed & 0x80 ? 3 * 2 ** ((packed & 0x07) + 1) : 0);
  const afterBlocks = (place: number) => {
    while (byte(place) > 0) place += byte(place) + 1;
    return place + 1;
  };
  let frames = 0;
  let place = 13 + colours(byte(10));
  while (place < gif.length && frames < 2) {
    const block = byte(place);
    if (block === 0x21) {
      place = afterBlocks(place + 2); // an extension: its label, then data
    } else if (block === 0x2c) {
      frames += 1;
      place = afterBlocks(place + 11 + colours(byte(place + 9))); // a frame: descriptor, colours, code size, data
    } else {
      break; // the trailer, or content that is not a GIF
    }
  }
  return frames;
}

const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes);
