import { darker, lighter, type Colour } from '../colour.ts';
import { ellipse, mirror, round } from '../outline.ts';
import type { Sketch } from '../sketch.ts';
import { floorShadow, wallShadow } from '../studio.ts';
import { glint, metal, solid, type Metal } from './surface.ts';

/** Draws a cut stone: a dark bed, a facet of light. */
const stone = (sketch: Sketch, x: number, y: number, r: number, colour: Colour) =>
  `<circle cx="${x}" cy="${y}" r="${r * 1.28}" fill="${metal(sketch, 'gold', [0, 0, 1, 1])}"/><circle cx="${x}" cy="${y}" r="${r}" fill="${sketch.radial(
    [
      [0, lighter(colour, 0.55)],
      [0.45, colour],
      [1, darker(colour, 0.55)],
    ],
    [0.36, 0.3, 0.75],
  )}"/><circle cx="${round(x - r * 0.3)}" cy="${round(y - r * 0.34)}" r="${round(r * 0.22)}" fill="#fffaf0" fill-opacity=".8"/>`;

const pearl = (sketch: Sketch, x: number, y: number, r: number, colour: Colour = '#f4eadb') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${r}" fill="${sketch.radial(
    [
      [0, '#ffffff'],
      [0.4, colour],
      [1, darker(colour, 0.42)],
    ],
    [0.34, 0.3, 0.8],
  )}"/>`;

/** Returns points along a hanging curve between two ends. */
const hanging = (half: number, top: number, drop: number, count: number) =>
  Array.from({ length: count }, (_, i) => {
    const t = (i / (count - 1)) * 2 - 1;
    return [400 + half * Math.sin((t * Math.PI) / 2), top + drop * (1 - t * t) ** 0.82] as const;
  });

/** Draws the necklace, on a bust in plaster unless it lies in its case. */
export function necklace(
  sketch: Sketch,
  { stones, pearls = false, worn = true }: { stones: Colour; pearls?: boolean; worn?: boolean },
): string {
  const bust =
    'M342,140 C352,120 448,120 458,140 C458,220 462,290 494,326 C560,366 690,376 716,452 C736,540 690,610 650,690 C620,760 600,800 560,822 C500,836 300,836 240,822 C200,800 180,760 150,690 C110,610 64,540 84,452 C110,376 240,366 306,326 C338,290 342,220 342,140 Z';
  const outer = hanging(150, 352, 270, 27);
  const inner = hanging(118, 338, 150, 25);
  const drops = outer.slice(4, 23).map(([x, y], i) => {
    const middle = 1 - Math.abs(i - 9) / 9;
    const length = 16 + middle * 34;
    return `<path d="M${round(x)},${round(y + 6)} C${round(x - 10 - middle * 6)},${round(y + length * 0.7)} ${round(x - 6)},${round(y + length + 8)} ${round(x)},${round(y + length + 10)} C${round(x + 6)},${round(y + length + 8)} ${round(x + 10 + middle * 6)},${round(y + length * 0.7)} ${round(x)},${round(y + 6)} Z" fill="${metal(sketch, 'gold', [0, 0, 1, 1])}"/>${stone(sketch, round(x), round(y + length * 0.66), 3.4 + middle * 3.6, stones)}`;
  });
  return (
    (worn ? floorShadow(sketch, 400, 824, 190, 26) + solid(sketch, bust, '#cdbfae', 'matte') : '') +
    `<path d="M150,520 C220,620 300,690 400,700 C500,690 580,620 650,520" fill="none" stroke="#6a5443" stroke-width="30" opacity=".12" filter="${sketch.blur(16)}"/>` +
    `<g transform="translate(5 9)" opacity=".3" filter="${sketch.blur(5)}" fill="#2b1a10">${outer.map(([x, y]) => `<circle cx="${round(x)}" cy="${round(y)}" r="12"/>`).join('')}</g>` +
    inner.map(([x, y]) => (pearls ? pearl(sketch, x, y, 9) : pearl(sketch, x, y, 8, '#e2b75a'))).join('') +
    outer.map(([x, y]) => (pearls ? pearl(sketch, x, y, 11) : pearl(sketch, x, y, 10, '#dcae4e'))).join('') +
    drops.join('') +
    pendant(sketch, stones)
  );
}

