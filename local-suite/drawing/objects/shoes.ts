import { stitching } from '../cloth.ts';
import { darker, lighter, type Colour } from '../colour.ts';
import type { Sketch } from '../sketch.ts';
import { floorShadow } from '../studio.ts';
import { glint, gloom, metal, solid } from './surface.ts';

export interface Shoe {
  readonly kind: 'sandal' | 'loafer' | 'sneaker' | 'nagra' | 'heel';
  readonly colour: Colour;
  readonly sole: Colour;
  readonly accent: Colour;
}

const DRAW: Record<Shoe['kind'], (sketch: Sketch, shoe: Shoe) => string> = {
  sandal,
  loafer,
  sneaker,
  nagra,
  heel,
};
const AXIS = [0, 0, 0.25, 1] as const;

/** Draws a pair: the near shoe in profile, its partner behind it, turned a little. */
export function shoes(sketch: Sketch, shoe: Shoe): string {
  const one = DRAW[shoe.kind](sketch, shoe);
  return (
    floorShadow(sketch, 504, 688, 250, 20) +
    `<g transform="translate(146 26) scale(.88)">${one}</g>` +
    floorShadow(sketch, 392, 772, 300, 26) +
    `<g transform="translate(-24 20)">${one}</g>`
  );
}

function sneaker(sketch: Sketch, { colour, sole, accent }: Shoe): string {
  const upper =
    'M148,700 C142,640 150,560 178,506 C206,486 262,486 298,500 C330,548 384,584 452,606 C520,622 606,634 650,666 C672,684 676,704 674,716 L150,716 Z';
  const rubber =
    'M138,704 C260,716 540,716 682,700 C694,716 692,738 676,748 C540,756 280,758 152,750 C136,742 132,722 138,704 Z';
  const toe =
    'M566,630 C616,640 652,660 668,690 C672,704 672,712 670,716 L548,716 C540,684 548,650 566,630 Z';
  const wave = 'M186,640 C270,690 380,690 500,632 C420,706 300,720 200,690 Z';
  const collar = 'M178,506 C206,486 262,486 298,500 C306,514 316,528 328,540 C284,548 222,540 172,532 Z';
  return (
    solid(sketch, upper, colour, 'matte', `<path d="${wave}" fill="${accent}"/>`, AXIS) +
    `<path d="${wave}" fill="none" stroke="${darker(accent, 0.4)}" stroke-width="1.6" stroke-opacity=".5"/>` +
    solid(sketch, toe, lighter(colour, 0.18), 'matte', '', AXIS) +
    solid(sketch, collar, accent, 'matte', '', AXIS) +
    solid(
      sketch,
      'M148,700 C144,650 150,590 166,546 C190,556 204,600 206,716 L150,716 Z',
      accent,
      'matte',
      '',
      AXIS,
    ) +
    tongue(sketch, colour) +
    stitching(
      'M556,640 C540,664 536,690 540,712 M334,552 C384,592 440,612 540,630 M216,566 C222,620 222,670 220,710',
      darker(colour, 0.45),
      1.8,
    ) +
    laces(accent === colour ? '#f7f2e8' : lighter(colour, 0.75)) +
    gloom(sketch, 'M148,700 C260,712 540,712 674,698 L676,712 C540,722 260,722 148,714 Z', 0.35, 4) +
    solid(
      sketch,
      rubber,
      sole,
      'satin',
      `<path d="M138,732 H690" stroke="${accent}" stroke-width="5"/>`,
      [0, 0, 0, 1],
    ) +
    glint(sketch, 'M196,520 C230,506 270,508 290,518 C262,520 226,524 196,532 Z', 0.4, 4) +
    glint(sketch, 'M590,648 C620,656 642,670 652,686 C630,676 606,668 590,664 Z', 0.5, 4)
  );
}

const tongue = (sketch: Sketch, colour: Colour) =>
  solid(
    sketch,
    'M290,494 C304,470 328,458 344,466 C350,490 372,540 424,592 C388,580 346,556 318,528 Z',
    darker(colour, 0.12),
    'matte',
    '',
    AXIS,
  );

function laces(colour: Colour): string {
  const rows = [0, 1, 2, 3, 4].map((i) => {
    const [x, y] = [322 + i * 27, 524 + i * 19];
    return `<path d="M${x - 8},${y + 22} C${x},${y - 4} ${x + 14},${y - 14} ${x + 30},${y - 12}" fill="none" stroke="#1c120c" stroke-width="9" stroke-opacity=".22" transform="translate(2 4)"/><path d="M${x - 8},${y + 22} C${x},${y - 4} ${x + 14},${y - 14} ${x + 30},${y - 12}" fill="none" stroke="${colour}" stroke-width="8" stroke-linecap="round"/>`;
  });
  return rows.join('');
}

