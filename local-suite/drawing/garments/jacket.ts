import { button, cloth, falling, otherSide, seam, stitching, type Fold, type Weave } from '../cloth.ts';
import { darker, lighter, type Colour } from '../colour.ts';
import { mirror, symmetric } from '../outline.ts';
import type { Sketch } from '../sketch.ts';
import { wallShadow } from '../studio.ts';

export interface Blazer {
  readonly colour: Colour;
  readonly weave?: Weave;
  readonly shirt: Colour;
  readonly tie?: Colour;
  readonly square?: Colour;
  readonly buttons: Colour;
}

const SLEEVE =
  'M584,176 C622,190 640,240 650,300 C664,400 672,560 676,716 C676,728 668,734 650,736 C634,738 620,736 614,732 C610,600 594,450 552,350 Z';

/** Draws a two-button jacket with notch lapels over a shirt. */
export function blazer(sketch: Sketch, { colour, weave, shirt, tie, square, buttons }: Blazer): string {
  const body = symmetric(
    'M400,520 C420,420 452,300 470,138 C520,148 566,160 600,184 C590,240 572,300 566,352 C556,430 552,480 552,530 C556,640 572,740 580,826 C560,850 500,860 420,858 C412,830 406,800 400,760',
  );
  const sleeveFolds: Fold[] = [
    [[580, 230], [612, 340], [612, 470], 10, 0.6],
    [[656, 400], [622, 430], [600, 420], 10, 0.6],
    [[664, 480], [630, 510], [608, 498], 9, 0.5],
    [[606, 210], [640, 340], [650, 560], 13, 0.3],
  ];
  const folds: Fold[] = [
    [[562, 350], [520, 420], [498, 520], 13, 0.6],
    [[240, 366], [284, 430], [318, 500], 11, 0.6],
    [[548, 520], [500, 540], [430, 548], 10, 0.5],
    [[254, 532], [310, 568], [384, 556], 12, 0.5],
    ...falling(
      580,
      850,
      [
        [300, 276],
        [340, 322],
        [470, 486],
        [520, 536],
      ],
      11,
      0.35,
    ),
  ];
  const lapel =
    'M470,136 C462,230 436,400 404,530 L388,560 C440,480 506,400 522,330 L488,302 L534,268 C524,220 502,166 486,134 Z';
  const cuffButtons = [0, 1, 2].map((i) => button(628 - i * 0.5, 706 - i * 17, 5, buttons)).join('');
  const flap = 'M470,640 L562,634 L566,668 C536,676 500,678 473,676 Z';
  return (
    wallShadow(sketch, `${body} ${SLEEVE} ${mirror(SLEEVE)}`) +
    cloth(sketch, {
      outline: mirror(SLEEVE),
      colour,
      weave,
      folds: otherSide(sleeveFolds),
      across: [0.1, 0.1, 0.9, 0],
    }) +
    cloth(sketch, { outline: SLEEVE, colour, weave, folds: sleeveFolds, across: [0.05, 0, 0.95, 0.1] }) +
    cuffButtons +
    shirtFront(sketch, shirt, tie) +
    cloth(sketch, { outline: body, colour, weave, folds, roundness: 0.9 }) +
    [
      seam('M594,186 C580,240 564,300 562,352', colour),
      seam(mirror('M594,186 C580,240 564,300 562,352'), colour),
    ].join('') +
    [
      seam('M510,420 C500,520 506,600 512,640', colour, 1.2),
      seam(mirror('M510,420 C500,520 506,600 512,640'), colour, 1.2),
    ].join('') +
    [flap, mirror(flap)].map((outline) => raised(sketch, outline, colour, weave)).join('') +
    breastPocket(sketch, colour, weave, square) +
    `<path d="M396,560 C398,660 404,760 418,856" transform="translate(-5 0)" fill="none" stroke="${darker(colour, 0.9)}" stroke-width="8" opacity=".5" filter="${sketch.blur(4)}"/>` +
    [mirror(lapel), lapel].map((outline) => raised(sketch, outline, colour, weave)).join('') +
    seam('M396,556 C402,660 406,760 418,852', colour, 2) +
    button(410, 572, 9, buttons) +
    button(412, 652, 9, buttons)
  );
}

function shirtFront(sketch: Sketch, shirt: Colour, tie: Colour | undefined): string {
  const panel = 'M318,150 C340,116 460,116 482,150 L470,420 L400,580 L330,420 Z';
  const leaf = 'M462,126 C448,168 424,190 402,206 L440,262 L486,190 C480,160 472,140 462,126 Z';
  const knot = 'M382,204 L418,204 L412,246 L388,246 Z';
  const blade = 'M390,246 L410,246 L426,420 L400,560 L374,420 Z';
  return (
    cloth(sketch, { outline: panel, colour: shirt, roundness: 0.7 }) +
    `<path d="M342,132 C360,116 440,116 458,132 C446,168 424,188 400,200 C376,188 354,168 342,132 Z" fill="${darker(shirt, 0.4)}"/>` +
    (tie
      ? cloth(sketch, { outline: blade, colour: tie, roundness: 0.9 }) +
        cloth(sketch, { outline: knot, colour: tie, roundness: 0.8 })
      : seam('M400,206 V540', shirt, 1.6) +
        [250, 320, 390, 460].map((y) => button(400, y, 5, '#f4efe6')).join('')) +
    [mirror(leaf), leaf].map((outline) => raised(sketch, outline, shirt)).join('')
  );
}

