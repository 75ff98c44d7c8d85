import { darker, lighter, type Colour } from '../colour.ts';
import { ellipse, symmetric } from '../outline.ts';
import type { Sketch } from '../sketch.ts';
import { floorShadow } from '../studio.ts';
import { ornament } from '../garments/panjabi.ts';
import { gloom, glint, metal, solid } from './surface.ts';

export interface Look {
  readonly colour: Colour;
  readonly accent: Colour;
}

/** Draws a printed label: a frame, an emblem, ruled lines standing in for words. */
function label(
  x: number,
  y: number,
  width: number,
  height: number,
  ink: Colour,
  paper: Colour = '#f6efe1',
): string {
  const cx = x + width / 2;
  const rules = [0.62, 0.71, 0.8]
    .map(
      (t, i) =>
        `<path d="M${cx - width * (0.3 - i * 0.05)},${y + height * t} H${cx + width * (0.3 - i * 0.05)}"/>`,
    )
    .join('');
  const petals = Array.from(
    { length: 8 },
    (_, i) => `<path d="M0,-5 C-7,-12 -6,-20 0,-25 C6,-20 7,-12 0,-5 Z" transform="rotate(${i * 45})"/>`,
  ).join('');
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${paper}"/><rect x="${x + 8}" y="${y + 8}" width="${width - 16}" height="${height - 16}" fill="none" stroke="${ink}" stroke-width="2"/><g transform="translate(${cx} ${y + height * 0.34})" fill="${ink}">${petals}</g><g stroke="${ink}" stroke-width="4.5" stroke-linecap="round">${rules}</g>`;
}

/** Draws two bars of handmade soap, one wrapped in a band. */
export function soap(sketch: Sketch, { colour, accent }: Look): string {
  const bar = (x: number, y: number, fill: Colour, wrapped: boolean) => {
    const top = `M${x + 56},${y} L${x + 366},${y} L${x + 410},${y + 92} L${x},${y + 92} Z`;
    const front = `M${x},${y + 92} L${x + 410},${y + 92} L${x + 402},${y + 202} C${x + 396},${y + 212} ${x + 14},${y + 212} ${x + 8},${y + 202} Z`;
    const specks = Array.from(
      { length: 26 },
      (_, i) =>
        `<ellipse cx="${x + 30 + ((i * 89) % 350)}" cy="${y + 106 + ((i * 41) % 90)}" rx="${2 + (i % 3) * 1.6}" ry="2" transform="rotate(${i * 31} ${x + 30 + ((i * 89) % 350)} ${y + 106 + ((i * 41) % 90)})"/>`,
    ).join('');
    const band = wrapped
      ? `<path d="M${x + 150},${y} L${x + 272},${y} L${x + 286},${y + 92} L${x + 136},${y + 92} Z" fill="${lighter('#f6efe1', 0.3)}"/><g>${label(x + 136, y + 92, 150, 120, accent)}</g>`
      : `<path d="M${x + 160},${y + 30} L${x + 252},${y + 30} L${x + 262},${y + 64} L${x + 150},${y + 64} Z" fill="none" stroke="${darker(fill, 0.3)}" stroke-width="4"/>`;
    return (
      solid(sketch, top, lighter(fill, 0.22), 'matte') +
      solid(sketch, front, fill, 'matte', `<g fill="${darker(fill, 0.45)}" opacity=".5">${specks}</g>`) +
      band +
      `<path d="M${x + 2},${y + 93} H${x + 408}" stroke="${lighter(fill, 0.6)}" stroke-width="4" opacity=".6"/>`
    );
  };
  return (
    floorShadow(sketch, 400, 806, 230, 28) +
    bar(196, 600, colour, false) +
    gloom(sketch, 'M210,592 H600 L620,640 H190 Z', 0.25, 9) +
    `<g transform="translate(18 -6)">${bar(170, 412, accent === colour ? lighter(colour, 0.3) : lighter(accent, 0.42), true)}</g>`
  );
}