function loafer(sketch: Sketch, { colour, sole, accent }: Shoe): string {
  const upper =
    'M146,706 C140,650 144,590 166,548 C190,540 226,548 246,566 C300,604 344,606 384,588 C450,574 560,604 634,654 C664,676 676,700 672,718 L150,720 Z';
  const mouth =
    'M166,548 C190,540 226,548 246,566 C300,604 344,606 384,588 C372,620 330,634 280,624 C226,612 186,584 166,548 Z';
  const apron = 'M398,600 C470,590 556,620 614,662 C560,664 470,668 412,650 C396,636 392,616 398,600 Z';
  const strap =
    'M352,592 C376,620 392,664 396,716 L458,716 C456,660 440,616 414,584 C394,580 372,584 352,592 Z';
  return (
    solid(sketch, upper, colour, 'gloss', '', AXIS) +
    `<path d="${mouth}" fill="${darker(colour, 0.62)}"/>` +
    `<path d="M176,552 C206,556 250,590 300,604 C330,610 360,604 376,594" fill="none" stroke="${lighter(colour, 0.4)}" stroke-width="4" stroke-opacity=".6"/>` +
    solid(sketch, apron, lighter(colour, 0.06), 'gloss', '', AXIS) +
    `<path d="M398,600 C470,590 556,620 614,662" fill="none" stroke="${darker(colour, 0.6)}" stroke-width="5" stroke-dasharray="9 5" stroke-opacity=".6"/>` +
    solid(sketch, strap, darker(colour, 0.1), 'gloss', '', AXIS) +
    `<path d="M372,632 C396,626 424,626 444,634" fill="none" stroke="${accent}" stroke-width="11" stroke-linecap="round"/><path d="M374,630 C396,624 424,624 442,632" fill="none" stroke="#fff7ec" stroke-width="2.4" stroke-opacity=".7"/>` +
    stitching(
      'M172,590 C170,630 168,670 170,708 M240,590 C244,630 246,676 246,712',
      lighter(colour, 0.35),
      1.6,
    ) +
    gloom(sketch, 'M150,704 C300,716 540,716 672,704 V722 H150 Z', 0.4, 4) +
    solid(
      sketch,
      'M142,714 C300,724 560,724 680,712 C686,722 682,732 672,736 L262,738 L258,758 L146,758 C140,744 138,726 142,714 Z',
      sole,
      'satin',
      '',
      [0, 0, 0, 1],
    ) +
    glint(sketch, 'M480,612 C530,620 576,640 604,660 C570,650 520,634 480,630 Z', 0.5, 5) +
    glint(sketch, 'M158,600 C156,630 156,660 160,684 C170,660 168,626 166,600 Z', 0.45, 4)
  );
}

