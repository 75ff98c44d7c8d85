import { button, cloth, falling, otherSide, seam, stitching, type Fold, type Weave } from '../cloth.ts';
import { darker, lighter, type Colour } from '../colour.ts';
import { mirror, symmetric } from '../outline.ts';
import type { Sketch } from '../sketch.ts';
import { wallShadow } from '../studio.ts';

export interface Shirt {
  readonly colour: Colour;
  readonly weave?: Weave;
  readonly kind: 'shirt' | 'camp' | 'polo' | 'tee' | 'hoodless';
  readonly sleeves: 'short' | 'long';
  readonly buttons?: Colour;
  /** Collar, cuff rib and placket of another colour. */
  readonly contrast?: Colour;
  readonly pocket?: boolean;
  /** Printed on the chest of a tee. */
  readonly print?: string;
}

const LONG_SLEEVE =
  'M580,186 C616,208 632,256 644,310 C660,400 676,560 686,694 C687,708 678,716 664,718 C650,720 636,720 630,716 C622,590 600,450 556,350 Z';
const SHORT_SLEEVE = 'M580,186 C620,206 656,272 688,366 C690,378 664,400 612,416 C600,392 580,366 556,350 Z';

/** Draws a shirt, polo or tee on an unseen figure. */
export function shirt(sketch: Sketch, look: Shirt): string {
  const { colour, weave, kind, sleeves, contrast = colour, buttons = '#efe7da' } = look;
  const curved = kind === 'shirt';
  const texture = kind === 'tee' || kind === 'polo' ? 'knit' : 'plain';
  const body = symmetric(
    'M400,196 C432,192 460,172 472,142 C512,152 556,168 592,194 C584,250 570,300 562,352 C558,470 560,610 566,' +
      (curved ? '756 C552,800 500,838 400,842' : '824 C520,836 450,838 400,838'),
  );
  const sleeve = sleeves === 'long' ? LONG_SLEEVE : SHORT_SLEEVE;
  const sleeveFolds: Fold[] =
    sleeves === 'long'
      ? [
          [[574, 240], [610, 330], [616, 450], 10, 0.6],
          [[654, 400], [618, 428], [602, 416], 9, 0.6],
          [[662, 470], [630, 494], [612, 478], 8, 0.5],
          [[672, 570], [640, 596], [624, 580], 8, 0.5],
          [[600, 216], [636, 330], [652, 520], 12, 0.3],
        ]
      : [
          [[572, 250], [600, 310], [608, 380], 10, 0.6],
          [[610, 226], [640, 300], [656, 376], 12, 0.3],
        ];
  const bodyFolds: Fold[] = [
    [[558, 350], [514, 396], [484, 500], 13, 0.6],
    [[240, 364], [292, 422], [330, 548], 11, 0.6],
    [[554, 380], [530, 460], [528, 580], 11, 0.4],
    [[250, 420], [276, 500], [268, 640], 13, 0.4],
    [[500, 180], [522, 240], [524, 320], 12, 0.3],
    [[308, 176], [286, 232], [292, 296], 10, 0.3],
    [[556, 640], [500, 664], [450, 640], 9, 0.4],
    [[250, 600], [300, 630], [352, 610], 9, 0.4],
    ...falling(
      470,
      846,
      [
        [290, 268],
        [340, 326],
        [448, 458],
        [520, 540],
      ],
      12,
      0.3,
    ),
    ...falling(
      650,
      850,
      [
        [316, 300],
        [372, 368],
        [476, 488],
      ],
      8,
      0.6,
    ),
  ];
  const cuff =
    sleeves === 'long'
      ? 'M626,672 C646,674 668,670 684,664 L687,700 C686,712 678,716 664,718 C650,720 638,720 630,716 Z'
      : 'M604,398 C640,386 668,370 682,350 L688,366 C690,378 664,400 612,416 Z';
  const armhole = 'M588,196 C574,246 560,296 562,352';
  const opening = kind === 'shirt' || kind === 'camp';
  return (
    wallShadow(sketch, `${body} ${sleeve} ${mirror(sleeve)}`) +
    cloth(sketch, {
      outline: mirror(sleeve),
      colour,
      weave,
      texture,
      folds: otherSide(sleeveFolds),
      across: [0.1, 0.1, 0.9, 0],
    }) +
    cloth(sketch, {
      outline: sleeve,
      colour,
      weave,
      texture,
      folds: sleeveFolds,
      across: [0.05, 0, 0.95, 0.1],
    }) +
    [mirror(cuff), cuff].map((outline) => cuffOf(sketch, outline, look)).join('') +
    neck(colour) +
    cloth(sketch, {
      outline: body,
      colour,
      weave,
      texture,
      folds: bodyFolds,
      roundness: 0.9,
      print: look.print,
    }) +
    seam(armhole, colour) +
    seam(mirror(armhole), colour) +
    (opening ? frontOf(sketch, colour, weave, buttons, curved ? 838 : 834) : '') +
    (kind === 'polo' ? poloFront(sketch, contrast, buttons) : '') +
    (look.pocket ? pocketOf(sketch, colour, weave) : '') +
    (kind === 'tee' || kind === 'hoodless'
      ? crew(sketch, contrast)
      : collarOf(sketch, kind, contrast, weave, colour)) +
    hemStitch(colour, curved)
  );
}

