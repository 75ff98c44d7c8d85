import { describe, expect, test } from 'vitest';
import { imageTypeOf, isAnimated } from './image-content.ts';

const latin1 = (text: string) => Array.from(text, (sign) => sign.charCodeAt(0));
const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? latin1(part) : part)));

describe('imageTypeOf', () => {
  test.each([
    ['image/jpeg', bytes([0xff, 0xd8, 0xff, 0xe0])],
    ['image/png', bytes('\x89PNG\r\n\x1a\n', [0, 0, 0, 13])],
    ['image/gif', bytes('GIF87a')],
    ['image/gif', bytes('GIF89a')],
    ['image/webp', bytes('RIFF', [10, 0, 0, 0], 'WEBPVP8 ')],
    [undefined, bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    [undefined, bytes('%PDF-1.7')],
    [undefined, bytes('RIFF', [10, 0, 0, 0], 'WAVE')],
    [undefined, bytes('PNG')],
    [undefined, bytes()],
  ])('%s', (type, head) => {
    expect(imageTypeOf(head)).toBe(type);
  });
});

describe('isAnimated', () => {
  const screen = latin1('GIF89a').concat([1, 0, 1, 0, 0x80, 0, 0]);
  const colours = [0, 0, 0, 255, 255, 255];
  const control = [0x21, 0xf9, 4, 0, 0, 0, 0, 0];
  const frame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4c, 1, 0];
  const ownColours = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0x80, ...colours, 2, 2, 0x4c, 1, 0];

  test.each([
    ['one frame', bytes(screen, colours, control, frame, [0x3b]), false],
    ['two frames', bytes(screen, colours, control, frame, control, frame, [0x3b]), true],
    ['two frames with colours of their own', bytes(screen, colours, ownColours, ownColours, [0x3b]), true],
    ['a frame mark inside a comment', bytes(screen, colours, frame, [0x21, 0xfe, 1, 0x2c, 0], [0x3b]), false],
    ['a file cut short', bytes(screen, colours, control, frame.slice(0, 6)), false],
    ['a still WebP', bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0x10]), false],
    ['a moving WebP', bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0x12]), true],
    ['a JPEG', bytes([0xff, 0xd8, 0xff, 0xe0]), false],
  ])('%s: %j', (_what, file, moves) => {
    expect(isAnimated(file)).toBe(moves);
  });
});
