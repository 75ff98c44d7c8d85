import { cloth, stitching, type Weave } from '../cloth.ts';
import { darker, lighter, type Colour } from '../colour.ts';
import { ellipse } from '../outline.ts';
import type { Sketch } from '../sketch.ts';
import { floorShadow, wallShadow } from '../studio.ts';
import { ornament } from '../garments/panjabi.ts';
import { gloom, glint, metal, solid, type Metal } from './surface.ts';

/** Draws a round prayer cap, embroidered, resting on the floor. */
export function topi(sketch: Sketch, { colour, thread }: { colour: Colour; thread: Colour }): string {
  const wall = 'M196,560 C260,530 540,530 604,560 L592,730 C540,772 260,772 208,730 Z';
  const crown = ellipse(400, 560, 204, 62);
  const turns = Array.from({ length: 24 }, (_, i) => i * 15);
  const rays = turns
    .map(
      (turn) =>
        `<path d="M0,-60 C-14,-90 -12,-140 0,-176 C12,-140 14,-90 0,-60 Z" transform="rotate(${turn})"/>`,
    )
    .join('');
  return (
    floorShadow(sketch, 400, 748, 200, 30) +
    cloth(sketch, {
      outline: wall,
      colour,
      print: [592, 646, 700]
        .map((y, i) =>
          ornament(`M190,${y} C260,${y + 36} 540,${y + 36} 610,${y}`, thread, i === 1 ? 'diamonds' : 'vine'),
        )
        .join(''),
    }) +
    solid(
      sketch,
      crown,
      lighter(colour, 0.12),
      'matte',
      `<g transform="translate(400 560) scale(1 .3)" fill="none" stroke="${thread}" stroke-width="5">${rays}<circle r="48"/><circle r="190" stroke-dasharray="8 5"/></g>`,
    ) +
    `<path d="${crown}" fill="none" stroke="${thread}" stroke-width="4" stroke-dasharray="7 3"/>`
  );
}

/** Draws a curved-peak cap in three-quarter view. */
export function cap(
  sketch: Sketch,
  { colour, accent, weave }: { colour: Colour; accent: Colour; weave?: Weave },
): string {
  const dome = 'M206,640 C196,470 290,392 404,392 C520,392 604,480 598,640 C520,664 290,668 206,640 Z';
  const peak =
    'M218,632 C330,604 470,606 560,628 C640,650 700,690 706,722 C640,716 560,704 470,708 C360,712 262,700 218,632 Z';
  return (
    floorShadow(sketch, 430, 716, 250, 26) +
    cloth(sketch, {
      outline: dome,
      colour,
      weave,
      folds: [
        [[330, 410], [300, 500], [300, 640], 9, 0.4],
        [[500, 410], [540, 500], [540, 640], 9, 0.4],
      ],
    }) +
    stitching(
      'M404,394 C396,470 396,560 400,650 M404,394 C330,430 286,520 280,650 M404,394 C480,430 524,520 530,646',
      darker(colour, 0.5),
      2,
    ) +
    [340, 468]
      .map(
        (x) =>
          `<circle cx="${x}" cy="470" r="8" fill="${darker(colour, 0.6)}"/><circle cx="${x}" cy="470" r="8" fill="none" stroke="${lighter(colour, 0.3)}" stroke-width="2.5"/>`,
      )
      .join('') +
    solid(sketch, ellipse(404, 394, 17, 10), colour, 'matte') +
    `<g transform="translate(404 552)" fill="${accent}"><circle r="38" fill="none" stroke="${accent}" stroke-width="6"/><path d="M0,-24 C-12,-12 -12,10 0,26 C12,10 12,-12 0,-24 Z M-24,2 C-14,-6 -6,-2 -2,14 C-14,16 -22,12 -24,2 Z M24,2 C14,-6 6,-2 2,14 C14,16 22,12 24,2 Z"/></g>` +
    gloom(sketch, 'M222,630 C330,600 470,602 562,626 L560,648 C470,632 330,634 236,650 Z', 0.4, 7) +
    cloth(sketch, { outline: peak, colour: darker(colour, 0.06), weave, across: [0, 0, 0.3, 1] }) +
    stitching('M240,652 C340,626 470,630 560,652 C620,668 664,694 680,712', lighter(colour, 0.3), 1.6) +
    stitching('M262,672 C350,648 470,652 550,672 C600,684 630,700 646,708', lighter(colour, 0.3), 1.6)
  );
}

