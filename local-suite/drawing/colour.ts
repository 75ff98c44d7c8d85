/** '#rrggbb'. */
export type Colour = string;

/** Warm instead of black and white: studio light has a colour. */
const SHADE = '#1c120c';
const LIGHT = '#fff7ec';

/** Mixes from `a` (0) to `b` (1) in linear light, so that the middle does not turn muddy. */
function mix(a: Colour, b: Colour, amount: number): Colour {
  const [from, to] = [channels(a), channels(b)];
  const mixed = from.map((value, i) => {
    const linear = (value / 255) ** 2.2 * (1 - amount) + (to[i]! / 255) ** 2.2 * amount;
    return Math.round(linear ** (1 / 2.2) * 255);
  });
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const darker = (colour: Colour, amount: number) => mix(colour, SHADE, amount);
export const lighter = (colour: Colour, amount: number) => mix(colour, LIGHT, amount);

/** Returns the lightness, from 0 (black) to 1 (white). */
export function lightness(colour: Colour): number {
  const [r, g, b] = channels(colour);
  return (0.2126 * r! + 0.7152 * g! + 0.0722 * b!) / 255;
}

const channels = (colour: Colour) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