/** Draws an attar bottle of cut glass with a gilt stopper. */
export function attar(sketch: Sketch, { colour, accent }: Look): string {
  const bottle = symmetric(
    'M400,470 L446,470 C450,500 470,520 512,540 C560,566 580,620 572,690 C566,760 530,812 500,822 L400,824',
  );
  const oil = symmetric('M400,596 L566,596 C584,650 572,740 520,806 L400,810');
  const facets =
    'M330,560 L366,690 L320,822 M470,560 L434,690 L480,822 M366,690 L434,690 M228,690 L366,690 M572,690 L434,690 M400,480 V560 M330,560 H470 L400,530 Z';
  const stopper = symmetric('M400,250 C428,276 446,306 446,338 C446,370 428,392 418,404 L422,440 L400,440');
  return (
    floorShadow(sketch, 400, 820, 160, 26) +
    `<path d="${ellipse(470, 830, 120, 16)}" fill="${colour}" opacity=".4" filter="${sketch.blur(14)}"/>` +
    `<path d="${bottle}" fill="#f4ece0" fill-opacity=".75"/>` +
    `<g clip-path="${sketch.clip(bottle)}">` +
    solid(sketch, oil, colour, 'gloss') +
    `<path d="M220,596 C300,612 500,612 580,596" fill="none" stroke="${lighter(colour, 0.6)}" stroke-width="5" stroke-opacity=".8"/>` +
    `<path d="${facets}" fill="none" stroke="#fffaf0" stroke-width="3" stroke-opacity=".55"/><path d="${facets}" transform="translate(2 2)" fill="none" stroke="${darker(colour, 0.6)}" stroke-width="2" stroke-opacity=".35"/></g>` +
    `<path d="${bottle}" fill="none" stroke="${darker(colour, 0.5)}" stroke-width="3" stroke-opacity=".5"/>` +
    `<rect x="352" y="436" width="96" height="40" rx="5" fill="${metal(sketch, 'gold')}"/>` +
    `<path d="${stopper}" fill="${metal(sketch, 'gold')}"/><path d="M356,338 H444 M364,300 H436 M372,400 H428" stroke="#7e5718" stroke-width="3" opacity=".6"/>` +
    `<path d="M352,476 C330,560 330,560 320,600" fill="none" stroke="${accent}" stroke-width="5"/><path d="M320,600 l-14,60 M320,600 l-4,64 M320,600 l8,62" stroke="${accent}" stroke-width="5" stroke-linecap="round"/><circle cx="320" cy="602" r="9" fill="${metal(sketch, 'gold', [0, 0, 1, 1])}"/>` +
    glint(
      sketch,
      'M250,610 C256,580 280,562 310,552 C284,590 274,650 282,730 C256,700 246,650 250,610 Z',
      0.5,
      4,
    )
  );
}

/** Draws a low jar of cream with its lid leaning on it. */
export function creamJar(sketch: Sketch, { colour, accent }: Look): string {
  const jar =
    'M220,560 C220,548 230,542 244,542 L556,542 C570,542 580,548 580,560 L572,774 C566,806 234,806 228,774 Z';
  const swirl =
    'M250,548 C270,486 350,500 372,478 C384,460 404,452 416,458 C404,470 420,484 450,488 C510,494 546,516 550,548 C500,572 300,572 250,548 Z';
  return (
    floorShadow(sketch, 420, 792, 210, 28) +
    `<g transform="rotate(-62 640 690)">` +
    solid(sketch, ellipse(640, 700, 108, 34), darker(accent, 0.2), 'satin') +
    `<path d="${ellipse(640, 684, 108, 34)}" fill="${metal(sketch, 'gold', [0, 0, 1, 1])}"/><path d="${ellipse(640, 684, 90, 26)}" fill="none" stroke="#7e5718" stroke-width="2" stroke-opacity=".6"/></g>` +
    solid(sketch, jar, colour, 'gloss', label(312, 606, 176, 144, accent, lighter(colour, 0.5))) +
    `<path d="${ellipse(400, 552, 178, 34)}" fill="${metal(sketch, 'silver')}"/><path d="${ellipse(400, 552, 164, 28)}" fill="#efe2d0"/>` +
    solid(sketch, swirl, '#fbf4e8', 'satin') +
    `<path d="M290,540 C340,518 460,522 510,540 M340,512 C380,500 430,502 456,512" fill="none" stroke="#d9c4a8" stroke-width="5" opacity=".7" filter="${sketch.blur(2)}"/>`
  );
}

