import { cloth, falling } from '../cloth.ts';
import { blazer } from '../garments/jacket.ts';
import { panjabi } from '../garments/panjabi.ts';
import { shirt } from '../garments/shirt.ts';
import { trousers } from '../garments/trousers.ts';
import { bag } from '../objects/bags.ts';
import { shoes } from '../objects/shoes.ts';
import { solid } from '../objects/surface.ts';
import { belt, sunglasses, watch } from '../objects/wearables.ts';
import { rod } from '../garments/hanging-cloth.ts';
import { clips, hook } from './hangers.ts';
import { ellipse } from '../outline.ts';
import { Sketch } from '../sketch.ts';
import { backdrop, floorShadow, type Backdrop } from '../studio.ts';
import { herringbone, leaves, slub, stripe, twill } from '../weaves.ts';

/** A product on the stage: the 800×1000 drawing scaled and moved to a place of the banner. */
interface Actor {
  /** How it hangs from the rod; absent for objects on the floor. */
  readonly hanger?: 'hook' | 'clips';
  readonly draw: (sketch: Sketch) => string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

interface Scene {
  readonly paper: Backdrop;
  /** Colour of the cloth behind the group, the collection's. */
  readonly drape: string;
  readonly cast: readonly Actor[];
}

const SCENES: readonly Scene[] = [
  {
    paper: 'sand',
    drape: '#c9a57a',
    cast: [
      {
        hanger: 'clips',
        draw: (s) => trousers(s, { kind: 'formal', colour: '#4a4d52' }),
        x: 0,
        y: 40,
        scale: 0.86,
      },
      {
        hanger: 'clips',
        draw: (s) => trousers(s, { kind: 'chino', colour: '#b3925f', weave: twill('#6b4f28', 0.12) }),
        x: 560,
        y: 40,
        scale: 0.86,
      },
      {
        hanger: 'clips',
        draw: (s) => trousers(s, { kind: 'jeans', colour: '#3b5876', weave: twill('#e6eef5', 0.22) }),
        x: 280,
        y: 56,
        scale: 0.9,
      },
    ],
  },
  {
    paper: 'clay',
    drape: '#8f4b3c',
    cast: [
      {
        hanger: 'hook',
        draw: (s) =>
          blazer(s, {
            colour: '#c3a883',
            weave: slub('#8a6f4c', 0.22),
            shirt: '#e9eef2',
            square: '#49617c',
            buttons: '#5b3a22',
          }),
        x: 440,
        y: 66,
        scale: 0.84,
      },
      {
        hanger: 'hook',
        draw: (s) =>
          blazer(s, {
            colour: '#2b3a55',
            weave: herringbone('#8fa0bd', 0.16),
            shirt: '#f6f2ea',
            tie: '#7d2230',
            square: '#f6f2ea',
            buttons: '#1a2233',
          }),
        x: 40,
        y: 20,
        scale: 0.92,
      },
    ],
  },
  {
    paper: 'mist',
    drape: '#7f9486',
    cast: [
      {
        hanger: 'hook',
        draw: (s) =>
          shirt(s, {
            colour: '#a9c3d9',
            weave: stripe('#ffffff', 14, 5, 0.5),
            kind: 'shirt',
            sleeves: 'long',
            pocket: true,
          }),
        x: -40,
        y: 70,
        scale: 0.82,
      },
      {
        hanger: 'hook',
        draw: (s) =>
          shirt(s, {
            colour: '#f4efe4',
            weave: leaves('#3f6b57', '#c98b5e'),
            kind: 'camp',
            sleeves: 'short',
            buttons: '#6b4a2e',
          }),
        x: 520,
        y: 70,
        scale: 0.82,
      },
      {
        hanger: 'hook',
        draw: (s) =>
          panjabi(s, {
            colour: '#f3efe6',
            weave: slub('#b8a88c'),
            embroidery: '#b08d57',
            buttons: '#c9a86a',
          }),
        x: 220,
        y: 36,
        scale: 0.9,
      },
    ],
  },
  {
    paper: 'ivory',
    drape: '#b58a63',
    cast: [
      {
        draw: (s) => watch(s, { strap: '#5b2f1d', dial: '#1f3a34', metal: 'gold' }),
        x: 10,
        y: 60,
        scale: 0.66,
      },
      { draw: plinth, x: 0, y: 0, scale: 1 },
      {
        draw: (s) => bag(s, { kind: 'handbag', colour: '#6d2430', trim: '#f0e3c8' }),
        x: 330,
        y: 214,
        scale: 0.76,
      },
      { draw: (s) => belt(s, { colour: '#5b2f1d', buckle: 'brass' }), x: 690, y: 440, scale: 0.54 },
      {
        draw: (s) => sunglasses(s, { frame: '#5a3620', lensTop: '#33241a', lensBottom: '#b98a5c' }),
        x: 600,
        y: 130,
        scale: 0.5,
      },
      {
        draw: (s) => shoes(s, { kind: 'loafer', colour: '#5b2f1d', sole: '#2a1a12', accent: '#c9a15a' }),
        x: -20,
        y: 440,
        scale: 0.56,
      },
    ],
  },
];

/** y of a waistband's upper edge in the drawing of trousers. */
const WAIST = 87;

export const BANNER_COUNT = SCENES.length;
export const LANDSCAPE = { width: 1920, height: 1080 } as const;
export const PORTRAIT = { width: 1080, height: 1440 } as const;

/** Position of the group: right of the text on a wide banner, above it on a tall one. */
const STAGES = {
  landscape: { size: LANDSCAPE, x: 800, y: 56, scale: 0.94, horizon: 0.84 },
  portrait: { size: PORTRAIT, x: 111, y: 24, scale: 0.74, horizon: 0.5 },
} as const;

/** `number` counts from 1. */
export function bannerSvg(number: number, shape: keyof typeof STAGES): string {
  const scene = SCENES[number - 1]!;
  const { size, x, y, scale, horizon } = STAGES[shape];
  const sketch = new Sketch();
  const hung = number < 4 ? rod(sketch, 590, 96) : '';
  const cast = scene.cast
    .map(
      (actor) =>
        (actor.hanger === 'hook' ? hook(middleOf(actor), actor.y + 136 * actor.scale) : '') +
        `<g transform="translate(${actor.x} ${actor.y}) scale(${actor.scale})">${actor.draw(sketch)}</g>` +
        (actor.hanger === 'clips'
          ? clips(sketch, middleOf(actor), actor.y + WAIST * actor.scale, actor.scale)
          : ''),
    )
    .join('');
  return sketch.document(
    size.width,
    size.height,
    backdrop(sketch, scene.paper, size, horizon) +
      `<g transform="translate(${x} ${y}) scale(${scale})">` +
      drape(sketch, scene.drape) +
      (hung && `<g transform="translate(180 -30)">${hung}</g>`) +
      cast +
      `</g>`,
  );
}

const middleOf = ({ x, scale }: Actor) => x + 400 * scale;

/** Draws a round stand that raises small objects to eye level. */
function plinth(sketch: Sketch): string {
  return (
    floorShadow(sketch, 804, 846, 132, 20) +
    solid(
      sketch,
      'M672,486 C672,462 936,462 936,486 L936,836 C936,864 672,864 672,836 Z',
      '#dcc9b2',
      'matte',
    ) +
    `<path d="${ellipse(804, 486, 131, 19)}" fill="#efe2d0"/>`
  );
}

/** Draws a tall fall of cloth behind the group, in the collection's colour. */
function drape(sketch: Sketch, colour: string): string {
  const outline =
    'M110,-70 L1050,-70 C1062,300 1056,620 1066,1000 C900,1016 800,990 640,1008 C460,1024 300,990 96,1006 C108,640 100,300 110,-70 Z';
  const xs = [160, 250, 340, 430, 520, 610, 700, 790, 880, 970, 1030];
  return (
    `<path d="${outline}" transform="translate(20 22)" fill="#4a3424" fill-opacity=".2" filter="${sketch.blur(18)}"/>` +
    `<g opacity=".55">` +
    cloth(sketch, {
      outline,
      colour,
      roundness: 0.5,
      folds: [
        ...falling(
          -70,
          1010,
          xs.map((x) => [x, x + 10] as const),
          22,
          0.4,
        ),
        ...falling(
          -40,
          1010,
          xs.map((x) => [x + 40, x + 46] as const),
          12,
          0.6,
        ),
      ],
    }) +
    `</g>`
  );
}
