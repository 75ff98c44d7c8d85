import { stitching } from '../cloth.ts';
import { darker, lighter, type Colour } from '../colour.ts';
import type { Sketch } from '../sketch.ts';
import { floorShadow } from '../studio.ts';
import { glint, gloom, solid } from './surface.ts';

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

function nagra(sketch: Sketch, { colour, sole, accent }: Shoe): string {
  const upper =
    'M150,706 C140,660 146,610 172,588 C214,600 266,640 330,650 C400,640 440,600 500,596 C570,604 626,640 664,650 C694,648 704,612 682,594 C712,596 724,640 700,672 C684,700 660,716 640,720 L154,720 Z';
  const mouth =
    'M172,588 C214,600 266,640 330,650 C372,644 400,628 430,614 C420,664 360,690 290,676 C230,662 190,630 172,588 Z';
  const flower = [0, 60, 120, 180, 240, 300]
    .map((turn) => `<path d="M0,-6 C-9,-14 -7,-28 0,-34 C7,-28 9,-14 0,-6 Z" transform="rotate(${turn})"/>`)
    .join('');
  const beads = Array.from(
    { length: 26 },
    (_, i) => `<circle cx="${166 + i * 19}" cy="${704 - Math.sin(i / 8) * 3}" r="4.4"/>`,
  ).join('');
  return (
    solid(
      sketch,
      upper,
      colour,
      'satin',
      `<g fill="${accent}"><g transform="translate(544 652)">${flower}<circle r="5"/></g><g transform="translate(478 672) scale(.56)">${flower}</g><g transform="translate(612 684) scale(.5)">${flower}</g><g transform="translate(212 668) scale(.6)">${flower}</g>${beads}</g><path d="M442,690 C470,620 520,600 580,616 C620,630 650,660 676,656" fill="none" stroke="${accent}" stroke-width="3.4" stroke-dasharray="8 4"/>`,
      AXIS,
    ) +
    `<path d="${mouth}" fill="${darker(colour, 0.6)}"/>` +
    `<path d="M172,588 C214,600 266,640 330,650 C372,644 400,628 430,614" fill="none" stroke="${accent}" stroke-width="7"/>` +
    solid(
      sketch,
      'M148,714 C300,724 520,726 650,714 L640,738 L152,740 C144,732 144,722 148,714 Z',
      sole,
      'matte',
      '',
      [0, 0, 0, 1],
    ) +
    glint(sketch, 'M500,606 C550,612 590,632 620,644 C580,640 530,628 500,620 Z', 0.45, 4)
  );
}

function sandal(sketch: Sketch, { colour, sole, accent }: Shoe): string {
  const bed =
    'M140,706 C240,690 420,700 560,704 C630,704 680,700 692,712 C696,732 688,748 668,752 L164,756 C138,750 132,722 140,706 Z';
  const foot = 'M150,704 C240,688 420,698 560,702 C620,702 664,700 684,708 C600,720 260,722 150,704 Z';
  const front =
    'M470,706 C470,650 500,612 552,606 C604,612 636,650 640,706 L596,708 C592,668 578,646 552,642 C530,648 516,668 514,708 Z';
  const middle = 'M330,704 C338,640 372,590 430,572 L462,600 C420,620 396,656 388,706 Z';
  const back =
    'M170,700 C164,640 172,590 196,560 C240,560 330,566 440,574 L458,604 C360,598 270,594 218,596 C204,622 204,664 210,702 Z';
  return (
    solid(
      sketch,
      bed,
      sole,
      'satin',
      `<path d="M136,730 H694" stroke="${darker(sole, 0.4)}" stroke-width="3"/>`,
      [0, 0, 0, 1],
    ) +
    `<path d="${foot}" fill="${lighter(sole, 0.35)}"/>` +
    gloom(sketch, 'M480,708 C520,690 590,690 640,708 Z M330,706 C350,690 380,690 392,706 Z', 0.4, 6) +
    [back, middle, front]
      .map((part) => gloom(sketch, part, 0.22, 5) + solid(sketch, part, colour, 'gloss', '', AXIS))
      .join('') +
    stitching(
      'M480,702 C482,654 508,622 552,616 C596,622 624,654 630,700 M206,698 C200,640 206,606 214,590 M350,700 C356,650 390,606 436,586',
      accent,
      2,
    ) +
    `<rect x="206" y="562" width="30" height="36" rx="6" fill="none" stroke="${accent}" stroke-width="6"/><path d="M221,566 V592" stroke="${accent}" stroke-width="4"/>` +
    glint(sketch, 'M496,660 C506,636 526,622 546,618 C526,632 512,650 506,680 Z', 0.5, 4)
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
