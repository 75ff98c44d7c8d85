import { cloth, falling, type Weave } from '../cloth.ts';
import { darker, lighter, type Colour } from '../colour.ts';
import { ornament } from '../garments/panjabi.ts';
import { ellipse } from '../outline.ts';
import type { Sketch } from '../sketch.ts';
import { floorShadow } from '../studio.ts';
import { gloom, solid } from './surface.ts';

const WOOD = '#8a5a38';

/** Draws a table top across the picture from `y` down, with its front edge. */
export function tableTop(sketch: Sketch, y: number, wood: Colour = '#a9764a'): string {
  const plane = sketch.linear(
    [
      [0, darker(wood, 0.28)],
      [0.2, wood],
      [0.75, lighter(wood, 0.2)],
      [1, darker(wood, 0.2)],
    ],
    [0, 0, 0, 1],
  );
  const grain = Array.from(
    { length: 26 },
    (_, i) =>
      `M${-20 + ((i * 173) % 700)},${y + 8 + ((i * 47) % 182)} c80,${(i % 5) - 2} 180,${((i * 3) % 7) - 3} ${160 + ((i * 61) % 240)},0`,
  ).join(' ');
  return (
    gloom(sketch, `M0,${y - 26} H800 V${y} H0 Z`, 0.16, 14) +
    `<rect y="${y}" width="800" height="200" fill="${plane}"/><path d="${grain}" fill="none" stroke="${darker(wood, 0.5)}" stroke-width="2.2" stroke-opacity=".28"/>` +
    `<rect y="${y + 200}" width="800" height="${Math.max(0, 800 - y)}" fill="${darker(wood, 0.45)}"/><rect y="${y + 200}" width="800" height="4" fill="${lighter(wood, 0.45)}" fill-opacity=".6"/>`
  );
}

interface Linen {
  readonly colour: Colour;
  readonly weave?: Weave;
  readonly accent: Colour;
  readonly motif?: 'vine' | 'diamonds' | 'lines';
  /** Colour of the pillows; white unless they belong to the set. */
  readonly pillows?: Colour | undefined;
  readonly pillowWeave?: Weave;
}