/** Draws a tall bottle of hair oil with a dropper's collar. */
export function oilBottle(sketch: Sketch, { colour, accent }: Look): string {
  const bottle = symmetric(
    'M400,392 L444,392 C446,430 470,446 508,470 C526,484 530,500 530,520 L526,800 C524,822 510,828 490,828 L400,828',
  );
  const capShape = symmetric('M400,250 L440,250 C448,250 452,256 452,264 L454,386 L400,388');
  const ribs = Array.from({ length: 12 }, (_, i) => `M${352 + i * 9},256 V384`).join(' ');
  return (
    floorShadow(sketch, 400, 824, 142, 24) +
    `<path d="${ellipse(460, 834, 110, 15)}" fill="${colour}" opacity=".4" filter="${sketch.blur(14)}"/>` +
    solid(sketch, bottle, colour, 'gloss') +
    `<g clip-path="${sketch.clip(bottle)}"><rect x="262" y="560" width="276" height="190" fill="#f6efe1"/>` +
    label(270, 560, 260, 190, accent) +
    ornament('M262,552 H538', '#d9ab4c', 'lines') +
    ornament('M262,758 H538', '#d9ab4c', 'lines') +
    `<rect x="262" y="540" width="276" height="230" fill="${sketch.linear([
      [0, '#1c120c', 0.5],
      [0.25, '#fff7ec', 0.2],
      [0.6, '#1c120c', 0],
      [1, '#1c120c', 0.5],
    ])}"/></g>` +
    solid(
      sketch,
      capShape,
      accent,
      'satin',
      `<path d="${ribs}" stroke="${darker(accent, 0.5)}" stroke-width="3" opacity=".5"/>`,
    ) +
    `<rect x="342" y="376" width="116" height="20" rx="6" fill="${metal(sketch, 'gold')}"/>` +
    glint(
      sketch,
      'M292,500 C296,488 312,478 324,474 V548 H292 Z M292,776 H320 V806 C304,806 294,800 292,790 Z',
      0.4,
      3,
    )
  );
}

/** Draws a lipstick open beside its cap. */
export function lipstick(sketch: Sketch, { colour, accent }: Look): string {
  const stick = 'M352,330 C352,300 400,262 440,250 L448,258 L448,520 L352,520 Z';
  return (
    floorShadow(sketch, 400, 812, 96, 20) +
    floorShadow(sketch, 590, 812, 70, 18) +
    solid(sketch, stick, colour, 'gloss') +
    `<path d="M352,330 C352,300 400,262 440,250 C436,290 404,330 352,346 Z" fill="${lighter(colour, 0.3)}" fill-opacity=".7"/>` +
    `<rect x="340" y="500" width="120" height="110" rx="6" fill="${metal(sketch, 'gold')}"/>` +
    solid(sketch, 'M322,600 L478,600 L480,806 C470,816 330,816 320,806 Z', accent, 'gloss') +
    `<rect x="320" y="596" width="160" height="16" rx="4" fill="${metal(sketch, 'gold')}"/>` +
    solid(
      sketch,
      'M530,560 C530,548 540,542 552,542 L630,542 C642,542 650,548 650,560 L652,806 C640,816 540,816 528,806 Z',
      accent,
      'gloss',
    ) +
    `<rect x="528" y="780" width="124" height="14" fill="${metal(sketch, 'gold')}"/>` +
    glint(sketch, 'M366,360 H384 V490 H366 Z', 0.4, 4)
  );
}
