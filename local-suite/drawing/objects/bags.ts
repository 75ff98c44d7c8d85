import { cloth, falling, seam, stitching, type Weave } from '../cloth.ts';
import { darker, lighter, type Colour } from '../colour.ts';
import { mirror, symmetric } from '../outline.ts';
import type { Sketch } from '../sketch.ts';
import { floorShadow, wallShadow } from '../studio.ts';
import { gloom, glint, metal, solid } from './surface.ts';

export interface Bag {
  readonly kind: 'backpack' | 'tote' | 'handbag' | 'wallet' | 'duffel';
  readonly colour: Colour;
  readonly trim: Colour;
  readonly weave?: Weave;
  readonly print?: string;
  /** What stands in a tote, seen above its front. */
  readonly filled?: string;
}

const DRAW: Record<Bag['kind'], (sketch: Sketch, bag: Bag) => string> = {
  backpack,
  tote,
  handbag,
  wallet,
  duffel,
};

export const bag = (sketch: Sketch, look: Bag) => DRAW[look.kind](sketch, look);

function backpack(sketch: Sketch, { colour, trim, weave }: Bag): string {
  const body = symmetric(
    'M400,236 C480,232 548,262 566,340 C584,470 596,640 592,780 C586,824 540,834 400,836',
  );
  const pocket = symmetric(
    'M400,566 C470,564 520,566 530,582 C540,640 542,720 536,776 C528,800 480,806 400,806',
  );
  const flap = symmetric(
    'M400,300 C470,296 524,312 534,356 C540,420 536,468 522,500 C480,524 440,528 400,528',
  );
  const side = 'M576,560 C612,566 634,600 632,680 C630,760 616,800 590,806 Z';
  const strap = 'M292,270 C240,330 216,520 222,760 L254,764 C250,560 270,380 316,300 Z';
  return (
    floorShadow(sketch, 400, 834, 210, 26) +
    [strap, mirror(strap)]
      .map((outline) => cloth(sketch, { outline, colour: darker(trim, 0.2), roundness: 0.7 }))
      .join('') +
    [side, mirror(side)]
      .map((outline) => cloth(sketch, { outline, colour: darker(colour, 0.2), weave }))
      .join('') +
    `<path d="M352,240 C352,180 448,180 448,240" fill="none" stroke="${darker(trim, 0.35)}" stroke-width="20"/><path d="M352,238 C352,178 448,178 448,238" fill="none" stroke="${trim}" stroke-width="13"/>` +
    cloth(sketch, {
      outline: body,
      colour,
      weave,
      folds: [
        [[250, 420], [300, 520], [270, 640], 12, 0.4],
        [[556, 420], [510, 520], [540, 640], 12, 0.4],
      ],
    }) +
    seam('M238,380 C240,300 300,262 400,260 C500,262 560,300 562,380', colour, 2.4) +
    gloom(sketch, flap.replace(/Z/g, 'Z'), 0.35, 9) +
    cloth(sketch, { outline: flap, colour: lighter(colour, 0.05), weave, roundness: 0.8 }) +
    stitching(
      'M278,356 C276,420 282,460 290,490 C340,512 460,512 510,490 C518,460 524,420 522,356',
      lighter(trim, 0.2),
      1.8,
    ) +
    gloom(sketch, pocket, 0.3, 7) +
    cloth(sketch, { outline: pocket, colour, weave, roundness: 0.8 }) +
    `<path d="M276,600 C330,592 470,592 524,600" fill="none" stroke="${darker(colour, 0.6)}" stroke-width="9"/><path d="M276,600 C330,592 470,592 524,600" fill="none" stroke="${metal(sketch, 'brass')}" stroke-width="3" stroke-dasharray="4 2"/>` +
    [326, 474]
      .map(
        (x) =>
          solid(
            sketch,
            `M${x - 17},440 L${x + 17},440 L${x + 15},596 C${x + 10},606 ${x - 10},606 ${x - 15},596 Z`,
            trim,
            'satin',
          ) +
          `<rect x="${x - 23}" y="530" width="46" height="34" rx="6" fill="none" stroke="${metal(sketch, 'brass')}" stroke-width="7"/><path d="M${x},534 v26" stroke="#7a5a22" stroke-width="4"/>` +
          stitching(`M${x - 12},446 V592 M${x + 12},446 V592`, lighter(trim, 0.4), 1.4, '4 3'),
      )
      .join('') +
    solid(sketch, 'M360,650 L440,650 L440,696 L360,696 Z', trim, 'satin') +
    stitching('M365,655 H435 V691 H365 Z', lighter(trim, 0.4), 1.4, '4 3')
  );
}

