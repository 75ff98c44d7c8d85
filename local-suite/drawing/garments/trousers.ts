import { button, cloth, falling, otherSide, seam, stitching, type Fold, type Weave } from '../cloth.ts';
import { darker, lighter, type Colour } from '../colour.ts';
import { mirror } from '../outline.ts';
import type { Sketch } from '../sketch.ts';
import { wallShadow } from '../studio.ts';
import type { Texture } from '../threads.ts';

export interface Trousers {
  readonly kind: 'formal' | 'jeans' | 'chino' | 'pajama' | 'joggers';
  readonly colour: Colour;
  readonly weave?: Weave;
  /** Top stitching of jeans, drawstring of pajamas and joggers. */
  readonly thread?: Colour;
  /** Hanging before a wall, which is the default. */
  readonly shadow?: boolean;
}

/** Right leg (the viewer's) from waist to hem, by cut: how wide it is at the knee and at the hem. */
const LEGS: Record<Trousers['kind'], string> = {
  formal:
    'M396,150 L508,146 C524,220 532,300 530,380 C530,560 532,740 530,912 C500,920 464,920 440,914 C436,760 430,560 400,372 L392,372 Z',
  chino:
    'M396,150 L510,146 C528,220 538,300 534,380 C532,560 526,740 520,908 C492,916 460,916 438,910 C436,760 432,560 400,372 L392,372 Z',
  jeans:
    'M396,150 L512,146 C532,220 542,300 538,390 C534,560 530,740 528,906 C498,916 462,916 436,908 C436,760 434,560 400,376 L392,376 Z',
  pajama:
    'M396,150 L512,146 C544,240 562,330 560,430 C556,600 544,760 532,910 C500,918 460,918 432,912 C432,760 430,560 400,400 L392,400 Z',
  joggers:
    'M396,150 L512,146 C540,230 552,320 548,420 C544,560 532,720 514,862 C490,870 464,870 446,864 C440,720 432,560 400,384 L392,384 Z',
};

export const TROUSER_TEXTURES: Record<Trousers['kind'], Texture> = {
  formal: 'twill',
  chino: 'twill',
  jeans: 'twill',
  pajama: 'plain',
  joggers: 'knit',
};

/** Draws trousers hung straight, in front view. */
export function trousers(
  sketch: Sketch,
  { kind, colour, weave, thread = '#c98a3d', shadow = true }: Trousers,
): string {
  const right = LEGS[kind];
  const left = mirror(right);
  const texture = TROUSER_TEXTURES[kind];
  const soft = kind === 'pajama' || kind === 'joggers';
  const folds: Fold[] = [
    [[404, 330], [450, 372], [520, 392], 10, 0.6],
    [[408, 372], [452, 414], [514, 446], 11, 0.5],
    [[520, 560], [482, 590], [440, 578], 10, 0.5],
    [[526, 640], [486, 668], [444, 650], 9, 0.4],
    [[530, 830], [490, 852], [444, 840], 9, 0.5],
    ...falling(
      soft ? 190 : 420,
      910,
      soft
        ? [
            [430, 446],
            [466, 474],
            [500, 508],
          ]
        : [
            [470, 462],
            [506, 502],
          ],
      11,
      0.35,
    ),
  ];
  const band = 'M288,124 C330,116 470,116 512,124 L514,164 C470,156 330,156 286,164 Z';
  return (
    // Drawn a little narrow for the frame, so they are enlarged to fill it.
    `<g transform="translate(-62 -46) scale(1.155 1.07)">` +
    (shadow ? wallShadow(sketch, `${right} ${left} ${band}`) : '') +
    `<path d="M300,124 C340,110 460,110 500,124 C460,136 340,136 300,124 Z" fill="${darker(colour, 0.55)}"/>` +
    cloth(sketch, { outline: right, colour, weave, texture, folds, roundness: 1 }) +
    cloth(sketch, { outline: left, colour, weave, texture, folds: otherSide(folds), roundness: 1 }) +
    `<path d="M400,170 V380" stroke="${darker(colour, 0.8)}" stroke-width="9" opacity=".35" filter="${sketch.blur(5)}"/>` +
    seam('M400,164 V376', colour, 2) +
    (kind === 'jeans' ? wear(sketch) : '') +
    (kind === 'formal' || kind === 'chino' ? crease(sketch, colour, kind === 'formal') : '') +
    detail(sketch, kind, colour, thread) +
    cloth(sketch, {
      outline: band,
      colour: soft ? darker(colour, 0.06) : colour,
      weave,
      texture,
      roundness: 0.7,
    }) +
    waist(kind, colour, thread) +
    (kind === 'joggers' ? cuffs(sketch, colour) : '') +
    `</g>`
  );
}

