import { button, cloth, falling, otherSide, seam, stitching, type Fold, type Weave } from '../cloth.ts';
import { darker, lighter, type Colour } from '../colour.ts';
import { mirror, symmetric } from '../outline.ts';
import type { Sketch } from '../sketch.ts';
import { wallShadow } from '../studio.ts';
import type { Texture } from '../threads.ts';

export interface Panjabi {
  readonly colour: Colour;
  readonly weave?: Weave;
  readonly texture?: Texture;
  /** Embroidery beside the placket, round the collar and the cuffs; none leaves them plain. */
  readonly embroidery?: Colour;
  readonly motif?: 'vine' | 'diamonds' | 'lines';
  readonly buttons: Colour;
  /** y of the hem: 905 reaches the knee, 770 is a short kurta. */
  readonly hem?: number;
  readonly sleeves?: 'long' | 'rolled';
  /** 'full' buttons down to the hem, as a sherwani does. */
  readonly front?: 'half' | 'full';
}

/** Draws a panjabi or kurta on an unseen figure: band collar, half placket, side slits. */
export function panjabi(sketch: Sketch, look: Panjabi): string {
  const {
    colour,
    weave,
    texture,
    embroidery,
    motif = 'vine',
    buttons,
    hem = 905,
    sleeves = 'long',
    front = 'half',
  } = look;
  const sway = (hem - 560) / 345;
  const body = symmetric(
    `M400,182 C430,180 452,164 462,132 C500,142 545,160 572,184 C566,236 552,290 546,338 ` +
      `C540,420 546,500 ${552 + 12 * sway},600 C${560 + 14 * sway},700 ${570 + 18 * sway},800 ${574 + 22 * sway},${hem - 10} ` +
      `C520,${hem + 8} 480,${hem - 6} 450,${hem + 2} C430,${hem + 7} 415,${hem + 4} 400,${hem + 3}`,
  );
  const sleeve =
    sleeves === 'long'
      ? 'M556,170 C588,186 606,226 620,286 C640,372 664,520 682,640 C684,652 676,660 664,663 C650,667 636,669 626,666 C612,560 586,440 540,340 Z'
      : 'M556,170 C588,186 606,226 620,286 C636,352 650,420 662,488 C662,500 640,512 602,512 C590,452 570,400 540,340 Z';
  const sleeveFolds: Fold[] = [
    [[560, 230], [590, 300], [600, 400], 9, 0.6],
    [[640, 380], [606, 400], [586, 392], 9, 0.6],
    [[652, 440], [618, 462], [600, 448], 8, 0.5],
    [[580, 200], [612, 300], [640, 460], 12, 0.3],
    ...(sleeves === 'long'
      ? ([
          [[664, 520], [634, 540], [614, 528], 7, 0.6],
          [[672, 590], [648, 604], [622, 590], 7, 0.4],
        ] as Fold[])
      : []),
  ];
  const bodyFolds: Fold[] = [
    [[544, 330], [500, 380], [470, 470], 12, 0.6],
    [[256, 344], [306, 408], [340, 528], 10, 0.6],
    [[540, 360], [520, 430], [516, 540], 10, 0.4],
    [[262, 392], [288, 470], [276, 590], 12, 0.4],
    [[480, 160], [500, 220], [505, 300], 12, 0.3],
    [[330, 168], [306, 214], [308, 274], 10, 0.3],
    ...falling(
      440,
      hem,
      [
        [300, 268],
        [345, 330],
        [430, 442],
        [470, 496],
        [512, 548],
      ],
      13,
      0.3,
    ),
    ...falling(
      620,
      hem + 4,
      [
        [318, 300],
        [386, 382],
        [455, 470],
        [525, 524],
      ],
      9,
      0.6,
    ),
  ];
  const trim = embroidery ? (path: string) => ornament(path, embroidery, motif) : () => '';
  const sleeveOf = (outline: string, folds: Fold[], across: [number, number, number, number]) =>
    cloth(sketch, { outline, colour, weave, texture, folds, across });
  const collar = 'M458,134 C448,172 426,192 404,200 L406,182 C424,174 440,158 446,122 Z';
  const cuffLine =
    sleeves === 'long' ? 'M622,636 C640,640 664,636 680,628' : 'M600,494 C624,496 648,486 661,474';
  return (
    wallShadow(sketch, `${body} ${sleeve} ${mirror(sleeve)}`) +
    sleeveOf(mirror(sleeve), otherSide(sleeveFolds), [0.1, 0.1, 0.9, 0]) +
    sleeveOf(sleeve, sleeveFolds, [0.05, 0, 0.95, 0.1]) +
    [cuffLine, mirror(cuffLine)].map((line) => seam(line, colour) + trim(line)).join('') +
    // Inside of the back, seen through the neck.
    `<path d="M342,128 C356,108 444,108 458,128 C452,168 424,190 400,196 C376,190 348,168 342,128 Z" fill="${darker(colour, 0.5)}"/>` +
    `<path d="M344,128 C360,112 440,112 456,128 L452,142 C436,130 364,130 348,142 Z" fill="${darker(colour, 0.22)}"/>` +
    `<rect x="384" y="134" width="32" height="17" rx="2" fill="${lighter(colour, 0.75)}" fill-opacity=".85"/>` +
    cloth(sketch, { outline: body, colour, weave, texture, folds: bodyFolds, roundness: 0.9 }) +
    seam('M556,176 C548,240 540,290 544,338', colour) +
    seam(mirror('M556,176 C548,240 540,290 544,338'), colour) +
    slits(colour, hem, sway) +
    (front === 'full' ? fullFront(sketch, look, hem) : placket(sketch, colour, buttons)) +
    (embroidery && front === 'half' ? placketTrim(embroidery, motif) : '') +
    [collar, mirror(collar)].map((outline) => cloth(sketch, { outline, colour, roundness: 0.5 })).join('') +
    trim('M452,146 C442,174 424,186 406,192') +
    trim(mirror('M452,146 C442,174 424,186 406,192')) +
    stitching(`M240,${hem - 14} C330,${hem - 2} 470,${hem - 2} 560,${hem - 14}`, darker(colour, 0.45), 1.3)
  );
}