/** Draws a made bed from its foot, the cover falling over the edge. */
export function bed(
  sketch: Sketch,
  { colour, weave, accent, motif = 'vine', pillows, pillowWeave }: Linen,
): string {
  const head = 'M96,250 C180,206 620,206 704,250 V560 H96 Z';
  const plane = 'M150,470 C300,456 500,456 650,470 L742,690 C560,716 240,716 58,690 Z';
  const fall =
    'M58,688 C240,714 560,714 742,688 L748,880 C690,894 640,878 590,890 C520,900 470,882 400,892 C330,900 270,880 210,892 C150,900 100,882 52,884 Z';
  const pillow = (x: number, turn: number) => {
    const outline = `M${x - 118},372 C${x - 60},350 ${x + 60},350 ${x + 118},372 C${x + 130},410 ${x + 130},450 ${x + 116},486 C${x + 60},504 ${x - 60},504 ${x - 116},486 C${x - 130},450 ${x - 130},410 ${x - 118},372 Z`;
    return (
      gloom(sketch, ellipse(x + 6, 490, 124, 18), 0.3, 9) +
      cloth(sketch, {
        outline,
        colour: pillows ?? '#f3eee2',
        weave: pillowWeave,
        folds: [
          [[x - 112, 380], [x - 70, 400 + turn], [x - 20, 410], 9, 0.5],
          [[x + 112, 380], [x + 70, 404], [x + 20, 412 + turn], 9, 0.5],
          [[x - 110, 484], [x - 60, 462], [x, 462], 8, 0.4],
        ],
      })
    );
  };
  const border = [22, 60].map((up) => ornament(`M40,${880 - up} H760`, accent, motif)).join('');
  return (
    floorShadow(sketch, 380, 894, 262, 22) +
    [92, 708]
      .map(
        (x) =>
          solid(sketch, `M${x - 15},214 H${x + 15} V900 H${x - 15} Z`, WOOD, 'satin') +
          solid(sketch, ellipse(x, 208, 19, 19), WOOD, 'satin'),
      )
      .join('') +
    solid(sketch, head, WOOD, 'satin', '', [0, 0, 0.2, 1]) +
    `<path d="M126,270 C220,236 580,236 674,270 V540 H126 Z" fill="none" stroke="${darker(WOOD, 0.5)}" stroke-width="5" stroke-opacity=".5"/>` +
    pillow(272, 6) +
    pillow(528, -4) +
    cloth(sketch, {
      outline: plane,
      colour,
      weave,
      roundness: 0.3,
      across: [0, 0, 0.2, 1],
      folds: [
        [[90, 660], [260, 610], [420, 640], 9, 0.3],
        [[690, 650], [560, 580], [480, 520], 9, 0.3],
      ],
    }) +
    cloth(sketch, {
      outline: 'M150,468 C300,454 500,454 650,468 L668,516 C520,500 280,500 132,516 Z',
      colour: lighter(colour, 0.35),
      roundness: 0.3,
      print: ornament('M130,500 C280,486 520,486 670,500', accent, motif),
    }) +
    gloom(sketch, 'M132,512 C280,498 520,498 668,512 L670,524 C520,510 280,510 130,524 Z', 0.35, 5) +
    cloth(sketch, {
      outline: fall,
      colour: darker(colour, 0.1),
      weave,
      roundness: 0.5,
      print: border,
      folds: falling(
        700,
        890,
        [
          [140, 130],
          [250, 244],
          [350, 352],
          [480, 486],
          [590, 600],
          [680, 690],
        ],
        14,
        0.5,
      ),
    }) +
    `<path d="M58,689 C240,715 560,715 742,689" fill="none" stroke="${lighter(colour, 0.5)}" stroke-width="5" stroke-opacity=".5"/>`
  );
}

/** Draws a wooden bench with a cane back; what lies on it is drawn over it, at about y 700. */
export const bench = (sketch: Sketch) =>
  floorShadow(sketch, 380, 900, 256, 20) +
  [116, 684]
    .map((x) => solid(sketch, `M${x - 16},330 H${x + 16} V904 H${x - 16} Z`, WOOD, 'satin'))
    .join('') +
  solid(sketch, 'M100,340 H700 V392 H100 Z', WOOD, 'satin', '', [0, 0, 0, 1]) +
  Array.from({ length: 13 }, (_, i) =>
    solid(
      sketch,
      `M${150 + i * 41},392 H${160 + i * 41} V720 H${150 + i * 41} Z`,
      darker(WOOD, 0.15),
      'satin',
    ),
  ).join('') +
  cloth(sketch, {
    outline:
      'M84,706 C84,694 92,690 104,690 H696 C708,690 716,694 716,706 V752 C716,764 708,768 696,768 H104 C92,768 84,764 84,752 Z',
    colour: '#e4d8c0',
    across: [0, 0, 0, 1],
  }) +
  solid(sketch, 'M84,764 H716 V800 H84 Z', WOOD, 'satin', '', [0, 0, 0, 1]);

/** Draws a sill of books beside something else. */
export function books(sketch: Sketch, x: number, foot: number): string {
  const spines: readonly (readonly [number, number, Colour])[] = [
    [34, 190, '#2d4668'],
    [26, 168, '#d9b56a'],
    [40, 204, '#8c1f2f'],
    [30, 176, '#2f5d50'],
  ];
  let at = x;
  return spines
    .map(([width, height, colour]) => {
      const left = at;
      at += width + 2;
      return (
        solid(sketch, `M${left},${foot - height} H${left + width} V${foot} H${left} Z`, colour, 'matte') +
        `<path d="M${left + 5},${foot - height + 22} h${width - 10} m0,10 h${10 - width}" stroke="#f0e3c8" stroke-width="3" opacity=".7"/>`
      );
    })
    .join('');
}