function tote(sketch: Sketch, { colour, trim, weave, print, filled = '' }: Bag): string {
  const body =
    'M206,400 C300,388 500,388 594,400 C602,540 606,690 600,812 C540,832 260,832 200,812 C194,690 198,540 206,400 Z';
  const handle = (lift: number) =>
    `M300,${420 - lift * 0.2} C296,${240 - lift} 504,${240 - lift} 500,${420 - lift * 0.2}`;
  const strap = (lift: number, colour: Colour) =>
    `<path d="${handle(lift)}" transform="translate(6 6)" fill="none" stroke="#3a2618" stroke-width="24" opacity=".22" filter="${sketch.blur(6)}"/><path d="${handle(lift)}" fill="none" stroke="${darker(colour, 0.35)}" stroke-width="25"/><path d="${handle(lift)}" transform="translate(-1 -1)" fill="none" stroke="${colour}" stroke-width="21"/>` +
    stitching(handle(lift), lighter(colour, 0.3), 1.4, '5 4');
  return (
    floorShadow(sketch, 400, 820, 220, 26) +
    strap(60, darker(trim, 0.28)) +
    cloth(sketch, {
      outline: 'M214,404 C300,378 500,378 586,404 C500,424 300,424 214,404 Z',
      colour: darker(colour, 0.5),
      roundness: 0.5,
    }) +
    filled +
    cloth(sketch, {
      outline: body,
      colour,
      weave,
      print,
      folds: [
        [[240, 420], [260, 560], [232, 760], 13, 0.4],
        [[566, 430], [540, 560], [566, 740], 13, 0.4],
        [[210, 800], [280, 770], [330, 800], 10, 0.5],
        [[590, 800], [530, 766], [470, 804], 10, 0.5],
        [[320, 430], [340, 520], [330, 640], 14, 0.3],
      ],
    }) +
    stitching('M210,424 C300,412 500,412 590,424', darker(colour, 0.45), 1.6) +
    strap(0, trim) +
    [300, 500]
      .map(
        (x) =>
          solid(sketch, `M${x - 14},396 L${x + 14},396 L${x + 14},466 L${x - 14},466 Z`, trim, 'matte') +
          stitching(
            `M${x - 9},424 L${x + 9},460 M${x + 9},424 L${x - 9},460`,
            lighter(trim, 0.4),
            1.4,
            '3 2',
          ),
      )
      .join('')
  );
}

function handbag(sketch: Sketch, { colour, trim }: Bag): string {
  const body = symmetric(
    'M400,452 C480,450 546,456 566,476 C596,570 620,700 624,790 C616,826 520,830 400,830',
  );
  const flap = symmetric(
    'M400,440 C490,438 560,446 574,470 C586,530 580,590 556,622 C510,652 450,668 400,670',
  );
  const handle = 'M282,470 C262,220 538,220 518,470';
  return (
    floorShadow(sketch, 400, 828, 236, 26) +
    `<path d="${handle}" transform="translate(8 8)" fill="none" stroke="#3a2618" stroke-width="22" opacity=".22" filter="${sketch.blur(8)}"/>` +
    `<path d="${handle}" fill="none" stroke="${darker(colour, 0.5)}" stroke-width="25"/><path d="${handle}" transform="translate(-1 -1)" fill="none" stroke="${colour}" stroke-width="20"/><path d="${handle}" transform="translate(-5 -4)" fill="none" stroke="${lighter(colour, 0.5)}" stroke-width="3" stroke-opacity=".5"/>` +
    solid(sketch, body, colour, 'satin') +
    stitching(
      'M186,796 C196,700 220,590 244,492 M614,796 C604,700 580,590 556,492 M196,808 C300,816 500,816 604,808',
      lighter(colour, 0.4),
      1.8,
    ) +
    gloom(sketch, flap, 0.38, 10) +
    solid(sketch, flap, lighter(colour, 0.07), 'satin') +
    stitching(
      'M236,480 C226,536 232,580 252,610 C300,638 350,652 400,655 C450,652 500,638 548,610 C568,580 574,536 564,480',
      lighter(colour, 0.4),
      1.8,
    ) +
    `<g transform="translate(0 6)"><rect x="364" y="626" width="72" height="56" rx="10" fill="#1c120c" fill-opacity=".3"/><rect x="362" y="620" width="72" height="56" rx="10" fill="${metal(sketch, 'gold', [0, 0, 1, 1])}"/><circle cx="398" cy="648" r="13" fill="${trim}"/><circle cx="398" cy="648" r="13" fill="none" stroke="#7e5718" stroke-width="2"/></g>` +
    [282, 518]
      .map(
        (x) =>
          `<circle cx="${x}" cy="474" r="17" fill="none" stroke="${metal(sketch, 'gold', [0, 0, 1, 1])}" stroke-width="8"/>`,
      )
      .join('') +
    glint(sketch, 'M250,480 C290,462 360,456 400,456 C340,470 280,490 256,520 Z', 0.3, 8)
  );
}

