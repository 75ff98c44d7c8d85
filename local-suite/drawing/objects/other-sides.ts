import { cloth, seam, stitching } from '../cloth.ts';
import { darker, lighter, type Colour } from '../colour.ts';
import { ornament } from '../garments/panjabi.ts';
import { ellipse, mirror, symmetric } from '../outline.ts';
import type { Sketch } from '../sketch.ts';
import { floorShadow, wallShadow } from '../studio.ts';
import type { Bag } from './bags.ts';
import { gloom, metal, solid, type Metal } from './surface.ts';

/** Draws a band: its shadow, its edges, its face, and stitches along both edges. */
function strap(sketch: Sketch, path: string, colour: Colour, width = 26): string {
  return (
    `<path d="${path}" transform="translate(6 8)" fill="none" stroke="#3a2618" stroke-width="${width}" opacity=".25" filter="${sketch.blur(6)}"/>` +
    `<path d="${path}" fill="none" stroke="${darker(colour, 0.4)}" stroke-width="${width}" stroke-linejoin="round"/>` +
    `<path d="${path}" transform="translate(-1 -1)" fill="none" stroke="${colour}" stroke-width="${width - 5}" stroke-linejoin="round"/>` +
    `<path d="${path}" fill="none" stroke="${lighter(colour, 0.4)}" stroke-width="1.6" stroke-dasharray="6 5" stroke-opacity=".7"/>`
  );
}

/** Draws a backpack from behind: padded back, shoulder straps with their buckles. */
export function backpackFromBehind(sketch: Sketch, { colour, trim, weave }: Bag): string {
  const body = symmetric(
    'M400,236 C480,232 548,262 566,340 C584,470 596,640 592,780 C586,824 540,834 400,836',
  );
  const pad = symmetric(
    'M400,320 C470,318 510,334 516,384 C522,500 522,620 512,716 C480,736 440,740 400,740',
  );
  const shoulder =
    'M350,282 C300,300 262,380 258,500 C254,610 262,690 286,742 L330,732 C310,670 304,600 310,510 C316,420 340,360 392,330 Z';
  return (
    floorShadow(sketch, 400, 834, 210, 26) +
    `<path d="M352,240 C352,180 448,180 448,240" fill="none" stroke="${darker(trim, 0.35)}" stroke-width="20"/><path d="M352,238 C352,178 448,178 448,238" fill="none" stroke="${trim}" stroke-width="13"/>` +
    cloth(sketch, { outline: body, colour, weave, folds: [[[556, 420], [520, 560], [548, 700], 12, 0.4]] }) +
    seam('M238,380 C240,300 300,262 400,260 C500,262 560,300 562,380', colour, 2.4) +
    gloom(sketch, pad, 0.25, 8) +
    cloth(sketch, { outline: pad, colour: darker(colour, 0.24), roundness: 0.7 }) +
    [420, 500, 580, 660]
      .map((y) => stitching(`M288,${y} C340,${y + 8} 460,${y + 8} 512,${y}`, darker(colour, 0.6), 3, '9 5'))
      .join('') +
    [shoulder, mirror(shoulder)]
      .map(
        (outline) =>
          gloom(sketch, outline, 0.3, 9) +
          cloth(sketch, { outline, colour: lighter(colour, 0.06), weave, roundness: 0.8 }),
      )
      .join('') +
    [308, 492]
      .map(
        (x) =>
          strap(sketch, `M${x},724 L${x < 400 ? 262 : 538},812`, trim, 22) +
          `<rect x="${x - 24}" y="702" width="48" height="38" rx="7" fill="none" stroke="${metal(sketch, 'brass', [0, 0, 1, 1])}" stroke-width="8"/>`,
      )
      .join('') +
    solid(sketch, 'M346,262 L454,262 L454,318 L346,318 Z', trim, 'satin') +
    stitching('M352,268 H448 V312 H352 Z', lighter(trim, 0.4), 1.6, '4 3')
  );
}

/** Draws the long strap of a bag from ring to ring, laid on the floor in front of it. */
export const longStrap = (
  sketch: Sketch,
  colour: Colour,
  [left, right]: readonly [number, number],
  top: number,
  drop: number,
) =>
  strap(
    sketch,
    `M${left},${top} C${left - 120},${top + 40} ${left - 130},${top + drop - 60} ${left - 40},${top + drop} C${left + 60},${top + drop + 46} ${right - 60},${top + drop + 38} ${right + 30},${top + drop + 4} C${right + 130},${top + drop - 42} ${right + 110},${top + 50} ${right},${top}`,
    colour,
    20,
  );

