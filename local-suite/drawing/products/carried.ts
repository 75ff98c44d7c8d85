import { shoesViews } from '../views/shoes.ts';
import { hangingClothViews } from '../views/garments.ts';
import { watchViews } from '../views/in-boxes.ts';
import { bagViews, beltViews, capViews, sunglassesViews, topiViews } from '../views/carried.ts';
import { check, slub, twill } from '../weaves.ts';
import type { ProductDrawing } from '../product-picture.ts';

const SHOE = { scale: 0.92, lift: 140 } as const;

export const carried: Readonly<Record<string, ProductDrawing>> = {
  'Surma Automatic Watch, Green Dial': {
    paper: 'clay',
    ...watchViews({ strap: '#5b2f1d', dial: '#1f3a34', metal: 'gold' }),
  },
  'Karnaphuli Steel Watch': {
    paper: 'mist',
    ...watchViews({ strap: '#8d959c', dial: '#22324a', metal: 'steel', linked: true }),
  },
  'Saddle Leather Belt, Brass Buckle': {
    paper: 'sand',
    ...beltViews({ colour: '#5b2f1d', buckle: 'brass' }),
    scale: 1.2,
    lift: 120,
  },
  'Kuakata Sunglasses, Tortoise': {
    paper: 'ivory',
    ...sunglassesViews({ frame: '#5a3620', lensTop: '#33241a', lensBottom: '#b98a5c' }),
    scale: 1.15,
    lift: 150,
  },
  'Embroidered Cotton Topi': {
    paper: 'ivory',
    ...topiViews({ colour: '#f3efe6', thread: '#b08d57' }),
    scale: 1.3,
    lift: 140,
  },
  'Shapla Field Cap, Forest': {
    paper: 'mist',
    ...capViews({ colour: '#37503f', accent: '#e6c37e' }),
    scale: 1.02,
    lift: 130,
  },
  'Elephant Road Penny Loafers': {
    paper: 'clay',
    ...shoesViews({ kind: 'loafer', colour: '#5b2f1d', sole: '#2a1a12', accent: '#c9a15a' }),
    ...SHOE,
  },
  'Hatirjheel Court Sneakers': {
    paper: 'sand',
    ...shoesViews({ kind: 'sneaker', colour: '#f3eee4', sole: '#e7dccb', accent: '#2f5d50' }),
    ...SHOE,
  },
  'Nawabi Nagra, Crimson': {
    paper: 'ivory',
    ...shoesViews({ kind: 'nagra', colour: '#8c1f2f', sole: '#5a3a22', accent: '#e0b75e' }),
    ...SHOE,
  },
  'Bhairab Leather Sandals': {
    paper: 'mist',
    ...shoesViews({ kind: 'sandal', colour: '#7a4a2b', sole: '#b78a5a', accent: '#e6d2a8' }),
    ...SHOE,
  },
  'Rani Block Heels, Vermilion': {
    paper: 'rose',
    ...shoesViews({ kind: 'heel', colour: '#b3473f', sole: '#3a211b', accent: '#e0b75e' }),
    ...SHOE,
  },
  'Bandarban Canvas Backpack': {
    paper: 'sand',
    ...bagViews({ kind: 'backpack', colour: '#47583f', trim: '#8a5a34', weave: slub('#dfe3cf', 0.14) }),
    lift: 40,
  },
  'Golden Fibre Jute Tote': {
    paper: 'ivory',
    ...bagViews({ kind: 'tote', colour: '#c4a472', trim: '#5b3a22', weave: slub('#6b4a24', 0.4) }),
    scale: 1.05,
    lift: 50,
  },
  'Bailey Road Handbag, Burgundy': {
    paper: 'clay',
    ...bagViews({ kind: 'handbag', colour: '#6d2430', trim: '#f0e3c8' }),
    scale: 1.06,
    lift: 60,
  },
  'Bifold Wallet with Snap': {
    paper: 'mist',
    ...bagViews({ kind: 'wallet', colour: '#6a3f25', trim: '#e2c08a' }),
    scale: 1.1,
    lift: 90,
  },
  'Launch Ghat Weekender': {
    paper: 'sand',
    ...bagViews({ kind: 'duffel', colour: '#2f3e50', trim: '#1f2833', weave: twill('#9fb2c7', 0.2) }),
    scale: 1.05,
    lift: 70,
  },
  'Jamalpur Gamcha, Red Check': {
    paper: 'ivory',
    ...hangingClothViews({
      colour: '#f0e4cf',
      weave: check('#b3272d', 46, 20, '#b3272d', 0.6),
      end: 90,
      endColour: '#b3272d',
      accent: '#f0e4cf',
      motif: 'lines',
      layered: false,
      halfWidth: 150,
      hem: 800,
      fringe: true,
    }),
  },
};