function wallet(sketch: Sketch, { colour, trim }: Bag): string {
  const back =
    'M190,430 L610,430 C620,430 626,436 626,446 L626,706 C626,718 618,724 608,724 L192,724 C182,724 174,716 174,706 L174,446 C174,436 180,430 190,430 Z';
  const front =
    'M184,486 L616,486 C628,486 634,494 634,504 L634,744 C634,756 626,764 614,764 L186,764 C174,764 166,756 166,744 L166,504 C166,494 172,486 184,486 Z';
  const cards = [
    ['#7f9a8d', 400],
    ['#d7b98c', 418],
    ['#b5624a', 436],
  ] as const;
  return (
    `<g transform="rotate(-7 400 600)">` +
    wallShadow(sketch, front) +
    solid(sketch, back, darker(colour, 0.2), 'satin') +
    cards
      .map(([fill, y], i) =>
        solid(
          sketch,
          `M${212 + i * 8},${y} L${588 - i * 8},${y} L${588 - i * 8},560 L${212 + i * 8},560 Z`,
          fill,
          'satin',
        ),
      )
      .join('') +
    gloom(sketch, 'M170,478 H630 V500 H170 Z', 0.5, 7) +
    solid(sketch, front, colour, 'satin', '', [0, 0, 1, 0.5]) +
    stitching('M182,502 H618 V748 H182 Z', lighter(colour, 0.42), 2) +
    solid(
      sketch,
      'M540,590 L640,590 C650,590 654,598 654,606 L654,652 C654,662 648,668 640,668 L540,668 C520,668 508,650 508,629 C508,608 520,590 540,590 Z',
      darker(colour, 0.12),
      'satin',
    ) +
    `<circle cx="552" cy="629" r="13" fill="${metal(sketch, 'brass', [0, 0, 1, 1])}"/>` +
    `<g fill="none" stroke="${trim}" stroke-width="2.4" opacity=".8"><path d="M232,720 l18,-18 18,18 -18,18 Z M250,690 l0,-14 M286,720 l14,0 M214,720 l-14,0"/></g>` +
    glint(sketch, 'M190,500 H420 L330,560 H190 Z', 0.14, 14) +
    `</g>`
  );
}

function duffel(sketch: Sketch, { colour, trim, weave }: Bag): string {
  const body =
    'M150,560 C152,480 190,450 250,446 L550,446 C610,450 648,480 650,560 C654,640 652,720 644,786 C620,806 180,806 156,786 C148,720 146,640 150,560 Z';
  const end =
    'M150,560 C152,480 190,450 230,448 C206,540 204,700 222,798 C190,800 166,796 156,786 C148,720 146,640 150,560 Z';
  const handle = 'M286,470 C280,320 520,320 514,470';
  const band = (x: number) => `M${x - 20},446 L${x + 20},446 L${x + 22},800 L${x - 22},800 Z`;
  return (
    floorShadow(sketch, 400, 800, 262, 26) +
    `<path d="${handle}" fill="none" stroke="${darker(trim, 0.45)}" stroke-width="22"/><path d="${handle}" fill="none" stroke="${trim}" stroke-width="16"/>` +
    cloth(sketch, {
      outline: body,
      colour,
      weave,
      folds: falling(
        470,
        796,
        [
          [330, 322],
          [460, 470],
          [560, 566],
        ],
        14,
        0.35,
      ),
      across: [0, 0, 0.3, 1],
    }) +
    cloth(sketch, { outline: end, colour: trim, roundness: 0.8 }) +
    cloth(sketch, { outline: mirror(end), colour: trim, roundness: 0.8 }) +
    `<path d="M236,474 H564" stroke="${darker(colour, 0.65)}" stroke-width="12"/><path d="M236,474 H564" stroke="${metal(sketch, 'silver', [0, 0, 0, 1])}" stroke-width="4" stroke-dasharray="5 2"/>` +
    [290, 510]
      .map(
        (x) =>
          gloom(sketch, band(x), 0.28, 6) +
          cloth(sketch, { outline: band(x), colour: trim, roundness: 0.5 }) +
          stitching(`M${x - 14},452 V794 M${x + 14},452 V794`, lighter(trim, 0.4), 1.5),
      )
      .join('')
  );
}
