// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { observeDrag, observePinch, scaleAround } from './zoom.ts';

const WINDOW = { width: 360, height: 740 };
const PICTURE = { width: 360, height: 450 };

/** Returns a scroll container that lays its picture out as the style sheet does: centred until it is larger. */
function viewportOf(): HTMLElement {
  const viewport = document.createElement('div');
  const picture = viewport.appendChild(document.createElement('div'));
  const scroll = { left: 0, top: 0 };
  const size = () => {
    const scale = Number(viewport.dataset.scale ?? 1);
    return { width: PICTURE.width * scale, height: PICTURE.height * scale };
  };
  const limited = (value: number, side: 'width' | 'height') =>
    Math.min(Math.max(0, value), Math.max(0, size()[side] - WINDOW[side]));
  Object.defineProperties(viewport, {
    scrollLeft: { get: () => scroll.left, set: (value: number) => (scroll.left = limited(value, 'width')) },
    scrollTop: { get: () => scroll.top, set: (value: number) => (scroll.top = limited(value, 'height')) },
  });
  viewport.scrollBy = vi.fn();
  picture.getBoundingClientRect = () => {
    const { width, height } = size();
    const left = Math.max(0, (WINDOW.width - width) / 2) - scroll.left;
    const top = Math.max(0, (WINDOW.height - height) / 2) - scroll.top;
    return new DOMRect(left, top, width, height);
  };
  return viewport;
}

/** Returns where in the picture a point of the window is, from 0 to 1. */
const placeOf = (viewport: HTMLElement, x: number) => {
  const { left, width } = viewport.firstElementChild!.getBoundingClientRect();
  return (x - left) / width;
};

vi.stubGlobal(
  'DOMRect',
  class {
    constructor(
      readonly left: number,
      readonly top: number,
      readonly width: number,
      readonly height: number,
    ) {}
  },
);

test('keeps the point that was hit under the finger, whatever it is and however large', () => {
  const x = fc.double({ min: 0, max: WINDOW.width, noNaN: true });
  fc.assert(
    fc.property(x, fc.double({ min: 1, max: 4, noNaN: true }), (left, scale) => {
      const viewport = viewportOf();
      const before = placeOf(viewport, left);
      scaleAround(viewport, scale, [left, 370]);
      expect(placeOf(viewport, left)).toBeCloseTo(before, 5);
    }),
  );
});

describe('two fingers', () => {
  const touch = (type: string, ...points: (readonly [number, number])[]) =>
    Object.assign(new Event(type, { cancelable: true }), {
      touches: points.map(([clientX, clientY]) => ({ clientX, clientY })),
    });

  test('scale by their distance, between 1 and 4, and report whether the picture is enlarged', () => {
    const viewport = viewportOf();
    const onZoom = vi.fn();
    const end = observePinch(viewport, onZoom);
    viewport.dispatchEvent(touch('touchstart', [130, 370], [230, 370]));
    const move = touch('touchmove', [80, 370], [280, 370]);
    viewport.dispatchEvent(move);
    expect(viewport.dataset.scale).toBe('2');
    expect(move.defaultPrevented).toBe(true);
    viewport.dispatchEvent(touch('touchmove', [-500, 370], [900, 370]));
    expect(viewport.dataset.scale).toBe('4');
    viewport.dispatchEvent(touch('touchmove', [179, 370], [181, 370]));
    expect(viewport.dataset.scale).toBe('1');
    expect(onZoom.mock.calls).toEqual([[true], [true], [false]]);
    end();
    viewport.dispatchEvent(touch('touchmove', [80, 370], [280, 370]));
    expect(viewport.dataset.scale).toBe('1');
  });

  test('are needed: one finger scrolls', () => {
    const viewport = viewportOf();
    observePinch(viewport, () => undefined);
    viewport.dispatchEvent(touch('touchstart', [130, 370]));
    const move = touch('touchmove', [80, 370]);
    viewport.dispatchEvent(move);
    expect(move.defaultPrevented).toBe(false);
  });
});

test('a mouse drags the picture, and a click that ends a drag does nothing', () => {
  const viewport = viewportOf();
  const parent = document.createElement('div');
  parent.append(viewport);
  const clicks = vi.fn();
  parent.addEventListener('click', clicks);
  observeDrag(viewport);
  const pointer = (type: string, movementX = 0) =>
    Object.assign(new Event(type), { pointerType: 'mouse', buttons: 1, movementX, movementY: 0 });
  viewport.dispatchEvent(pointer('pointerdown'));
  viewport.dispatchEvent(pointer('pointermove', 40));
  expect(viewport.scrollBy).toHaveBeenCalledWith(-40, -0);
  viewport.dispatchEvent(new Event('click', { bubbles: true }));
  expect(clicks).not.toHaveBeenCalled();
  viewport.dispatchEvent(pointer('pointerdown'));
  viewport.dispatchEvent(new Event('click', { bubbles: true }));
  expect(clicks).toHaveBeenCalledOnce();
});
