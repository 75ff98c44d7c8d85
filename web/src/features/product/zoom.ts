/** The scale of a tap; two fingers reach from 1 to MAX_SCALE. */
export const ZOOMED = 2.5;
const MAX_SCALE = 4;

type Point = readonly [x: number, y: number];

/**
 * Scales the picture in a scroll container and scrolls so that the given point of the window keeps showing the same point of
 * the picture.
 */
export function scaleAround(viewport: HTMLElement, scale: number, [x, y]: Point): void {
  const picture = viewport.firstElementChild!;
  const before = picture.getBoundingClientRect();
  // A tap beside the picture means its nearest edge.
  const within = (fraction: number) => Math.min(1, Math.max(0, fraction));
  const across = within((x - before.left) / before.width);
  const down = within((y - before.top) / before.height);
  viewport.style.setProperty('--scale', String(scale));
  viewport.dataset.scale = String(scale);
  const after = picture.getBoundingClientRect();
  viewport.scrollLeft += after.left + across * after.width - x;
  viewport.scrollTop += after.top + down * after.height - y;
}

/** Scales by two fingers, and reports whether the picture is enlarged. Returns a function that ends it. */
export function observePinch(viewport: HTMLElement, onZoom: (isOn: boolean) => void): () => void {
  let start: { distance: number; scale: number } | null = null;

  const begin = ({ touches }: TouchEvent) => {
    start = touches.length === 2 ? { distance: distanceOf(touches), scale: scaleOf(viewport) } : null;
  };
  const move = (event: TouchEvent) => {
    if (!start || event.touches.length !== 2) return;
    event.preventDefault(); // else the browser scales the whole page
    const wanted = (start.scale * distanceOf(event.touches)) / start.distance;
    const scale = Math.min(MAX_SCALE, Math.max(1, wanted));
    scaleAround(viewport, scale, middleOf(event.touches));
    onZoom(scale > 1);
  };
  viewport.addEventListener('touchstart', begin, { passive: true });
  viewport.addEventListener('touchend', begin, { passive: true });
  viewport.addEventListener('touchmove', move, { passive: false });
  return () => {
    viewport.removeEventListener('touchstart', begin);
    viewport.removeEventListener('touchend', begin);
    viewport.removeEventListener('touchmove', move);
  };
}

/** Pixels that a pressed mouse may move and still click. */
const CLICK_TOLERANCE = 5;

/** Scrolls by a pressed mouse, as a finger does, without the click at its end. Returns a function that ends it. */
export function observeDrag(viewport: HTMLElement): () => void {
  let moved = 0;
  const begin = () => {
    moved = 0;
  };
  const move = ({ pointerType, buttons, movementX, movementY }: PointerEvent) => {
    if (pointerType !== 'mouse' || buttons !== 1) return;
    moved += Math.abs(movementX) + Math.abs(movementY);
    viewport.scrollBy(-movementX, -movementY);
  };
  const end = (event: Event) => {
    if (moved > CLICK_TOLERANCE) event.stopPropagation();
  };
  const keep = (event: Event) => event.preventDefault(); // else the browser drags the picture away
  viewport.addEventListener('pointerdown', begin);
  viewport.addEventListener('pointermove', move);
  viewport.addEventListener('click', end, { capture: true });
  viewport.addEventListener('dragstart', keep);
  return () => {
    viewport.removeEventListener('pointerdown', begin);
    viewport.removeEventListener('pointermove', move);
    viewport.removeEventListener('click', end, { capture: true });
    viewport.removeEventListener('dragstart', keep);
  };
}

const scaleOf = ({ dataset }: HTMLElement) => Number(dataset.scale ?? 1);

function distanceOf([one, other]: TouchList): number {
  return Math.hypot(one!.clientX - other!.clientX, one!.clientY - other!.clientY) || 1;
}

function middleOf([one, other]: TouchList): Point {
  return [(one!.clientX + other!.clientX) / 2, (one!.clientY + other!.clientY) / 2];
}
