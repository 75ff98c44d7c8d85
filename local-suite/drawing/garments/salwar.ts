import { cloth, falling, otherSide, seam, type Fold, type Weave } from '../cloth.ts';
import { darker, lighter, type Colour } from '../colour.ts';
import { mirror, symmetric } from '../outline.ts';
import type { Sketch } from '../sketch.ts';
import { wallShadow } from '../studio.ts';
import { ornament } from './panjabi.ts';

export interface SalwarKameez {
  readonly kameez: Colour;
  readonly weave?: Weave;
  readonly salwar: Colour;
  readonly orna: Colour;
  readonly ornaWeave?: Weave;
  readonly thread: Colour;
}

const SLEEVE =
  'M544,176 C580,192 598,236 612,300 C626,370 640,450 652,534 C652,544 634,556 600,556 C590,460 572,390 536,330 Z';

/** Draws three pieces: a flared kameez, the salwar under it and the orna over one shoulder. */
export function salwarKameez(
  sketch: Sketch,
  { kameez, weave, salwar, orna, ornaWeave, thread }: SalwarKameez,
): string {
  const body = symmetric(
    'M400,238 C432,226 452,190 460,142 C496,150 530,164 552,184 C546,240 540,290 536,330 C516,400 512,440 520,490 C540,590 570,690 592,776 C540,800 470,802 400,802',
  );
  const leg =
    'M400,720 L540,720 C552,790 540,850 520,930 C492,942 462,942 440,934 C436,860 424,800 400,760 Z';
  const sleeveFolds: Fold[] = [
    [[556, 230], [586, 300], [596, 380], 9, 0.6],
    [[632, 400], [602, 416], [586, 404], 8, 0.5],
    [[590, 220], [616, 320], [632, 480], 11, 0.3],
  ];
  const legFolds = falling(
    730,
    930,
    [
      [430, 456],
      [466, 478],
      [504, 498],
    ],
    10,
    0.5,
  );
  const hem = 'M210,772 C300,796 500,796 590,772';
  return (
    wallShadow(sketch, `${body} ${SLEEVE} ${mirror(SLEEVE)} ${leg} ${mirror(leg)}`) +
    cloth(sketch, { outline: leg, colour: salwar, folds: legFolds }) +
    cloth(sketch, { outline: mirror(leg), colour: salwar, folds: otherSide(legFolds) }) +
    ornament('M442,918 C470,926 500,926 522,914', thread, 'lines') +
    ornament(mirror('M442,918 C470,926 500,926 522,914'), thread, 'lines') +
    `<path d="M208,776 C300,802 500,802 592,776" transform="translate(3 14)" fill="none" stroke="#1c120c" stroke-width="16" opacity=".3" filter="${sketch.blur(8)}"/>` +
    cloth(sketch, {
      outline: mirror(SLEEVE),
      colour: kameez,
      weave,
      folds: otherSide(sleeveFolds),
      across: [0.1, 0.1, 0.9, 0],
    }) +
    cloth(sketch, {
      outline: SLEEVE,
      colour: kameez,
      weave,
      folds: sleeveFolds,
      across: [0.05, 0, 0.95, 0.1],
    }) +
    ornament('M600,540 C622,540 640,532 651,522', thread, 'vine') +
    ornament(mirror('M600,540 C622,540 640,532 651,522'), thread, 'vine') +
    `<path d="M340,142 C360,124 440,124 460,142 C452,190 432,226 400,238 C368,226 348,190 340,142 Z" fill="${darker(kameez, 0.5)}"/>` +
    `<rect x="384" y="140" width="32" height="17" rx="2" fill="${lighter(kameez, 0.75)}" fill-opacity=".8"/>` +
    cloth(sketch, {
      outline: body,
      colour: kameez,
      weave,
      roundness: 0.9,
      folds: [
        [[534, 330], [496, 390], [474, 470], 12, 0.6],
        [[266, 346], [312, 412], [340, 508], 10, 0.6],
        ...falling(
          500,
          804,
          [
            [318, 262],
            [352, 320],
            [400, 394],
            [446, 470],
            [484, 540],
          ],
          15,
          0.45,
        ),
        ...falling(
          600,
          804,
          [
            [300, 236],
            [376, 358],
            [424, 434],
            [500, 566],
          ],
          9,
          0.65,
        ),
      ],
      print: `<g>${ornament(hem, thread, 'vine')}${ornament('M208,752 C300,776 500,776 592,752', thread, 'lines')}</g>`,
    }) +
    seam('M549,184 C544,240 538,290 536,330', kameez) +
    yoke(thread) +
    ornaFall(sketch, orna, ornaWeave, thread)
  );
}

/** Draws the embroidered neckline: two rows following the neck and a panel to the breast. */
const yoke = (thread: Colour) =>
  ornament('M336,150 C346,202 368,240 400,252 C432,240 454,202 464,150', thread, 'vine') +
  ornament('M322,150 C334,214 362,258 400,272 C438,258 466,214 478,150', thread, 'lines') +
  ornament('M384,280 V400', thread, 'diamonds') +
  ornament('M416,280 V400', thread, 'diamonds') +
  ornament('M384,404 L400,424 L416,404', thread, 'lines');