function breastPocket(
  sketch: Sketch,
  colour: Colour,
  weave: Weave | undefined,
  square: Colour | undefined,
): string {
  const welt = 'M484,392 L548,380 L550,398 L487,411 Z';
  const cloths = square
    ? cloth(sketch, {
        outline: 'M492,394 L498,356 L516,376 L530,346 L544,384 Z',
        colour: square,
        roundness: 0.6,
      })
    : '';
  return cloths + raised(sketch, welt, colour, weave);
}

export interface Waistcoat {
  readonly colour: Colour;
  readonly weave?: Weave;
  readonly buttons: Colour;
  /** Colour of the garment under it. */
  readonly under: Colour;
}

/** Draws a Mujib coat: sleeveless, band collar, six buttons, three pockets; worn over a panjabi. */
export function waistcoat(sketch: Sketch, { colour, weave, buttons, under }: Waistcoat): string {
  const body = symmetric(
    'M400,210 C430,200 456,176 466,146 C496,152 528,164 550,182 C540,220 536,262 560,330 C566,352 572,362 574,372 C560,470 562,560 566,640 C570,700 576,760 580,800 C540,818 470,822 400,822',
  );
  const sleeve =
    'M548,168 C588,186 610,226 624,286 C644,372 664,520 680,640 C682,652 674,660 662,663 C648,667 634,669 624,666 C612,560 590,440 540,340 Z';
  const tail = symmetric('M400,780 L580,780 C584,830 590,880 594,916 C540,934 470,926 400,926');
  const sleeveFolds: Fold[] = [
    [[572, 230], [600, 310], [606, 420], 9, 0.6],
    [[642, 390], [606, 410], [590, 400], 9, 0.6],
    [[652, 450], [620, 470], [604, 456], 8, 0.5],
  ];
  const collar = 'M462,130 C452,172 428,196 404,206 L406,182 C426,172 442,154 450,118 Z';
  const pocket = 'M456,616 L552,610 L554,638 L457,644 Z';
  const chest = 'M470,350 L532,344 L533,364 L471,370 Z';
  return (
    wallShadow(sketch, `${body} ${tail} ${sleeve} ${mirror(sleeve)}`) +
    cloth(sketch, {
      outline: mirror(sleeve),
      colour: under,
      folds: otherSide(sleeveFolds),
      across: [0.1, 0.1, 0.9, 0],
    }) +
    cloth(sketch, { outline: sleeve, colour: under, folds: sleeveFolds, across: [0.05, 0, 0.95, 0.1] }) +
    cloth(sketch, {
      outline: tail,
      colour: under,
      folds: falling(
        780,
        930,
        [
          [270, 262],
          [330, 324],
          [390, 392],
          [450, 460],
          [520, 530],
        ],
        10,
        0.5,
      ),
    }) +
    `<path d="M220,800 C300,824 500,824 580,800" transform="translate(4 12)" fill="none" stroke="#1c120c" stroke-width="16" opacity=".38" filter="${sketch.blur(8)}"/>` +
    `<path d="M340,128 C356,108 444,108 460,128 C452,170 424,194 400,202 C376,194 348,170 340,128 Z" fill="${darker(colour, 0.55)}"/>` +
    cloth(sketch, {
      outline: body,
      colour,
      weave,
      folds: [
        [[566, 380], [520, 420], [492, 520], 13, 0.6],
        [[236, 396], [290, 446], [322, 560], 11, 0.6],
        ...falling(
          520,
          826,
          [
            [300, 280],
            [350, 338],
            [470, 482],
            [530, 540],
          ],
          11,
          0.35,
        ),
      ],
      roundness: 0.9,
    }) +
    `<path d="M404,210 V820" transform="translate(3 0)" stroke="${darker(colour, 0.9)}" stroke-width="6" opacity=".45" filter="${sketch.blur(3)}"/>` +
    seam('M403,208 V820', colour, 2) +
    stitching('M392,212 V816', lighter(colour, 0.25), 1.1) +
    [pocket, mirror(pocket), chest].map((outline) => raised(sketch, outline, colour, weave)).join('') +
    [236, 324, 412, 500, 588, 676].map((y) => button(392, y, 8, buttons)).join('') +
    [collar, mirror(collar)].map((outline) => raised(sketch, outline, colour, weave)).join('')
  );
}

/** Draws a piece on top of another one, with a small shadow. */
const raised = (sketch: Sketch, outline: string, colour: Colour, weave?: Weave) =>
  `<path d="${outline}" transform="translate(3 5)" fill="#1c120c" opacity=".34" filter="${sketch.blur(4)}"/>` +
  cloth(sketch, { outline, colour, weave, roundness: 0.4 });
