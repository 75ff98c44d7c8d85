import { cloth, stitching, type Fold, type Weave } from '../cloth.ts';
import { darker, lighter, type Colour } from '../colour.ts';
import { ornament } from '../garments/panjabi.ts';
import { gloom } from '../objects/surface.ts';
import type { Sketch } from '../sketch.ts';
import { wallShadow } from '../studio.ts';
import type { Texture } from '../threads.ts';

/** Draws the shop's tag of kraft paper on its string, hung at the given point. */
export const tag = (sketch: Sketch, x: number, y: number) =>
  `<path d="M${x},${y} C${x + 14},${y + 26} ${x + 34},${y + 30} ${x + 44},${y + 52}" fill="none" stroke="#efe6d2" stroke-width="2.4"/>` +
  `<g transform="translate(${x + 44} ${y + 46}) rotate(-14)">` +
  `<path d="M-24,14 L-10,0 H10 L24,14 V92 H-24 Z" transform="translate(4 6)" fill="#1c120c" opacity=".3" filter="${sketch.blur(4)}"/>` +
  `<path d="M-24,14 L-10,0 H10 L24,14 V92 H-24 Z" fill="#f4ead6"/><circle cy="12" r="4" fill="#7a5a3a"/>` +
  `<g transform="translate(0 54)" fill="#2f5d50">${[0, 60, 120, 180, 240, 300].map((turn) => `<path d="M0,-4 C-6,-9 -5,-15 0,-18 C5,-15 6,-9 0,-4 Z" transform="rotate(${turn})"/>`).join('')}<circle r="4.4" fill="#d9a23b"/></g></g>`;

export interface FoldedPiece {
  readonly colour: Colour;
  /** From the shoulder to the lower fold, and to each side of the middle, in the garment's own units. */
  readonly half: number;
  readonly top: number;
  readonly bottom: number;
  /** Height of the shoulder's end above `top`, which is at the neck. */
  readonly slope?: number;
  /** Colours of the other pieces of a set, folded under it. */
  readonly under?: readonly Colour[];
  readonly tagAt?: readonly [x: number, y: number];
}

/** Draws a garment folded for the shelf: its front between the sleeves, which are turned under with the hem. */
export function foldedFront(
  sketch: Sketch,
  garment: string,
  { colour, half, top, bottom, slope = 30, under = [], tagAt }: FoldedPiece,
): string {
  const [left, right] = [400 - half, 400 + half];
  const shoulder = top + slope;
  const outline = `M${left + 10},${shoulder} C${left + 40},${shoulder - 12} 330,${top + 6} 340,${top - 8} L346,60 H454 L460,${top - 8} C470,${top + 6} ${right - 40},${shoulder - 12} ${right - 10},${shoulder} C${right - 1},${shoulder + 8} ${right},${shoulder + 20} ${right},${shoulder + 34} L${right},${bottom - 18} C${right},${bottom - 6} ${right - 6},${bottom} ${right - 18},${bottom} L${left + 18},${bottom} C${left + 6},${bottom} ${left},${bottom - 6} ${left},${bottom - 18} L${left},${shoulder + 34} C${left},${shoulder + 20} ${left + 1},${shoulder + 8} ${left + 10},${shoulder} Z`;
  const body = `M${left},${shoulder + 20} H${right} V${bottom} H${left} Z`;
  const layer = (drop: number) =>
    `M${left + 7},${shoulder + 40} H${right - 7} V${bottom + drop - 10} C${right - 7},${bottom + drop} ${right - 14},${bottom + drop} ${right - 20},${bottom + drop} H${left + 20} C${left + 14},${bottom + drop} ${left + 7},${bottom + drop} ${left + 7},${bottom + drop - 10} Z`;
  const edge = sketch.linear([
    [0, darker(colour, 0.85), 0.5],
    [0.035, lighter(colour, 0.5), 0.22],
    [0.09, darker(colour, 0.8), 0.05],
    [0.9, darker(colour, 0.8), 0.04],
    [0.965, darker(colour, 0.8), 0.14],
    [1, darker(colour, 0.85), 0.55],
  ]);
  const lower = sketch.linear(
    [
      [0, darker(colour, 0.8), 0],
      [0.9, darker(colour, 0.8), 0.02],
      [0.965, lighter(colour, 0.5), 0.26],
      [1, darker(colour, 0.85), 0.5],
    ],
    [0, 0, 0, 1],
  );
  const scale = 1.42;
  const middle = (top + bottom) / 2;
  return (
    `<g transform="translate(400 ${516}) rotate(-3) scale(${scale}) translate(-400 ${-middle})">` +
    wallShadow(sketch, `${body} ${layer(17 + under.length * 26)}`, 0.8) +
    [...under]
      .reverse()
      .map((piece, i) =>
        cloth(sketch, { outline: layer(17 + (under.length - i) * 26), colour: piece, roundness: 0.5 }),
      )
      .join('') +
    (under.length > 0
      ? `<path d="${layer(22)}" fill="#1c120c" opacity=".3" filter="${sketch.blur(4)}"/>`
      : '') +
    [17, 9]
      .map((drop) =>
        cloth(sketch, {
          outline: layer(drop),
          colour: darker(colour, 0.16),
          roundness: 0.4,
          texture: 'none',
        }),
      )
      .join('') +
    `<path d="${layer(2)}" fill="#1c120c" opacity=".3" filter="${sketch.blur(3)}"/>` +
    `<g clip-path="${sketch.clip(outline)}">${garment}<path d="${body}" fill="${edge}"/><path d="${body}" fill="${lower}"/>` +
    [left + half * 0.44, right - half * 0.44]
      .map(
        (x) =>
          `<path d="M${x},${shoulder + 70} C${x + 5},${middle} ${x - 3},${middle + 80} ${x + 2},${bottom - 8}" fill="none" stroke="${darker(colour, 0.75)}" stroke-width="4" opacity=".2" filter="${sketch.blur(3)}"/>`,
      )
      .join('') +
    `</g>` +
    (tagAt ? tag(sketch, ...tagAt) : '') +
    `</g>`
  );
}

