import { cloth } from '../cloth.ts';
import { darker, lighter, type Colour } from '../colour.ts';
import { ornament } from '../garments/panjabi.ts';
import { ellipse } from '../outline.ts';
import type { Sketch } from '../sketch.ts';
import { floorShadow, wallShadow } from '../studio.ts';
import { emblem } from './boxes.ts';
import { ball } from './sports.ts';
import { gloom, metal, solid } from './surface.ts';

interface Look {
  readonly colour: Colour;
  readonly accent: Colour;
}

/** Draws a notebook lying open: ruled pages, a ribbon, a pen. */
export function openNotebook(sketch: Sketch, { colour, accent }: Look): string {
  const cover =
    'M80,300 H720 C728,300 732,304 732,312 V748 C732,756 728,760 720,760 H80 C72,760 68,756 68,748 V312 C68,304 72,300 80,300 Z';
  const page = (side: 1 | -1) =>
    `M400,318 C${400 + side * 90},300 ${400 + side * 220},304 ${400 + side * 314},312 V744 C${400 + side * 220},736 ${400 + side * 90},734 400,752 Z`;
  const rules = (side: 1 | -1) =>
    Array.from(
      { length: 13 },
      (_, i) =>
        `M${400 + side * 30},${360 + i * 28} C${400 + side * 120},${350 + i * 28} ${400 + side * 220},${350 + i * 28} ${400 + side * 296},${354 + i * 28}`,
    ).join(' ');
  const written = Array.from(
    { length: 6 },
    (_, i) => `M132,${346 + i * 28} q14,-12 28,-2 t28,-4 t28,4 t26,-4 ${i % 2 ? 't30,2 t26,-2' : 't24,2'}`,
  ).join(' ');
  const light = (side: 1 | -1) =>
    sketch.linear(
      side > 0
        ? [
            [0, '#6a5443', 0.5],
            [0.14, '#fffaf0', 0.1],
            [1, '#6a5443', 0.12],
          ]
        : [
            [0, '#6a5443', 0.1],
            [0.86, '#fffaf0', 0.1],
            [1, '#6a5443', 0.5],
          ],
    );
  return (
    `<g transform="rotate(-5 400 530)">` +
    wallShadow(sketch, cover) +
    cloth(sketch, { outline: cover, colour, roundness: 0.3 }) +
    `<path d="M84,330 V736 M92,326 V740 M716,330 V736 M708,326 V740" stroke="#d9ccb0" stroke-width="5"/>` +
    ([-1, 1] as const)
      .map(
        (side) =>
          `<path d="${page(side)}" fill="#f8f1e2"/><path d="${page(side)}" fill="${light(side)}"/><path d="${rules(side)}" fill="none" stroke="#b9c3c9" stroke-width="2"/>`,
      )
      .join('') +
    `<path d="${written}" fill="none" stroke="${darker(colour, 0.2)}" stroke-width="3.4" stroke-linecap="round"/>` +
    `<g transform="translate(560 640)" opacity=".85">${emblem(accent, colour, 1.3)}</g>` +
    `<path d="M396,320 C404,460 396,620 402,752 L398,836 L412,820 L424,838 L418,752 C412,620 418,460 408,320 Z" fill="${accent}"/>` +
    `<g transform="rotate(38 600 480)"><path d="M590,330 H614 V640 L602,676 L590,640 Z" transform="translate(12 12)" fill="#1c120c" opacity=".3" filter="${sketch.blur(6)}"/>` +
    solid(sketch, 'M590,330 C590,318 614,318 614,330 V640 H590 Z', colour, 'gloss') +
    `<rect x="588" y="440" width="28" height="10" fill="${metal(sketch, 'gold')}"/><path d="M590,640 H614 L602,678 Z" fill="${metal(sketch, 'gold')}"/><rect x="612" y="336" width="6" height="76" rx="3" fill="${metal(sketch, 'gold')}"/></g></g>`
  );
}

/** Draws an umbrella rolled and tied, laid flat. */
export function closedUmbrella(sketch: Sketch, { colour, accent }: Look, steel: string): string {
  const roll =
    'M400,150 C416,220 446,420 462,640 C464,664 440,676 400,676 C360,676 336,664 338,640 C354,420 384,220 400,150 Z';
  const pleats =
    'M400,160 C404,300 416,500 436,664 M400,160 C398,320 396,520 398,672 M400,160 C390,320 372,520 362,664';
  const crook = 'M400,670 V836 C400,902 318,902 320,840';
  return (
    `<g transform="translate(30 -8) rotate(16 400 500)">` +
    wallShadow(sketch, roll) +
    `<path d="${crook}" transform="translate(10 12)" fill="none" stroke="#3a2618" stroke-width="20" opacity=".26" filter="${sketch.blur(7)}"/>` +
    `<path d="M400,80 V160" stroke="${steel}" stroke-width="9" stroke-linecap="round"/>` +
    `<path d="${crook}" fill="none" stroke="${darker('#6b4226', 0.4)}" stroke-width="25" stroke-linecap="round"/><path d="${crook}" fill="none" stroke="#8a5a38" stroke-width="19" stroke-linecap="round"/><path d="M395,690 V836" stroke="#c99a68" stroke-width="4" stroke-opacity=".7"/>` +
    cloth(sketch, {
      outline: roll,
      colour,
      folds: [
        [[400, 170], [420, 400], [446, 660], 10, 0.7],
        [[400, 170], [400, 420], [410, 670], 10, 0.7],
        [[400, 170], [376, 400], [366, 660], 10, 0.7],
      ],
    }) +
    `<path d="${pleats}" fill="none" stroke="${darker(colour, 0.7)}" stroke-width="3.4" stroke-opacity=".6"/><path d="${pleats}" transform="translate(4 0)" fill="none" stroke="${lighter(colour, 0.4)}" stroke-width="2" stroke-opacity=".4"/>` +
    ornament('M340,640 C360,662 440,662 460,640', accent, 'lines') +
    solid(
      sketch,
      'M352,500 C380,512 420,512 450,500 L453,532 C420,544 380,544 349,532 Z',
      darker(colour, 0.2),
      'matte',
    ) +
    `<circle cx="412" cy="524" r="9" fill="${metal(sketch, 'brass', [0, 0, 1, 1])}"/>` +
    solid(sketch, 'M386,672 H414 V700 H386 Z', '#b08d57', 'satin') +
    `</g>`
  );
}