/** Draws a leather belt, coiled, its buckle to the front. */
export function belt(sketch: Sketch, { colour, buckle }: { colour: Colour; buckle: Metal }): string {
  const band = (cx: number, cy: number, rx: number, ry: number, height: number) =>
    `M${cx - rx},${cy} A${rx},${ry} 0 0 0 ${cx + rx},${cy} L${cx + rx},${cy + height} A${rx},${ry} 0 0 1 ${cx - rx},${cy + height} Z`;
  const ring = (cx: number, cy: number, rx: number, ry: number) => `<path d="${ellipse(cx, cy, rx, ry)}"/>`;
  return (
    floorShadow(sketch, 400, 760, 226, 56) +
    `<path d="${ellipse(400, 640, 222, 86)}" fill="${darker(colour, 0.62)}"/>` +
    `<g fill="none" stroke="${lighter(colour, 0.12)}" stroke-width="7">${ring(404, 636, 196, 72)}</g>` +
    `<g fill="none" stroke="${darker(colour, 0.8)}" stroke-width="5">${ring(404, 642, 188, 66)}</g>` +
    `<g fill="none" stroke="${lighter(colour, 0.05)}" stroke-width="7">${ring(408, 648, 162, 54)}</g>` +
    solid(sketch, band(400, 640, 226, 92, 92), colour, 'gloss') +
    `<path d="M174,640 A226,92 0 0 0 626,640" fill="none" stroke="${lighter(colour, 0.45)}" stroke-width="3" stroke-opacity=".6"/>` +
    stitching('M178,656 A224,92 0 0 0 622,656 M178,718 A224,92 0 0 0 622,718', lighter(colour, 0.45), 2) +
    `<g transform="translate(388 778) rotate(1)"><rect x="-66" y="-62" width="132" height="120" rx="16" fill="#1c120c" opacity=".35" filter="${sketch.blur(6)}"/><rect x="-64" y="-66" width="128" height="116" rx="16" fill="none" stroke="${metal(sketch, buckle, [0, 0, 1, 1])}" stroke-width="15"/><rect x="-10" y="-14" width="80" height="12" rx="6" fill="${metal(sketch, buckle, [0, 0, 0, 1])}"/></g>` +
    solid(
      sketch,
      'M480,726 C500,724 520,720 536,714 L536,806 C520,812 500,817 480,820 Z',
      darker(colour, 0.08),
      'gloss',
    )
  );
}

export interface Watch {
  readonly strap: Colour;
  readonly dial: Colour;
  readonly metal: Metal;
  readonly linked?: boolean;
}