/** Draws a wallet lying open: slots with cards on one half, the note pocket behind. */
export function openWallet(sketch: Sketch, { colour, trim }: Bag): string {
  const note = 'M108,372 H692 V640 H108 Z';
  const half = (x: number) =>
    `M${x},396 C${x},388 ${x + 6},384 ${x + 14},384 H${x + 276} C${x + 284},384 ${x + 290},388 ${x + 290},396 V664 C${x + 290},672 ${x + 284},678 ${x + 276},678 H${x + 14} C${x + 6},678 ${x},672 ${x},664 Z`;
  const cards = ['#7f9a8d', '#d7b98c', '#b5624a'];
  return (
    `<g transform="rotate(-4 400 540)">` +
    wallShadow(sketch, `${half(108)} ${half(402)} ${note}`) +
    `<path d="${note}" fill="${darker(colour, 0.5)}"/>` +
    solid(sketch, 'M132,350 H640 V520 H132 Z', '#b9cbb4', 'matte') +
    `<path d="M150,364 H622" stroke="#5c7a6b" stroke-width="3" stroke-dasharray="14 6"/><circle cx="240" cy="374" r="9" fill="#5c7a6b" fill-opacity=".5"/>` +
    [half(108), half(402)]
      .map((outline) => solid(sketch, outline, colour, 'satin', '', [0, 0, 0.4, 1]))
      .join('') +
    `<path d="M399,386 V676" stroke="${darker(colour, 0.8)}" stroke-width="9" opacity=".5" filter="${sketch.blur(3)}"/>` +
    cards
      .map((card, i) => {
        const y = 420 + i * 66;
        return (
          solid(
            sketch,
            `M432,${y} C432,${y - 6} 436,${y - 8} 442,${y - 8} H650 C656,${y - 8} 660,${y - 6} 660,${y} V${y + 44} H432 Z`,
            card,
            'satin',
          ) +
          gloom(sketch, `M424,${y + 24} H668 V${y + 40} H424 Z`, 0.4, 4) +
          solid(
            sketch,
            `M420,${y + 30} H672 V${y + 92} H420 Z`,
            lighter(colour, 0.03 + i * 0.02),
            'satin',
            '',
            [0, 0, 0.3, 1],
          ) +
          stitching(`M428,${y + 37} H664`, lighter(colour, 0.42), 1.8)
        );
      })
      .join('') +
    stitching('M122,398 H384 V664 H122 Z', lighter(colour, 0.42), 2) +
    solid(sketch, 'M150,470 H360 V640 H150 Z', darker(colour, 0.06), 'satin', '', [0, 0, 0.3, 1]) +
    `<rect x="172" y="492" width="166" height="126" rx="6" fill="#f0e8d8" fill-opacity=".5"/><path d="M172,500 L330,616 M190,492 L338,600" stroke="#fffaf0" stroke-width="10" stroke-opacity=".3"/>` +
    `<circle cx="676" cy="530" r="13" fill="${metal(sketch, 'brass', [0, 0, 1, 1])}"/>` +
    `<g fill="none" stroke="${trim}" stroke-width="2.4" opacity=".8"><path d="M136,656 h40"/></g></g>`
  );
}

/** Draws a belt hung over a peg, its buckle and its holes side by side. */
export function hangingBelt(sketch: Sketch, { colour, buckle }: { colour: Colour; buckle: Metal }): string {
  const left =
    'M318,196 C318,130 482,130 482,196 L484,760 H424 L422,210 C420,180 380,180 378,210 L374,860 C374,888 356,904 345,912 C334,904 316,888 316,860 Z';
  return (
    `<circle cx="406" cy="190" r="26" fill="#4a3424" opacity=".3" filter="${sketch.blur(7)}"/>` +
    wallShadow(sketch, left) +
    solid(sketch, left, colour, 'gloss') +
    stitching(
      'M326,200 C328,142 472,142 474,200 L476,750 M432,750 L430,212 C426,170 374,170 370,212 L366,858 C364,876 352,892 345,898 C338,892 326,876 325,858 Z',
      lighter(colour, 0.45),
      2.2,
    ) +
    [640, 682, 724, 766, 808]
      .map((y) => `<ellipse cx="345" cy="${y}" rx="7" ry="9" fill="${darker(colour, 0.85)}"/>`)
      .join('') +
    `<g transform="translate(454 772)"><rect x="-52" y="-40" width="104" height="116" rx="16" fill="#1c120c" opacity=".35" filter="${sketch.blur(6)}"/><rect x="-52" y="-46" width="104" height="116" rx="16" fill="none" stroke="${metal(sketch, buckle, [0, 0, 1, 1])}" stroke-width="15"/><rect x="-6" y="-18" width="12" height="96" rx="6" fill="${metal(sketch, buckle, [0, 0, 1, 0])}"/></g>` +
    solid(sketch, 'M414,640 H496 V676 H414 Z', darker(colour, 0.1), 'gloss') +
    `<circle cx="400" cy="188" r="21" fill="${metal(sketch, 'brass', [0, 0, 1, 1])}"/>`
  );
}

