/** The colours by which lists are filtered, in the order in which they are shown, each with a swatch as #rrggbb. */
export const COLOUR_SWATCHES = {
  black: '#1d1c1e',
  white: '#f6f4ef',
  grey: '#7b8087',
  beige: '#dccfb4',
  brown: '#6b4f3a',
  red: '#a3262f',
  pink: '#dc93a8',
  orange: '#c4673c',
  yellow: '#e0b83d',
  green: '#4d7553',
  blue: '#355f96',
  purple: '#6c4a86',
} as const;

export type ColourFamily = keyof typeof COLOUR_SWATCHES;

export const COLOUR_FAMILIES = Object.keys(COLOUR_SWATCHES) as ColourFamily[];

/** Below this difference between its strongest and its weakest part, a colour is a shade of grey. From 0 to 1, as all here. */
const LEAST_CHROMA = 0.09;
/** Warm colours below it are brown or beige, from it orange or yellow. */
const VIVID = 0.35;
const DARK = 0.2;
const MIDDLE = 0.5;
const PALE = 0.7;
const WHITE = 0.85;

/** The families of the colour wheel, each from its degree. */
const WHEEL: readonly (readonly [from: number, family: ColourFamily])[] = [
  [345, 'red'],
  [310, 'pink'],
  [255, 'purple'],
  [185, 'blue'],
  [65, 'green'],
  [45, 'yellow'],
  [12, 'orange'],
  [0, 'red'],
];

/**
 * Returns the family of a swatch `#rrggbb`: staff name colours freely ("River green"), and people filter by green. Maroon is
 * red, navy is blue, khaki is beige and olive is green.
 */
export function colourFamilyOf(hex: string): ColourFamily {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ];
  const most = Math.max(red, green, blue);
  const chroma = most - Math.min(red, green, blue);
  const lightness = most - chroma / 2;
  if (chroma < LEAST_CHROMA) return lightness < DARK ? 'black' : lightness > WHITE ? 'white' : 'grey';
  const hue = hueOf([red, green, blue], most, chroma);
  const family = WHEEL.find(([from]) => hue >= from)![1];
  const isWarm = hue >= 10 && hue < 65;
  if (isWarm && chroma < VIVID && lightness >= MIDDLE) return 'beige';
  if (isWarm && chroma < VIVID && hue < 50) return 'brown';
  if (family === 'yellow' && lightness < MIDDLE && chroma < VIVID) return 'green';
  return family === 'red' && lightness > PALE ? 'pink' : family;
}

/** Returns the degree of a colour on the wheel: red is 0, green 120, blue 240. */
function hueOf([red, green, blue]: readonly [number, number, number], most: number, chroma: number): number {
  const sixths =
    most === red
      ? (green - blue) / chroma
      : most === green
        ? 2 + (blue - red) / chroma
        : 4 + (red - green) / chroma;
  return (sixths * 60 + 360) % 360;
}