function cuffOf(sketch: Sketch, outline: string, { colour, contrast, weave, sleeves, kind }: Shirt): string {
  const own = contrast && kind !== 'shirt' ? contrast : colour;
  const line = sleeves === 'long' ? 'M626,672 C646,674 668,670 684,664' : 'M604,398 C640,386 668,370 682,350';
  return (
    cloth(sketch, { outline, colour: own, weave: own === colour ? weave : undefined, roundness: 0.8 }) +
    stitching(line, darker(colour, 0.45), 1.2) +
    stitching(mirror(line), darker(colour, 0.45), 1.2)
  );
}

const neck = (colour: Colour) =>
  `<path d="M330,138 C350,114 450,114 470,138 C462,178 430,202 400,206 C370,202 338,178 330,138 Z" fill="${darker(colour, 0.52)}"/>` +
  `<path d="M332,138 C352,116 448,116 468,138 L462,152 C440,134 360,134 338,152 Z" fill="${darker(colour, 0.24)}"/>` +
  `<rect x="382" y="142" width="36" height="19" rx="2" fill="${lighter(colour, 0.78)}" fill-opacity=".85"/>`;

function frontOf(
  sketch: Sketch,
  colour: Colour,
  weave: Weave | undefined,
  buttons: Colour,
  hem: number,
): string {
  const strip = `M384,200 L417,200 L417,${hem} L384,${hem} Z`;
  const ys = [244, 332, 420, 508, 596, 684, 762];
  return (
    `<path d="M417,204 V${hem - 6}" transform="translate(4 2)" stroke="${darker(colour, 0.85)}" stroke-width="7" opacity=".42" filter="${sketch.blur(3.5)}"/>` +
    cloth(sketch, { outline: strip, colour, weave, roundness: 0.25 }) +
    stitching(`M389,204 V${hem - 4} M412,204 V${hem - 4}`, darker(colour, 0.42), 1.2, '4 3') +
    ys
      .map(
        (y) =>
          `<path d="M400.5,${y - 9} v18" stroke="${darker(colour, 0.5)}" stroke-width="1.4"/>` +
          button(400.5, y, 6.6, buttons),
      )
      .join('')
  );
}

function poloFront(sketch: Sketch, colour: Colour, buttons: Colour): string {
  const strip = 'M384,206 L417,206 L417,386 L384,386 Z';
  return (
    `<path d="${strip}" transform="translate(5 5)" fill="${darker(colour, 0.8)}" opacity=".32" filter="${sketch.blur(4)}"/>` +
    cloth(sketch, { outline: strip, colour, roundness: 0.25 }) +
    stitching('M388,210 V381 H413 V210 M388,368 H413', darker(colour, 0.45), 1.2, '4 3') +
    [250, 300, 350].map((y) => button(400.5, y, 6.4, buttons)).join('')
  );
}

function pocketOf(sketch: Sketch, colour: Colour, weave: Weave | undefined): string {
  const outline = 'M458,312 L534,312 L533,392 L496,410 L459,392 Z';
  return (
    `<path d="${outline}" transform="translate(4 5)" fill="${darker(colour, 0.8)}" opacity=".25" filter="${sketch.blur(4)}"/>` +
    cloth(sketch, { outline, colour, weave, roundness: 0.3 }) +
    stitching('M462,324 H530 M462,316 V389 L496,405 L530,389 V316', darker(colour, 0.45), 1.2, '4 3')
  );
}

function crew(sketch: Sketch, colour: Colour): string {
  const rib =
    'M328,140 C338,190 366,214 400,218 C434,214 462,190 472,140 L456,134 C448,174 428,194 400,197 C372,194 352,174 344,134 Z';
  const lines = Array.from({ length: 23 }, (_, i) => {
    const turn = -78 + i * 7.1;
    return `<path d="M400,${195} v22" transform="rotate(${turn} 400 126)"/>`;
  }).join('');
  return (
    `<path d="${rib}" transform="translate(2 5)" fill="${darker(colour, 0.8)}" opacity=".3" filter="${sketch.blur(3.5)}"/>` +
    cloth(sketch, {
      outline: rib,
      colour,
      roundness: 0.5,
      print: `<g stroke="${darker(colour, 0.4)}" stroke-width="1.2" opacity=".45">${lines}</g>`,
    })
  );
}

function collarOf(
  sketch: Sketch,
  kind: Shirt['kind'],
  colour: Colour,
  weave: Weave | undefined,
  body: Colour,
): string {
  const stand = 'M466,140 C456,178 428,200 402,208 L402,190 C424,178 444,158 452,130 Z';
  const leaf =
    kind === 'camp'
      ? 'M462,128 C454,170 430,206 412,246 L444,284 L512,226 C500,190 486,154 474,134 Z'
      : kind === 'polo'
        ? 'M460,126 C450,164 426,190 403,206 L440,256 C470,246 498,226 508,208 C498,178 486,152 474,134 Z'
        : 'M460,124 C450,162 426,188 403,204 L450,268 L508,208 C498,178 486,152 474,134 Z';
  const own = colour === body ? weave : undefined;
  return [stand, mirror(stand), mirror(leaf), leaf]
    .map((outline, i) =>
      i < 2
        ? cloth(sketch, { outline, colour: darker(colour, 0.12), weave: own, roundness: 0.4 })
        : `<path d="${outline}" transform="translate(3 6)" fill="${darker(colour, 0.85)}" opacity=".36" filter="${sketch.blur(4)}"/>` +
          cloth(sketch, { outline, colour, weave: own, roundness: 0.4 }),
    )
    .join('');
}

const hemStitch = (colour: Colour, curved: boolean) =>
  stitching(
    curved
      ? 'M238,752 C252,790 302,828 400,832 C498,828 548,790 562,752'
      : 'M238,808 C300,820 500,820 562,808',
    darker(colour, 0.45),
    1.3,
  );