/** Draws a prayer cap from above: the embroidered crown within its band. */
export function topiFromAbove(
  sketch: Sketch,
  { colour, thread }: { colour: Colour; thread: Colour },
): string {
  const rays = Array.from(
    { length: 24 },
    (_, i) =>
      `<path d="M0,-58 C-14,-90 -12,-150 0,-190 C12,-150 14,-90 0,-58 Z" transform="rotate(${i * 15})"/>`,
  ).join('');
  const circle = (r: number) => ellipse(400, 500, r, r);
  return (
    wallShadow(sketch, circle(272), 1.2) +
    cloth(sketch, {
      outline: circle(272),
      colour: darker(colour, 0.1),
      roundness: 0.8,
      print: [258, 238].map((r) => ornament(circle(r), thread, 'vine')).join(''),
    }) +
    gloom(sketch, circle(226), 0.18, 8) +
    cloth(sketch, {
      outline: circle(222),
      colour: lighter(colour, 0.1),
      roundness: 0.5,
      print: `<g transform="translate(400 500)" fill="none" stroke="${thread}" stroke-width="4" stroke-dasharray="7 2.6">${rays}<circle r="50"/><circle r="40"/><circle r="202"/></g><g transform="translate(400 500)" fill="${thread}"><circle r="13"/></g>`,
    }) +
    `<path d="${circle(222)}" fill="none" stroke="${thread}" stroke-width="4" stroke-dasharray="7 3"/>`
  );
}

/** Draws a cap from behind: the opening with its strap and brass slide. */
export function capFromBehind(
  sketch: Sketch,
  { colour, accent }: { colour: Colour; accent: Colour },
): string {
  const dome = 'M204,700 C190,500 280,392 400,392 C520,392 610,500 596,700 C540,722 260,722 204,700 Z';
  const hole = 'M286,712 C286,600 340,560 400,560 C460,560 514,600 514,712 Z';
  return (
    floorShadow(sketch, 400, 716, 216, 24) +
    cloth(sketch, {
      outline: dome,
      colour,
      folds: [
        [[250, 480], [240, 580], [250, 690], 10, 0.4],
        [[550, 480], [560, 580], [548, 690], 10, 0.4],
      ],
    }) +
    stitching(
      'M400,394 V556 M400,394 C310,430 250,540 240,700 M400,394 C490,430 550,540 560,700',
      darker(colour, 0.5),
      2,
    ) +
    [330, 470]
      .map(
        (x) =>
          `<circle cx="${x}" cy="478" r="8" fill="${darker(colour, 0.6)}"/><circle cx="${x}" cy="478" r="8" fill="none" stroke="${lighter(colour, 0.3)}" stroke-width="2.5"/>`,
      )
      .join('') +
    `<path d="${hole}" fill="${darker(colour, 0.72)}"/><path d="M300,640 C340,610 460,610 500,640 V712 H300 Z" fill="${darker(colour, 0.5)}"/>` +
    `<path d="${hole}" fill="none" stroke="${lighter(colour, 0.1)}" stroke-width="9"/>` +
    stitching('M296,708 C298,610 344,572 400,572 C456,572 502,610 504,708', lighter(colour, 0.4), 1.6) +
    solid(
      sketch,
      'M216,672 C330,696 470,696 584,672 L586,706 C470,728 330,728 214,706 Z',
      darker(colour, 0.08),
      'matte',
    ) +
    stitching(
      'M224,682 C330,704 470,704 576,682 M224,702 C330,722 470,722 576,702',
      lighter(colour, 0.3),
      1.5,
    ) +
    `<rect x="424" y="676" width="44" height="46" rx="6" fill="none" stroke="${metal(sketch, 'brass', [0, 0, 1, 1])}" stroke-width="8"/>` +
    solid(sketch, ellipse(400, 394, 17, 10), colour, 'matte') +
    `<path d="M330,520 h40" stroke="${accent}" stroke-width="0"/>`
  );
}