/** Draws a slipper of embroidered leather, its toe curled back, the lining seen through the opening. */
function nagra(sketch: Sketch, { colour, sole, accent }: Shoe): string {
  const upper =
    'M146,704 C138,660 142,618 160,594 C176,588 192,592 206,602 C252,638 310,654 372,648 C420,640 452,606 512,604 C562,606 600,632 640,638 C668,640 694,630 688,602 C684,588 672,586 668,596 C654,592 654,570 668,563 C692,554 724,580 720,632 C712,692 660,720 600,724 L154,724 Z';
  const opening =
    'M160,594 C196,566 262,560 332,580 C390,596 450,598 512,604 C452,606 420,640 372,648 C310,654 252,638 206,602 C192,592 176,588 160,594 Z';
  const topline = 'M160,594 C176,588 192,592 206,602 C252,638 310,654 372,648 C420,640 452,606 512,604';
  const flower = [0, 60, 120, 180, 240, 300]
    .map((turn) => `<path d="M0,-6 C-9,-14 -7,-28 0,-34 C7,-28 9,-14 0,-6 Z" transform="rotate(${turn})"/>`)
    .join('');
  const worked =
    `<path d="${topline}" transform="translate(2 15)" fill="none" stroke="${accent}" stroke-width="3" stroke-dasharray="7 4"/>` +
    `<path d="${topline}" transform="translate(3 25)" fill="none" stroke="${accent}" stroke-width="6" stroke-dasharray="2 8" stroke-linecap="round"/>` +
    `<path d="M150,706 C300,714 500,716 600,708 C660,700 700,676 706,630" fill="none" stroke="${accent}" stroke-width="3.4"/>` +
    `<path d="M152,694 C300,702 500,704 594,696 C646,688 684,668 694,640" fill="none" stroke="${accent}" stroke-width="6" stroke-dasharray="2 9" stroke-linecap="round"/>` +
    `<g fill="${accent}"><g transform="translate(548 656) scale(.92)">${flower}<circle r="6" fill="#f4ead6"/></g><g transform="translate(474 664) scale(.56)">${flower}</g><g transform="translate(618 672) scale(.5)">${flower}</g><g transform="translate(202 654) scale(.62)">${flower}</g></g>` +
    `<path d="M428,680 C440,656 452,640 470,630 M250,668 C300,684 360,690 420,684" fill="none" stroke="${accent}" stroke-width="2.6" stroke-dasharray="6 3"/>`;
  return (
    `<path d="${opening}" fill="#d9b98a"/>` +
    gloom(
      sketch,
      'M170,600 C220,590 300,610 372,640 C420,634 450,606 500,604 C430,650 250,650 170,600 Z',
      0.6,
      9,
    ) +
    `<path d="M160,594 C196,566 262,560 332,580 C390,596 450,598 512,604" fill="none" stroke="${darker(colour, 0.3)}" stroke-width="9"/>` +
    `<path d="M160,592 C196,564 262,558 332,578 C390,594 450,596 512,602" fill="none" stroke="${accent}" stroke-width="2.4" stroke-dasharray="5 4"/>` +
    solid(sketch, upper, colour, 'satin', worked, AXIS) +
    `<path d="${topline}" fill="none" stroke="${darker(colour, 0.35)}" stroke-width="8"/><path d="${topline}" transform="translate(0 -1)" fill="none" stroke="${accent}" stroke-width="4.6"/>` +
    pompom(670, 582, accent) +
    gloom(sketch, 'M150,712 C300,722 520,724 640,712 V726 H150 Z', 0.4, 4) +
    solid(
      sketch,
      'M146,718 C300,728 520,730 640,716 L628,742 L152,744 C142,736 142,726 146,718 Z',
      sole,
      'matte',
      '',
      [0, 0, 0, 1],
    ) +
    stitching('M156,734 C300,740 520,740 626,732', lighter(sole, 0.5), 1.8) +
    glint(sketch, 'M500,614 C550,620 590,638 620,650 C580,646 530,634 500,626 Z', 0.4, 4)
  );
}

const pompom = (x: number, y: number, colour: Colour) =>
  Array.from({ length: 14 }, (_, i) => {
    const turn = (i / 14) * 2 * Math.PI;
    return `<circle cx="${(x + Math.cos(turn) * 8).toFixed(1)}" cy="${(y + Math.sin(turn) * 8).toFixed(1)}" r="5" fill="${i % 2 ? colour : darker(colour, 0.25)}"/>`;
  }).join('') + `<circle cx="${x}" cy="${y}" r="7" fill="${lighter(colour, 0.25)}"/>`;