/** Draws the pale thighs of a washed pair. */
const wear = (sketch: Sketch) =>
  [
    'M470,420 C500,440 504,560 486,640 C464,620 452,500 470,420 Z',
    mirror('M470,420 C500,440 504,560 486,640 C464,620 452,500 470,420 Z'),
  ]
    .map((path) => `<path d="${path}" fill="#dfe8f0" opacity=".34" filter="${sketch.blur(22)}"/>`)
    .join('');

function crease(sketch: Sketch, colour: Colour, sharp: boolean): string {
  const line = 'M462,240 C474,440 482,680 484,908';
  return [line, mirror(line)]
    .map(
      (path) =>
        `<path d="${path}" transform="translate(-3 0)" fill="none" stroke="${lighter(colour, 0.5)}" stroke-width="${sharp ? 5 : 3}" opacity=".3" filter="${sketch.blur(2.5)}"/>` +
        `<path d="${path}" transform="translate(3 0)" fill="none" stroke="${darker(colour, 0.7)}" stroke-width="${sharp ? 5 : 3}" opacity=".34" filter="${sketch.blur(2.5)}"/>`,
    )
    .join('');
}

function detail(sketch: Sketch, kind: Trousers['kind'], colour: Colour, thread: Colour): string {
  const slant = 'M490,164 C494,200 510,232 528,252';
  const scoop = 'M446,164 C452,208 486,226 526,226';
  const pocket = kind === 'jeans' ? scoop : slant;
  const line = kind === 'jeans' ? thread : darker(colour, 0.5);
  const pockets = [pocket, mirror(pocket)]
    .map(
      (path) =>
        `<path d="${path}" transform="translate(1 4)" fill="none" stroke="#1c120c" stroke-width="5" opacity=".3" filter="${sketch.blur(3)}"/>` +
        seam(path, colour, 2) +
        stitching(path, line, 1.4),
    )
    .join('');
  if (kind === 'pajama' || kind === 'joggers') return pockets;
  const fly = stitching('M422,166 V276 C422,306 412,322 402,332', line, 1.5);
  const rivets =
    kind === 'jeans'
      ? [
          [450, 170],
          [522, 226],
          [350, 170],
          [278, 226],
        ]
          .map(([x, y]) => button(x!, y!, 4, '#b7793a'))
          .join('') +
        stitching('M524,240 C534,320 532,420 530,900 M276,240 C266,320 268,420 270,900', thread, 1.3) +
        stitching('M442,896 C470,902 500,902 526,894 M358,896 C330,902 300,902 274,894', thread, 1.3)
      : stitching('M440,898 C470,906 500,906 524,898 M360,898 C330,906 300,906 276,898', line, 1.1);
  return pockets + fly + rivets;
}

function waist(kind: Trousers['kind'], colour: Colour, thread: Colour): string {
  if (kind === 'pajama' || kind === 'joggers') {
    const gathers = Array.from(
      { length: 27 },
      (_, i) => `M${294 + i * 8.2},${124 - Math.sin((i / 26) * Math.PI) * 5} v36`,
    ).join(' ');
    const cord = 'M392,146 C372,190 384,230 366,268 M408,146 C424,196 414,232 436,280';
    return (
      `<path d="${gathers}" stroke="${darker(colour, 0.6)}" stroke-width="2" opacity=".35"/>` +
      `<path d="${cord}" transform="translate(3 4)" fill="none" stroke="#1c120c" stroke-width="6" stroke-opacity=".25"/>` +
      `<path d="${cord}" fill="none" stroke="${thread}" stroke-width="5" stroke-linecap="round"/>` +
      `<path d="M366,262 l-3,20 M436,274 l4,20" stroke="${darker(thread, 0.3)}" stroke-width="7" stroke-linecap="round"/>`
    );
  }
  const line = kind === 'jeans' ? thread : darker(colour, 0.5);
  const loops = [316, 370, 430, 484]
    .map(
      (x) =>
        `<rect x="${x - 6}" y="114" width="12" height="52" rx="2" fill="${darker(colour, 0.1)}" stroke="${darker(colour, 0.55)}" stroke-width="1"/>`,
    )
    .join('');
  return (
    stitching('M290,130 C330,122 470,122 510,130 M288,158 C330,150 470,150 512,158', line, 1.3) +
    loops +
    button(402, 140, 7.5, kind === 'jeans' ? '#b7793a' : darker(colour, 0.35))
  );
}

function cuffs(sketch: Sketch, colour: Colour): string {
  const cuff = 'M446,856 C466,866 494,866 516,856 L512,912 C494,920 466,920 450,914 Z';
  const ribs = Array.from({ length: 10 }, (_, i) => `M${452 + i * 6.4},860 v56`).join(' ');
  return [cuff, mirror(cuff)]
    .map((outline, i) =>
      cloth(sketch, {
        outline,
        colour: darker(colour, 0.1),
        print: `<path d="${i ? mirror(ribs.replace(/v56/g, '')) : ribs}" stroke="${darker(colour, 0.6)}" stroke-width="2" opacity=".4"/>`,
      }),
    )
    .join('');
}
