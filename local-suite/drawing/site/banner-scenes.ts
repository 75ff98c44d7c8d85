import { blazer } from '../garments/jacket.ts';
import { panjabi } from '../garments/panjabi.ts';
import { shirt } from '../garments/shirt.ts';
import { trousers } from '../garments/trousers.ts';
import { bag } from '../objects/bags.ts';
import { shoes } from '../objects/shoes.ts';
import { solid } from '../objects/surface.ts';
import { belt, sunglasses, watch } from '../objects/wearables.ts';
import { ellipse } from '../outline.ts';
import type { Sketch } from '../sketch.ts';
import { floorShadow, type Backdrop } from '../studio.ts';
import { herringbone, leaves, slub, stripe, twill } from '../weaves.ts';

/** A product on the stage: the 800×1000 drawing scaled and moved to a place of the banner. */
export interface Actor {
  /** How it hangs from the rod; absent for objects on the floor. */
  readonly hanger?: 'hook' | 'clips';
  readonly draw: (sketch: Sketch) => string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Scene {
  readonly paper: Backdrop;
  /** Colour of the cloth behind the group, the collection's. */
  readonly drape: string;
  readonly cast: readonly Actor[];
}

/** The scenes of the banners, in the order of their numbers. */
export const SCENES: readonly Scene[] = [
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