/** Draws a sandal on cork: two broad bands over the foot, a strap with a buckle round the heel. */
function sandal(sketch: Sketch, { colour, sole, accent }: Shoe): string {
  const outsole =
    'M138,722 C300,728 560,728 690,718 C698,740 690,756 668,758 L166,760 C142,756 132,740 138,722 Z';
  const cork =
    'M142,676 C152,660 196,662 244,680 C330,700 440,694 540,696 C600,696 664,686 690,696 C702,706 700,724 692,732 L150,736 C134,724 132,694 142,676 Z';
  const bed =
    'M148,676 C190,664 220,676 250,684 C340,706 440,700 540,700 C600,700 650,692 682,700 C600,714 300,716 148,676 Z';
  /** The near side of a band that arches over the foot, leaning forward, and what is seen of its far side. */
  const band = (x: number, width: number, top: number) => {
    const near = `M${x},702 C${x + 6},660 ${x + 26},${top + 24} ${x + 78},${top} L${x + width + 62},${top + 16} C${x + width + 22},${top + 36} ${x + width + 6},670 ${x + width},704 Z`;
    const far = `M${x + 78},${top} C${x + 40},${top + 2} ${x - 4},640 ${x - 16},692 L${x},700 C${x + 6},660 ${x + 26},${top + 24} ${x + 78},${top} Z`;
    return (
      `<path d="${far}" fill="${darker(colour, 0.62)}"/>` +
      gloom(sketch, `M${x - 10},690 H${x + width + 30} V708 H${x - 10} Z`, 0.4, 5) +
      solid(sketch, near, colour, 'satin', '', AXIS) +
      stitching(
        `M${x + 9},698 C${x + 14},660 ${x + 34},${top + 32} ${x + 80},${top + 9} M${x + width - 9},700 C${x + width - 3},670 ${x + width + 14},${top + 42} ${x + width + 50},${top + 24}`,
        accent,
        2,
      ) +
      glint(
        sketch,
        `M${x + 40},650 C${x + 50},630 ${x + 66},${top + 26} ${x + 92},${top + 14} C${x + 80},630 ${x + 66},650 ${x + 56},676 Z`,
        0.3,
        5,
      )
    );
  };
  const strap = (path: string, paint: Colour) =>
    `<path d="${path}" transform="translate(2 5)" fill="none" stroke="#1c120c" stroke-width="24" stroke-opacity=".2"/>` +
    `<path d="${path}" fill="none" stroke="${darker(paint, 0.45)}" stroke-width="25" stroke-linejoin="round"/>` +
    `<path d="${path}" transform="translate(-.6 -.8)" fill="none" stroke="${paint}" stroke-width="21" stroke-linejoin="round"/>`;
  return (
    solid(sketch, outsole, darker(sole, 0.62), 'matte', '', [0, 0, 0, 1]) +
    solid(
      sketch,
      cork,
      sole,
      'matte',
      `<path d="M130,716 H700" stroke="${darker(sole, 0.35)}" stroke-width="2.4" opacity=".6"/>` +
        Array.from(
          { length: 60 },
          (_, i) =>
            `<circle cx="${150 + ((i * 97) % 540)}" cy="${694 + ((i * 31) % 36)}" r="${1.2 + (i % 3) * 0.6}" fill="${i % 2 ? darker(sole, 0.4) : lighter(sole, 0.4)}" opacity=".6"/>`,
        ).join(''),
      [0, 0, 0, 1],
    ) +
    `<path d="${bed}" fill="${lighter(sole, 0.42)}"/>` +
    strap('M170,586 C220,556 300,552 352,584', darker(colour, 0.4)) +
    band(330, 92, 574) +
    band(498, 96, 614) +
    strap('M206,690 C198,650 176,620 170,588 C226,604 300,600 376,598', colour) +
    stitching('M214,688 C206,650 188,624 182,606 C236,618 300,612 372,608', accent, 1.8) +
    `<rect x="262" y="582" width="34" height="42" rx="7" fill="none" stroke="${metal(sketch, 'brass', [0, 0, 1, 1])}" stroke-width="7"/><path d="M279,586 V620" stroke="#65471a" stroke-width="4"/>`
  );
}

function heel(sketch: Sketch, { colour, sole, accent }: Shoe): string {
  const upper =
    'M158,640 C150,600 158,566 178,540 C206,556 240,604 300,640 C360,676 430,672 490,652 C560,650 640,680 676,716 C678,728 670,734 660,734 L520,734 C440,728 380,700 300,690 C240,684 190,690 172,690 C162,676 160,658 158,640 Z';
  const spike =
    'M170,676 C200,668 236,676 246,690 C226,716 214,730 210,756 L178,756 C182,728 176,700 170,676 Z';
  return (
    solid(sketch, spike, darker(colour, 0.15), 'gloss') +
    solid(
      sketch,
      'M240,690 C320,694 420,736 520,740 L664,740 C680,738 682,730 676,724 L520,726 C430,720 340,682 250,680 Z',
      sole,
      'satin',
      '',
      [0, 0, 0, 1],
    ) +
    solid(sketch, upper, colour, 'gloss', '', AXIS) +
    `<path d="M178,540 C206,556 240,604 300,640 C360,676 430,672 490,652 C470,690 380,704 300,676 C230,650 186,600 178,540 Z" fill="${darker(colour, 0.58)}"/>` +
    `<path d="M178,540 C206,556 240,604 300,640 C360,676 430,672 490,652" fill="none" stroke="${accent}" stroke-width="5"/>` +
    `<g fill="${accent}"><circle cx="520" cy="664" r="11"/><circle cx="544" cy="670" r="7"/><circle cx="498" cy="664" r="7"/></g>` +
    glint(sketch, 'M560,672 C600,682 634,700 652,718 C620,702 590,692 560,688 Z', 0.55, 4)
  );
}
