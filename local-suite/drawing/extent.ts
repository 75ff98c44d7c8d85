export interface Extent {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const COMMAND = /([A-Za-z])([^A-Za-z]*)/g;

/**
 * Returns a box around a path of absolute commands. It is computed from the control points, so it is never too
 * small. soften.ts renders a blurred element inside this box only.
 */
export function extentOf(path: string, margin: number): Extent {
  const xs: number[] = [];
  const ys: number[] = [];
  const add = (x: number | undefined, y: number | undefined) => {
    if (x !== undefined) xs.push(x);
    if (y !== undefined) ys.push(y);
  };
  for (const [, verb = '', rest = ''] of path.matchAll(COMMAND)) {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    if (verb === 'H') numbers.forEach((x) => add(x, undefined));
    else if (verb === 'V') numbers.forEach((y) => add(undefined, y));
    else if (verb === 'A') arcEnds(numbers, add);
    else for (let i = 0; i + 1 < numbers.length; i += 2) add(numbers[i], numbers[i + 1]);
  }
  const [left, top] = [Math.floor(Math.min(...xs) - margin), Math.floor(Math.min(...ys) - margin)];
  const [right, bottom] = [Math.ceil(Math.max(...xs) + margin), Math.ceil(Math.max(...ys) + margin)];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function arcEnds(numbers: readonly number[], add: (x: number, y: number) => void): void {
  const [rx = 0, ry = 0, , , , x = 0, y = 0] = numbers;
  add(x - rx, y - ry);
  add(x + rx, y + ry);
}
