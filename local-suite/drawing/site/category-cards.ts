import { frock, salwarKameez } from '../garments/salwar.ts';
import { panjabi } from '../garments/panjabi.ts';
import { shirt } from '../garments/shirt.ts';
import { blazer } from '../garments/jacket.ts';
import { bag } from '../objects/bags.ts';
import { cushion } from '../objects/home.ts';
import { mugs, vase } from '../objects/vessels.ts';
import { sunglasses, watch } from '../objects/wearables.ts';
import type { ProductPicture } from '../product-picture.ts';
import type { Sketch } from '../sketch.ts';
import { dots, herringbone, ikat, jamdani, leaves, twill } from '../weaves.ts';
import { trousers } from '../garments/trousers.ts';

/** Combines several drawings in one picture: each is scaled and moved on the 800×1000 canvas. */
const together =
  (...parts: readonly (readonly [draw: (sketch: Sketch) => string, x: number, y: number, scale: number])[]) =>
  (sketch: Sketch) =>
    parts
      .map(([draw, x, y, scale]) => `<g transform="translate(${x} ${y}) scale(${scale})">${draw(sketch)}</g>`)
      .join('');

/** docs/reference/specification.md 2, Shop By Category: the eight cards by their id. */
export const CATEGORY_CARDS: Readonly<Record<string, ProductPicture>> = {
  summer: {
    paper: 'sand',
    draw: together(
      [
        (s) =>
          shirt(s, {
            colour: '#f4efe4',
            weave: leaves('#3f6b57', '#c98b5e'),
            kind: 'camp',
            sleeves: 'short',
            buttons: '#6b4a2e',
          }),
        60,
        10,
        0.86,
      ],
      [(s) => sunglasses(s, { frame: '#5a3620', lensTop: '#33241a', lensBottom: '#b98a5c' }), 360, 560, 0.5],
    ),
  },
  women: {
    paper: 'rose',
    draw: (s) =>
      salwarKameez(s, {
        kameez: '#8f2f4a',
        weave: dots('#f0d29a', 46, 2.6),
        salwar: '#efdcc0',
        orna: '#d8a94e',
        thread: '#f0d29a',
      }),
  },
  men: {
    paper: 'clay',
    draw: (s) =>
      blazer(s, {
        colour: '#39423b',
        weave: herringbone('#a8b5a4', 0.18),
        shirt: '#f6f2ea',
        tie: '#8a5a34',
        square: '#efe3cd',
        buttons: '#20261f',
      }),
  },
  teen: {
    paper: 'mist',
    draw: together(
      [
        (s) => trousers(s, { kind: 'jeans', colour: '#4a6a8c', weave: twill('#e6eef5', 0.22) }),
        330,
        200,
        0.72,
      ],
      [(s) => shirt(s, { colour: '#d9a23b', kind: 'tee', sleeves: 'short' }), -30, 60, 0.78],
    ),
  },
  kids: {
    paper: 'ivory',
    draw: together(
      [
        (s) =>
          panjabi(s, {
            colour: '#3f7f83',
            embroidery: '#fbf3e0',
            motif: 'diamonds',
            buttons: '#fbf3e0',
            hem: 820,
          }),
        -20,
        150,
        0.64,
      ],
      [
        (s) => frock(s, { colour: '#e9b8a6', weave: dots('#fff7ec', 40, 4), trim: '#fbf3e6' }),
        330,
        170,
        0.68,
      ],
    ),
  },
  nargisus: {
    paper: 'sand',
    draw: (s) =>
      panjabi(s, {
        colour: '#2a3f63',
        weave: jamdani('#e8cf96', 66),
        embroidery: '#e8cf96',
        motif: 'vine',
        buttons: '#e8cf96',
      }),
  },
  'home-decor': {
    paper: 'ivory',
    draw: together(
      [(s) => vase(s, { colour: '#b5623f', accent: '#f0e0c2' }), -110, 10, 0.92],
      [
        (s) => cushion(s, { colour: '#2f5d50', accent: '#d9b56a', weave: ikat('#e9ddc2', '#b5623f') }),
        250,
        300,
        0.66,
      ],
      [(s) => mugs(s, { colour: '#ece3d2', accent: '#3f6f8f' }), 330, 496, 0.44],
    ),
  },
  accessories: {
    paper: 'clay',
    draw: together(
      [(s) => bag(s, { kind: 'handbag', colour: '#5b2f1d', trim: '#f0e3c8' }), 210, 130, 0.8],
      [(s) => watch(s, { strap: '#5b2f1d', dial: '#22324a', metal: 'gold' }), -120, 230, 0.68],
    ),
  },
};