function slits(colour: Colour, hem: number, sway: number): string {
  const slit = `M${570 + 22 * sway},${hem - 14} C${564 + 20 * sway},${hem - 80} ${556 + 16 * sway},${hem - 130} ${553 + 14 * sway},${hem - 180}`;
  return [slit, mirror(slit)].map((path) => stitching(path, darker(colour, 0.5), 1.3, '5 4')).join('');
}

function placket(sketch: Sketch, colour: Colour, buttons: Colour): string {
  const strip = 'M386,196 L416,196 L415,470 L400,482 L386,470 Z';
  return (
    `<path d="${strip}" transform="translate(5 5)" fill="${darker(colour, 0.8)}" opacity=".3" filter="${sketch.blur(4)}"/>` +
    cloth(sketch, { outline: strip, colour, roundness: 0.28 }) +
    stitching('M390,200 V466 L400,474 L411,466 V200', darker(colour, 0.42), 1.2, '4 3') +
    [214, 282, 350, 418].map((y) => button(400.5, y, 6.4, buttons)).join('')
  );
}

/** Draws the front of a sherwani: one edge from collar to hem, worked in bands of embroidery, buttons to the waist. */
function fullFront(
  sketch: Sketch,
  { colour, embroidery, motif = 'vine', buttons }: Panjabi,
  hem: number,
): string {
  const edge = `M418,196 C420,400 420,600 424,${hem - 4}`;
  const bands = embroidery
    ? [436, 458]
        .map((x) => ornament(`M${x},190 C${x + 2},400 ${x + 2},600 ${x + 6},${hem - 8}`, embroidery, motif))
        .join('') + ornament(`M396,204 C397,400 397,600 398,${hem - 8}`, embroidery, motif)
    : '';
  return (
    `<path d="${edge}" transform="translate(4 3)" fill="none" stroke="${darker(colour, 0.85)}" stroke-width="7" opacity=".5" filter="${sketch.blur(3)}"/>` +
    seam(edge, colour, 2.2) +
    bands +
    [218, 280, 342, 404, 466, 528, 590].map((y) => button(418, y, 6.6, buttons)).join('')
  );
}

function placketTrim(thread: Colour, motif: NonNullable<Panjabi['motif']>): string {
  const left = ornament('M372,204 V474', thread, motif);
  const right = ornament('M430,204 V474', thread, motif);
  return left + right + ornament('M372,474 L400,504 L430,474', thread, motif);
}

/** Draws a line of embroidery: a core of dashes with small worked shapes to both sides. */
export function ornament(path: string, thread: Colour, motif: NonNullable<Panjabi['motif']>): string {
  const line = (width: number, dash: string, offset = 0, opacity = 1) =>
    `<path d="${path}" fill="none" stroke="${thread}" stroke-width="${width}" stroke-dasharray="${dash}" stroke-dashoffset="${offset}" stroke-opacity="${opacity}"/>`;
  switch (motif) {
    case 'vine':
      return line(1.6, '5 2') + line(9, '3 9', 0, 0.9) + line(15, '1.6 10.4', -6, 0.85) + line(4, '4 8', -4);
    case 'diamonds':
      return (
        line(2, '1000') + line(11, '5 11', 0, 0.95) + line(5, '9 7', 2) + line(16, '1.6 14.4', -1.6, 0.8)
      );
    case 'lines':
      return line(12, '1.4 2.6', 0, 0.75) + line(2.4, '1000') + line(5, '2 6');
  }
}