function pendant(sketch: Sketch, stones: Colour): string {
  const petals = Array.from(
    { length: 12 },
    (_, i) => `<path d="M0,-26 C-11,-36 -8,-54 0,-60 C8,-54 11,-36 0,-26 Z" transform="rotate(${i * 30})"/>`,
  ).join('');
  const around = Array.from({ length: 10 }, (_, i) => {
    const angle = (i / 10) * 2 * Math.PI;
    return stone(sketch, round(Math.cos(angle) * 30), round(Math.sin(angle) * 30), 4.6, stones);
  }).join('');
  return `<g transform="translate(400 690)"><g fill="${metal(sketch, 'gold', [0, 0, 1, 1])}">${petals}<circle r="40"/></g>${around}${stone(sketch, 0, 0, 17, stones)}</g>`;
}

/** Draws a pair of jhumka: a stud, a bell, a rim of beads. */
export function jhumka(
  sketch: Sketch,
  { stones, enamel, kind = 'gold' }: { stones: Colour; enamel: Colour; kind?: Metal },
): string {
  const bell = 'M270,500 C206,510 160,590 152,676 C190,704 350,704 388,676 C380,590 334,510 270,500 Z';
  const leaves = Array.from(
    { length: 9 },
    (_, i) =>
      `<path d="M${164 + i * 26.5},668 C${158 + i * 26.5},630 ${168 + i * 26.5},606 ${176 + i * 24},600 C${184 + i * 26.5},616 ${188 + i * 26},640 ${184 + i * 26.5},668 Z"/>`,
  ).join('');
  const beads = Array.from({ length: 11 }, (_, i) => {
    const x = 160 + i * 22;
    const y = 700 + Math.sin((i / 10) * Math.PI) * 14;
    return `<path d="M${x},${y - 14} v14" stroke="#9b7428" stroke-width="3"/>${pearl(sketch, x, y + 10, 10, i % 2 ? '#f4eadb' : '#e2b75a')}`;
  }).join('');
  const petals = Array.from(
    { length: 10 },
    (_, i) =>
      `<path d="M0,-28 C-14,-40 -12,-58 0,-66 C12,-58 14,-40 0,-28 Z" transform="rotate(${i * 36})"/>`,
  ).join('');
  const one =
    wallShadow(sketch, `${bell} ${ellipse(270, 350, 62, 62)}`, 0.7) +
    `<path d="M270,292 C300,246 292,188 256,200" fill="none" stroke="${metal(sketch, kind)}" stroke-width="7" stroke-linecap="round"/>` +
    `<g transform="translate(270 350)" ><g fill="${metal(sketch, kind, [0, 0, 1, 1])}">${petals}<circle r="44"/></g>${Array.from({ length: 8 }, (_, i) => stone(sketch, round(Math.cos((i * Math.PI) / 4) * 34), round(Math.sin((i * Math.PI) / 4) * 34), 5, enamel)).join('')}${stone(sketch, 0, 0, 19, stones)}</g>` +
    `<circle cx="270" cy="436" r="13" fill="${metal(sketch, kind, [0, 0, 1, 1])}"/><circle cx="270" cy="468" r="17" fill="${metal(sketch, kind, [0, 0, 1, 1])}"/>` +
    `<path d="${bell}" fill="${metal(sketch, kind)}"/>` +
    `<g fill="${enamel}" opacity=".9">${leaves}</g><g fill="none" stroke="${darker('#bd9447', 0.4)}" stroke-width="1.6">${leaves}</g>` +
    `<path d="M170,606 C210,590 330,590 370,606 M196,556 C230,544 310,544 344,556" fill="none" stroke="#7e5718" stroke-width="4" stroke-dasharray="2 5" stroke-linecap="round"/>` +
    [210, 250, 290, 330].map((x) => stone(sketch, x, 578 - Math.abs(x - 270) * 0.06, 6, stones)).join('') +
    `<path d="M152,676 C190,704 350,704 388,676 L390,690 C350,720 190,720 150,690 Z" fill="${metal(sketch, kind)}"/>` +
    beads +
    glint(sketch, 'M206,600 C214,556 234,524 256,514 C236,540 226,580 222,630 Z', 0.5, 4);
  return `<g transform="translate(-6 0)">${one}</g><g transform="translate(266 46)">${one}</g>`;
}