/** Draws a wrist watch lying flat, showing ten past ten. */
export function watch(sketch: Sketch, { strap, dial, metal: kind, linked = false }: Watch): string {
  const half = 'M338,370 C340,270 346,190 352,132 C370,124 430,124 448,132 C454,190 460,270 462,370 Z';
  const lower = 'M338,610 C340,710 346,800 352,876 C370,892 430,892 448,876 C454,800 460,710 462,610 Z';
  const hands = `<g stroke-linecap="round" stroke="${kind === 'gold' ? '#8a6420' : '#e9e6df'}"><path d="M400,490 L352,450" stroke-width="9"/><path d="M400,490 L462,436" stroke-width="6.5"/><path d="M400,508 L400,388" stroke="#b5462f" stroke-width="2.4"/></g><circle cx="400" cy="490" r="8" fill="${metal(sketch, kind)}"/>`;
  const marks = Array.from(
    { length: 12 },
    (_, i) =>
      `<rect x="-3.5" y="-118" width="7" height="${i % 3 ? 16 : 26}" rx="2" transform="rotate(${i * 30})"/>`,
  ).join('');
  const minutes = Array.from(
    { length: 60 },
    (_, i) => `<path d="M0,-122 v6" transform="rotate(${i * 6})"/>`,
  ).join('');
  const links = linked
    ? [half, lower]
        .map((outline, part) => {
          const rows = Array.from({ length: 11 }, (_, i) => `M330,${(part ? 614 : 134) + i * 24} H470`).join(
            ' ',
          );
          return `<g clip-path="${sketch.clip(outline)}"><path d="${outline}" fill="${metal(sketch, kind)}"/><path d="${rows}" stroke="#3c4247" stroke-width="4" opacity=".7"/><path d="M374,100 V900 M426,100 V900" stroke="#3c4247" stroke-width="2.6" opacity=".6"/></g>`;
        })
        .join('')
    : solid(sketch, half, strap, 'satin') +
      solid(sketch, lower, strap, 'satin') +
      stitching(
        'M350,360 C352,270 356,200 362,146 M450,360 C448,270 444,200 438,146 M350,620 C352,710 358,800 362,866 M450,620 C448,710 442,800 438,866',
        lighter(strap, 0.5),
        2.2,
      ) +
      [700, 738, 776, 814]
        .map((y) => `<ellipse cx="400" cy="${y}" rx="7" ry="9" fill="${darker(strap, 0.8)}"/>`)
        .join('');
  return (
    wallShadow(sketch, `${half} ${lower} ${ellipse(400, 490, 160, 160)}`, 0.8) +
    links +
    `<rect x="548" y="472" width="26" height="36" rx="6" fill="${metal(sketch, kind, [0, 0, 0, 1])}"/>` +
    `<circle cx="400" cy="490" r="160" fill="${metal(sketch, kind, [0, 0, 1, 1])}"/><circle cx="400" cy="490" r="146" fill="${darker(dial, 0.5)}"/>` +
    `<circle cx="400" cy="490" r="140" fill="${sketch.radial(
      [
        [0, lighter(dial, 0.2)],
        [0.7, dial],
        [1, darker(dial, 0.45)],
      ],
      [0.4, 0.35, 0.75],
    )}"/>` +
    `<g transform="translate(400 490)"><g fill="${metal(sketch, kind === 'steel' ? 'silver' : kind, [0, 0, 1, 1])}">${marks}</g><g stroke="#f3efe6" stroke-width="1.4" opacity=".55">${minutes}</g><circle cy="56" r="34" fill="none" stroke="#f3efe6" stroke-width="1.6" stroke-opacity=".5"/><path d="M0,56 l14,-16" stroke="#f3efe6" stroke-width="2.4"/></g>` +
    hands +
    glint(
      sketch,
      'M280,440 C300,390 350,360 400,356 C350,390 316,440 300,520 C286,500 278,470 280,440 Z',
      0.3,
      7,
    )
  );
}

/** Draws sunglasses on the floor, with slightly transparent lenses. */
export function sunglasses(
  sketch: Sketch,
  { frame, lensTop, lensBottom }: { frame: Colour; lensTop: Colour; lensBottom: Colour },
): string {
  const lensOutline =
    'M430,566 C436,528 480,520 540,522 C606,524 640,536 642,570 C642,640 600,690 536,690 C474,690 432,640 430,566 Z';
  const left = lensOutline.replace(
    /(-?[\d.]+),(-?[\d.]+)/g,
    (_, x: string, y: string) => `${800 - Number(x)},${y}`,
  );
  const glass = sketch.linear(
    [
      [0, lensTop, 0.96],
      [1, lensBottom, 0.78],
    ],
    [0.2, 0, 0.5, 1],
  );
  const arm = 'M636,544 C680,500 690,440 664,398';
  return (
    floorShadow(sketch, 400, 704, 250, 20) +
    [arm, 'M164,544 C120,500 110,440 136,398']
      .map(
        (path) =>
          `<path d="${path}" fill="none" stroke="${darker(frame, 0.35)}" stroke-width="15" stroke-linecap="round"/><path d="${path}" transform="translate(-2 -2)" fill="none" stroke="${lighter(frame, 0.25)}" stroke-width="4" stroke-linecap="round" stroke-opacity=".6"/>`,
      )
      .join('') +
    [left, lensOutline]
      .map(
        (outline) =>
          `<path d="${outline}" fill="${glass}"/><path d="${outline}" fill="none" stroke="${darker(frame, 0.5)}" stroke-width="19"/><path d="${outline}" fill="none" stroke="${frame}" stroke-width="15"/><path d="${outline}" transform="translate(-1.5 -2)" fill="none" stroke="${lighter(frame, 0.5)}" stroke-width="2.4" stroke-opacity=".5"/>`,
      )
      .join('') +
    `<path d="M370,560 C384,540 416,540 430,560" fill="none" stroke="${frame}" stroke-width="16"/>` +
    glint(sketch, 'M470,548 L530,540 L474,640 C458,620 452,590 470,548 Z', 0.34, 3) +
    glint(sketch, 'M200,550 L260,542 L204,642 C188,622 182,592 200,550 Z', 0.34, 3)
  );
}