function ornaFall(sketch: Sketch, colour: Colour, weave: Weave | undefined, thread: Colour): string {
  const outline =
    'M246,190 C262,168 300,150 332,146 C340,150 344,160 342,172 C330,300 336,520 346,700 C348,780 344,840 340,872 C310,884 280,878 250,884 C236,800 244,640 240,500 C236,380 232,260 246,190 Z';
  const ends = [838, 862].map((y) => ornament(`M236,${y} H350`, thread, 'diamonds')).join('');
  const tassels = Array.from(
    { length: 9 },
    (_, i) => `M${254 + i * 10.6},876 q${(i % 3) - 1},16 ${(i % 3) - 1},30`,
  ).join(' ');
  return (
    `<path d="${outline}" transform="translate(12 10)" fill="#1c120c" opacity=".3" filter="${sketch.blur(9)}"/>` +
    `<path d="${tassels}" fill="none" stroke="${darker(colour, 0.15)}" stroke-width="4" stroke-linecap="round"/>` +
    cloth(sketch, {
      outline,
      colour,
      weave,
      print: ends + ornament('M334,150 C322,300 328,520 338,700 C340,780 337,840 334,872', thread, 'lines'),
      folds: [
        [[262, 190], [258, 420], [262, 880], 12, 0.7],
        [[290, 166], [284, 420], [292, 880], 12, 0.7],
        [[318, 156], [306, 420], [322, 880], 10, 0.6],
      ],
    })
  );
}

export interface Frock {
  readonly colour: Colour;
  readonly weave?: Weave;
  readonly trim: Colour;
}

/** Draws a child's frock: puffed sleeves, a sash, a gathered skirt with a trimmed hem. */
export function frock(sketch: Sketch, { colour, weave, trim }: Frock): string {
  const skirt = symmetric(
    'M400,452 L492,450 C540,560 590,690 620,806 C570,836 530,814 490,830 C460,840 430,826 400,832',
  );
  const bodice = symmetric(
    'M400,262 C430,256 452,232 462,200 C486,206 508,214 522,226 C516,280 508,330 502,360 C496,400 494,430 494,460 L400,464',
  );
  const puff = 'M506,212 C560,208 606,250 612,316 C600,344 548,356 522,346 C508,320 510,290 516,262 Z';
  const gathers = Array.from({ length: 15 }, (_, i): [number, number] => [316 + i * 12, 200 + i * 29]);
  return (
    wallShadow(sketch, `${skirt} ${bodice} ${puff} ${mirror(puff)}`) +
    [mirror(puff), puff]
      .map((outline) =>
        cloth(sketch, {
          outline,
          colour,
          weave,
          folds: falling(
            216,
            346,
            [
              [536, 536],
              [566, 568],
            ],
            9,
            0.5,
          ),
        }),
      )
      .join('') +
    [mirror('M520,346 C550,356 596,346 612,318'), 'M520,346 C550,356 596,346 612,318']
      .map(
        (path) => `<path d="${path}" fill="none" stroke="${trim}" stroke-width="11" stroke-linecap="round"/>`,
      )
      .join('') +
    cloth(sketch, {
      outline: skirt,
      colour,
      weave,
      roundness: 0.9,
      folds: [
        ...falling(456, 836, gathers, 10, 0.4),
        ...falling(
          470,
          836,
          gathers.filter((_, i) => i % 3 === 1),
          8,
          0.7,
        ),
      ],
      print: `<path d="M170,782 C230,812 270,792 310,806 C340,816 370,802 400,808 C430,802 460,816 490,806 C530,792 570,812 630,782" fill="none" stroke="${trim}" stroke-width="16"/>`,
    }) +
    cloth(sketch, { outline: bodice, colour, weave, roundness: 0.9 }) +
    `<path d="M338,200 C350,236 372,258 400,264 C428,258 450,236 462,200 C440,218 420,222 400,222 C380,222 360,218 338,200 Z" fill="${darker(colour, 0.45)}"/>` +
    collarLeaf(sketch, trim) +
    cloth(sketch, {
      outline: 'M304,438 C360,450 440,450 496,438 L498,474 C440,488 360,488 302,474 Z',
      colour: trim,
      roundness: 0.8,
    }) +
    bow(sketch, trim)
  );
}

function collarLeaf(sketch: Sketch, colour: Colour): string {
  const leaf = 'M462,198 C452,238 428,260 402,266 C412,296 446,306 470,288 C490,270 492,232 478,204 Z';
  return [leaf, mirror(leaf)]
    .map(
      (outline) =>
        `<path d="${outline}" transform="translate(3 5)" fill="#1c120c" opacity=".3" filter="${sketch.blur(4)}"/>` +
        cloth(sketch, { outline, colour, roundness: 0.5 }),
    )
    .join('');
}

function bow(sketch: Sketch, colour: Colour): string {
  const loop = 'M404,458 C426,428 470,424 476,444 C480,466 440,482 404,464 Z';
  const tail = 'M402,462 C420,500 430,540 434,566 L410,556 C404,520 398,490 396,466 Z';
  return (
    [mirror(tail), tail, mirror(loop), loop]
      .map(
        (outline) =>
          `<path d="${outline}" transform="translate(3 5)" fill="#1c120c" opacity=".26" filter="${sketch.blur(4)}"/>` +
          cloth(sketch, { outline, colour, roundness: 0.7 }),
      )
      .join('') + cloth(sketch, { outline: 'M388,446 L412,446 L414,474 L386,474 Z', colour, roundness: 0.8 })
  );
}
