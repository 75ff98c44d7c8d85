import { cloth, falling, type Fold, type Weave } from '../cloth.ts';
import { darker, type Colour } from '../colour.ts';
import { lens } from '../outline.ts';
import type { Sketch } from '../sketch.ts';
import { wallShadow } from '../studio.ts';
import type { Texture } from '../threads.ts';
import { ornament } from './panjabi.ts';

export interface HangingCloth {
  readonly colour: Colour;
  readonly weave?: Weave;
  readonly texture?: Texture;
  /** Woven border along the long sides; also the colour of the end piece unless it names its own. */
  readonly border?: Colour;
  readonly accent?: Colour;
  /** Height of the decorated end (aanchal) above the hem. */
  readonly end?: number;
  readonly endColour?: Colour;
  readonly fringe?: boolean;
  /** How wide it hangs and where it ends. */
  readonly halfWidth?: number;
  readonly hem?: number;
  readonly motif?: 'vine' | 'diamonds' | 'lines';
  /** A second fall behind the first, showing the border from the side. */
  readonly layered?: boolean;
}

/** Draws a length of cloth over a wooden rod: sarees, shawls, lungis, scarves, gamchas. */
export function hangingCloth(sketch: Sketch, look: HangingCloth): string {
  const { halfWidth = 190, hem = 880, layered = true } = look;
  const back = layered ? fall(sketch, look, 400 + halfWidth * 0.38, halfWidth * 0.86, hem - 96, true) : '';
  return (
    rod(sketch, halfWidth + 90) +
    back +
    fall(sketch, look, layered ? 400 - halfWidth * 0.2 : 400, halfWidth, hem, false)
  );
}

function fall(
  sketch: Sketch,
  look: HangingCloth,
  cx: number,
  half: number,
  hem: number,
  behind: boolean,
): string {
  const {
    colour,
    weave,
    border,
    accent = '#c9a86a',
    end = 0,
    endColour = border ?? colour,
    motif = 'vine',
  } = look;
  const [left, right] = [cx - half, cx + half];
  const top = 122;
  const waves = [0.16, 0.34, 0.52, 0.7, 0.88].map((t) => left + (right - left) * t);
  const hemLine = waves.map((x, i) => `Q${x - half * 0.09},${hem + (i % 2 ? -9 : 9)} ${x},${hem}`).join(' ');
  const outline = `M${left + 8},${top + 10} C${left + 10},${top - 8} ${left + 30},${top - 10} ${left + 46},${top - 10} L${right - 46},${top - 10} C${right - 26},${top - 10} ${right - 8},${top - 8} ${right - 8},${top + 10} C${right - 4},${(top + hem) / 2} ${right + 4},${hem - 120} ${right + 2},${hem} L${right},${hem} ${hemLine.replace(
    /(-?[\d.]+),(-?[\d.]+)/g,
    (_, x: string, y: string) => `${(left + right - Number(x)).toFixed(1)},${y}`,
  )} L${left - 2},${hem} C${left - 4},${hem - 120} ${left + 4},${(top + hem) / 2} ${left + 8},${top + 10} Z`;
  const sides = border
    ? [left - 4, right - 36]
        .map(
          (x) =>
            `<rect x="${x}" y="100" width="40" height="${hem}" fill="${border}"/>` +
            ornament(`M${x + 20},100 V${hem + 20}`, accent, motif),
        )
        .join('')
    : '';
  const bands = end
    ? `<rect x="${left - 10}" y="${hem - end}" width="${half * 2 + 20}" height="${end + 30}" fill="${endColour}"/>` +
      [0.08, 0.26, 0.5, 0.74, 0.92]
        .map((t, i) =>
          ornament(`M${left - 6},${hem - end * (1 - t)} H${right + 6}`, accent, i % 2 ? 'diamonds' : motif),
        )
        .join('') +
      (end > 150 ? largeFlowers(left, right, hem - end * 0.62, accent) : '')
    : '';
  const xs = [0.1, 0.24, 0.4, 0.56, 0.72, 0.88].map((t, i): [number, number] => [
    left + half * 2 * t,
    left + half * 2 * t + (i % 2 ? 7 : -7),
  ]);
  const folds: Fold[] = [
    ...falling(top, hem + 6, xs, 15, 0.35),
    ...falling(
      top + 20,
      hem + 6,
      xs.filter((_, i) => i % 2 === 0).map(([a, b]) => [a + 26, b + 22]),
      8,
      0.7,
    ),
  ];
  return (
    (behind ? '' : wallShadow(sketch, outline)) +
    (look.fringe && !behind ? fringe(sketch, left, right, hem, endColour) : '') +
    cloth(sketch, {
      outline,
      colour: behind ? darker(colour, 0.14) : colour,
      weave,
      texture: look.texture,
      folds,
      roundness: 0.8,
      print: bands + sides,
    }) +
    // The roll over the rod catches the light.
    `<path d="${lens([left + 16, top - 2], [cx, top - 8], [right - 16, top - 2], 7)}" fill="#fff7ec" opacity=".3" filter="${sketch.blur(3)}"/>` +
    `<path d="${lens([left + 10, top + 26], [cx, top + 30], [right - 10, top + 26], 9)}" fill="${darker(colour, 0.8)}" opacity=".3" filter="${sketch.blur(6)}"/>`
  );
}