/** Draws a stack of glass and gold bangles. */
export function bangles(
  sketch: Sketch,
  { glass, kind = 'gold' }: { glass: readonly Colour[]; kind?: Metal },
): string {
  const count = 11;
  const rings = Array.from({ length: count }, (_, i) => {
    const y = 780 - i * 25;
    const x = 400 + [0, 6, -5, 3, -7, 5, 0, -4, 6, -3, 2][i]!;
    const broad = i === 0 || i === 5 || i === count - 1;
    const paint = broad ? metal(sketch, kind) : metalGlass(sketch, glass[i % glass.length]!);
    const spots = broad
      ? Array.from({ length: 15 }, (_, k) => {
          const angle = Math.PI * (0.06 + (k / 14) * 0.88);
          return stone(
            sketch,
            round(x + Math.cos(angle) * 214),
            round(y + Math.sin(angle) * 82),
            5.4,
            glass[0]!,
          );
        }).join('')
      : `<path d="M${x - 214},${y} A214,82 0 0 0 ${x + 214},${y}" fill="none" stroke="#f6d98d" stroke-width="3" stroke-dasharray="2 9" stroke-linecap="round"/>`;
    return (
      `<path d="${ellipse(x, y + 5, 214, 82)}" fill="none" stroke="#1c120c" stroke-width="20" opacity=".3" filter="${sketch.blur(4)}"/>` +
      `<path d="${ellipse(x, y, 214, 82)}" fill="none" stroke="${paint}" stroke-width="${broad ? 25 : 19}"/>` +
      `<path d="M${x - 206},${y - 8} A214,82 0 0 0 ${x + 20},${y + 74}" fill="none" stroke="#fffaf0" stroke-width="3" stroke-opacity=".5"/>` +
      spots
    );
  });
  return floorShadow(sketch, 400, 800, 240, 62) + rings.join('');
}

const metalGlass = (sketch: Sketch, colour: Colour) =>
  sketch.linear([
    [0, darker(colour, 0.5)],
    [0.2, lighter(colour, 0.3)],
    [0.34, colour],
    [0.7, darker(colour, 0.25)],
    [0.86, lighter(colour, 0.2)],
    [1, darker(colour, 0.55)],
  ]);

/** Draws a ring, on a small cone of clay unless it lies in its case. */
export function ring(
  sketch: Sketch,
  { gem, kind = 'gold', worn = true }: { gem: Colour; kind?: Metal; worn?: boolean },
): string {
  const cone =
    'M400,262 C424,262 436,290 446,340 L560,786 C520,820 280,820 240,786 L354,340 C364,290 376,262 400,262 Z';
  const petals = Array.from(
    { length: 8 },
    (_, i) =>
      `<path d="M0,-38 C-20,-52 -18,-80 0,-92 C18,-80 20,-52 0,-38 Z" transform="rotate(${i * 45})"/>`,
  ).join('');
  const band = 'M302,560 C330,596 470,596 498,560 L506,590 C474,634 326,634 294,590 Z';
  return (
    (worn ? floorShadow(sketch, 400, 798, 170, 28) + solid(sketch, cone, '#c9ad94', 'matte') : '') +
    `<path d="${band}" transform="translate(4 12)" fill="#1c120c" opacity=".35" filter="${sketch.blur(7)}"/>` +
    `<path d="${band}" fill="${metal(sketch, kind)}"/><path d="${mirror('M498,560 C470,596 400,588 400,588')}" fill="none" stroke="#fffaf0" stroke-width="2.5" stroke-opacity=".6"/>` +
    `<g transform="translate(400 566)"><circle r="86" fill="#1c120c" opacity=".3" filter="${sketch.blur(8)}" cy="8"/><g fill="${metal(sketch, kind, [0, 0, 1, 1])}">${petals}<circle r="52"/></g>${Array.from({ length: 8 }, (_, i) => stone(sketch, round(Math.cos((i * Math.PI) / 4 + 0.39) * 64), round(Math.sin((i * Math.PI) / 4 + 0.39) * 64), 7, gem)).join('')}${stone(sketch, 0, 0, 34, gem)}<path d="M-18,-8 L0,-26 L18,-8 L10,16 H-10 Z" fill="none" stroke="#fffaf0" stroke-width="2" stroke-opacity=".55"/></g>`
  );
}