/** Draws a gift box without its lid: tissue paper, and what lies in it. */
export function openGiftBox(sketch: Sketch, { colour, accent }: Look): string {
  const body = 'M214,520 L586,520 L574,806 C566,814 234,814 226,806 Z';
  const lid = 'M0,0 L372,0 L376,84 C374,92 -2,92 -4,84 Z';
  const tissue =
    'M206,524 L250,424 L300,470 L344,398 L400,462 L452,392 L506,466 L556,420 L594,524 C500,548 300,548 206,524 Z';
  const tissueBack = 'M220,520 L270,388 L330,440 L380,366 L440,430 L500,372 L540,436 L580,520 Z';
  return (
    floorShadow(sketch, 400, 808, 196, 26) +
    `<g transform="translate(530 740) rotate(-66) scale(.86)">${solid(sketch, lid, lighter(colour, 0.06), 'matte')}${solid(sketch, 'M152,0 H220 V90 H152 Z', accent, 'satin')}</g>` +
    cloth(sketch, { outline: tissueBack, colour: '#e9dcc4', roundness: 0.4, texture: 'none' }) +
    `<g transform="translate(330 404) rotate(-12)">${emblem('#fdf6e4', '#e0a92f', 2.3)}</g><g transform="translate(452 392) rotate(20)">${emblem('#fdf6e4', '#e0a92f', 2)}</g>` +
    cloth(sketch, {
      outline: tissue,
      colour: '#f6eedd',
      roundness: 0.3,
      texture: 'none',
      folds: [
        [[250, 430], [280, 480], [270, 530], 9, 0.5],
        [[344, 402], [350, 460], [330, 536], 10, 0.5],
        [[452, 398], [450, 470], [470, 536], 10, 0.5],
        [[556, 424], [530, 480], [540, 530], 9, 0.5],
      ],
    }) +
    cloth(sketch, {
      outline: body,
      colour,
      roundness: 0.8,
      texture: 'none',
      print: ornament('M210,770 H590', accent, 'diamonds'),
    }) +
    gloom(sketch, 'M214,516 H586 V536 H214 Z', 0.25, 6) +
    solid(sketch, 'M366,521 L434,521 L434,812 L366,812 Z', accent, 'satin')
  );
}

/** Draws a plant with broad leaves that grows out of a basket's mouth, which is drawn over its foot. */
export function plant(sketch: Sketch): string {
  const leaf = (turn: number, length: number, fill: Colour) =>
    `<g transform="translate(400 500) rotate(${turn})"><path d="M0,0 C${turn * 0.3},-${length * 0.4} 0,-${length * 0.6} 0,-${length}" fill="none" stroke="#4c6b3a" stroke-width="8"/>` +
    `<path d="M0,${-length * 0.42} C-64,${-length * 0.6} -58,${-length * 0.94} 0,${-length * 1.14} C58,${-length * 0.94} 64,${-length * 0.6} 0,${-length * 0.42} Z" fill="${sketch.linear(
      [
        [0, darker(fill, 0.3)],
        [0.48, lighter(fill, 0.22)],
        [0.52, fill],
        [1, darker(fill, 0.2)],
      ],
    )}"/><path d="M0,${-length * 0.44} V${-length * 1.08}" stroke="#dfe8c4" stroke-width="3" stroke-opacity=".6"/></g>`;
  return (
    leaf(-52, 250, '#3f6b45') +
    leaf(50, 260, '#45714a') +
    leaf(-30, 320, '#4d7f52') +
    leaf(30, 330, '#3f6b45') +
    leaf(-10, 380, '#5b8a58') +
    leaf(12, 370, '#4d7f52') +
    leaf(-68, 190, '#5b8a58') +
    leaf(68, 186, '#5b8a58')
  );
}

/** Draws sweets piled in the middle of a plate at (400, 500). */
export function sweets(sketch: Sketch): string {
  const places: readonly (readonly [number, number, Colour])[] = [
    [328, 452, '#f3ead6'],
    [400, 420, '#d98a3a'],
    [472, 452, '#f3ead6'],
    [472, 540, '#d98a3a'],
    [400, 574, '#f3ead6'],
    [328, 540, '#d98a3a'],
    [400, 492, '#f3ead6'],
  ];
  return places
    .map(
      ([x, y, colour]) =>
        `<path d="${ellipse(x + 8, y + 14, 44, 40)}" fill="#3a2408" opacity=".4" filter="${sketch.blur(7)}"/>` +
        ball(sketch, x, y, 43, colour) +
        `<path d="${ellipse(x - 14, y - 18, 9, 6)}" fill="#fffaf0" fill-opacity=".8"/>`,
    )
    .join('');
}