function largeFlowers(left: number, right: number, y: number, thread: Colour): string {
  const count = 4;
  return Array.from({ length: count }, (_, i) => {
    const x = left + ((i + 0.5) / count) * (right - left);
    const petals = [0, 45, 90, 135, 180, 225, 270, 315]
      .map((turn) => `<path d="M0,-5 C-8,-12 -6,-24 0,-29 C6,-24 8,-12 0,-5 Z" transform="rotate(${turn})"/>`)
      .join('');
    return `<g transform="translate(${x} ${y})" fill="${thread}" opacity=".9">${petals}<circle r="4"/></g>`;
  }).join('');
}

function fringe(sketch: Sketch, left: number, right: number, hem: number, colour: Colour): string {
  const count = Math.round((right - left) / 15);
  const tassels = Array.from({ length: count }, (_, i) => {
    const x = left + 8 + (i / (count - 1)) * (right - left - 16);
    const swing = ((i * 37) % 7) - 3;
    return `M${x},${hem - 6} q${swing},22 ${swing * 0.6},44`;
  }).join(' ');
  return (
    `<path d="${tassels}" transform="translate(5 6)" fill="none" stroke="#3a2618" stroke-width="5" opacity=".25" filter="${sketch.blur(3)}"/>` +
    `<path d="${tassels}" fill="none" stroke="${darker(colour, 0.12)}" stroke-width="4.4" stroke-linecap="round"/>` +
    `<path d="${tassels}" transform="translate(-1 0)" fill="none" stroke="#fff7ec" stroke-width="1" stroke-opacity=".4"/>`
  );
}

/** Draws a turned wooden rod on two brass hooks. */
export function rod(sketch: Sketch, half: number, y = 122): string {
  const wood = sketch.linear(
    [
      [0, '#8a5e3a'],
      [0.35, '#c99a68'],
      [1, '#5c3a20'],
    ],
    [0, 0, 0, 1],
  );
  const brass = sketch.linear(
    [
      [0, '#e8cf96'],
      [0.5, '#b08d4f'],
      [1, '#6e5124'],
    ],
    [0, 0, 1, 1],
  );
  const hooks = [400 - half + 34, 400 + half - 34]
    .map(
      (x) =>
        `<path d="M${x},40 V${y - 14} a14,14 0 1 0 14,14" fill="none" stroke="${brass}" stroke-width="5" stroke-linecap="round"/>`,
    )
    .join('');
  return (
    `<rect x="${400 - half + 14}" y="${y + 14}" width="${half * 2}" height="16" rx="8" fill="#4a3424" opacity=".25" filter="${sketch.blur(9)}"/>` +
    `<rect x="${400 - half}" y="${y - 9}" width="${half * 2}" height="18" rx="9" fill="${wood}"/>` +
    `<circle cx="${400 - half}" cy="${y}" r="13" fill="${wood}"/><circle cx="${400 + half}" cy="${y}" r="13" fill="${wood}"/>` +
    hooks
  );
}