export interface FoldedLength {
  readonly colour: Colour;
  readonly weave?: Weave | undefined;
  readonly border?: Colour | undefined;
  readonly accent?: Colour;
  /** Colour of the decorated end, which lies on top, turned over at a slant. */
  readonly endColour?: Colour | undefined;
  readonly motif?: 'vine' | 'diamonds' | 'lines';
  readonly fringe?: boolean;
  readonly texture?: Texture | undefined;
}

/** Draws a length of cloth folded flat, its end turned over so that the border shows: sarees, lungis, shawls, curtains. */
export function foldedLength(sketch: Sketch, look: FoldedLength): string {
  const { colour, weave, border, accent = '#c9a86a', motif = 'vine', fringe = false, texture } = look;
  const endColour = look.endColour ?? border ?? darker(colour, 0.1);
  const [left, right, top, bottom] = [164, 636, 210, 800];
  const sheet = (drop: number) =>
    `M${left + 14},${top + drop * 0.3} H${right - 12} C${right - 2},${top + drop * 0.3} ${right},${top + 6} ${right},${top + 16} V${bottom + drop - 16} C${right},${bottom + drop - 4} ${right - 4},${bottom + drop} ${right - 16},${bottom + drop} H${left + 16} C${left + 4},${bottom + drop} ${left},${bottom + drop - 4} ${left},${bottom + drop - 16} V${top + 16} C${left},${top + 6} ${left + 4},${top + drop * 0.3} ${left + 14},${top + drop * 0.3} Z`;
  const bands = border
    ? [left - 2, right - 50]
        .map(
          (x) =>
            `<rect x="${x}" y="0" width="52" height="1000" fill="${border}"/>` +
            ornament(`M${x + 26},190 V830`, accent, motif),
        )
        .join('')
    : '';
  const folds: Fold[] = [
    [[left, 400], [400, 380], [right, 410], 7, 0.3],
    [[left + 30, 250], [360, 264], [right - 60, 244], 6, 0.25],
  ];
  // The slanted end: bands run parallel to its edge.
  const flap = `M${left - 4},560 C300,516 500,470 ${right + 4},424 L${right + 4},${bottom - 10} C${right + 4},${bottom + 2} ${right - 4},${bottom + 4} ${right - 14},${bottom + 4} H${left + 14} C${left},${bottom + 4} ${left - 4},${bottom - 2} ${left - 4},${bottom - 12} Z`;
  const parallel = (down: number) =>
    `M${left - 8},${562 + down} C300,${518 + down} 500,${472 + down} ${right + 8},${426 + down}`;
  const rows = [18, 52, 104, 138]
    .map((down, i) => ornament(parallel(down), accent, i % 2 ? 'diamonds' : motif))
    .join('');
  const decorated = Boolean(look.endColour ?? border);
  const plain = `${parallel(decorated ? 170 : 0)} L${right + 8},900 L${left - 8},900 Z`;
  const tassels = fringe
    ? Array.from({ length: 32 }, (_, i) => {
        const t = (i + 0.5) / 32;
        const [x, y] = [left + (right - left) * t, 560 - 136 * t];
        return `M${x},${y + 4} l${-8 + ((i * 5) % 5)},-38`;
      }).join(' ')
    : '';
  return (
    `<g transform="rotate(3 400 500)">` +
    wallShadow(sketch, sheet(26)) +
    [26, 13]
      .map((drop) =>
        cloth(sketch, {
          outline: sheet(drop),
          colour: darker(colour, 0.14),
          weave,
          print: bands,
          roundness: 0.4,
          texture,
        }),
      )
      .join('') +
    `<path d="M${left},${bottom} H${right} V${bottom + 8} H${left} Z" fill="#1c120c" opacity=".4" filter="${sketch.blur(4)}"/>` +
    cloth(sketch, { outline: sheet(0), colour, weave, print: bands, folds, roundness: 0.4, texture }) +
    gloom(
      sketch,
      `${parallel(-6)} L${right + 4},${424 + 30} C500,${490} 300,${540} ${left - 4},${580} Z`,
      0.4,
      8,
    ) +
    (tassels &&
      `<path d="${tassels}" fill="none" stroke="${darker(endColour, 0.15)}" stroke-width="4.4" stroke-linecap="round"/><path d="${tassels}" transform="translate(-1 0)" fill="none" stroke="#fff7ec" stroke-width="1" stroke-opacity=".4"/>`) +
    cloth(sketch, {
      outline: flap,
      colour: endColour,
      // Below the bands of the end the length itself begins again.
      print:
        (decorated ? rows : '') +
        `<path d="${plain}" fill="${colour}"/>` +
        (weave ? `<path d="${plain}" fill="${weave(sketch)}"/>` : '') +
        (border ? bands : ''),
      folds: [
        [[left + 20, 700], [380, 690], [right - 30, 640], 7, 0.35],
        [[left + 60, 780], [330, 730], [520, 690], 6, 0.3],
      ],
      roundness: 0.5,
      texture,
    }) +
    stitching(parallel(7), lighter(endColour, 0.35), 1.4) +
    tag(sketch, 530, 464) +
    `</g>`
  );
}
