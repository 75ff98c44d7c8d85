import {
  basketViews,
  brassPlateViews,
  curtainViews,
  cushionViews,
  foldedViews,
  giftBoxViews,
  mugsViews,
  notebookViews,
  umbrellaViews,
  vaseViews,
} from '../views/home.ts';
import { ikat, jamdani, kantha, pairedStripe } from '../weaves.ts';
import type { ProductDrawing } from '../product-picture.ts';

export const home: Readonly<Record<string, ProductDrawing>> = {
  'Nakshi Kantha Quilt, Double': {
    paper: 'ivory',
    ...foldedViews({
      colour: '#f1e6d2',
      accent: '#a83a3f',
      weave: kantha('#35597a', '#a83a3f'),
      layers: ['#f1e6d2', '#a83a3f', '#f1e6d2'],
    }),
    scale: 1,
    lift: 120,
  },
  'Striped Bed Sheet Set, King': {
    paper: 'clay',
    ...foldedViews({
      colour: '#eceee6',
      accent: '#4d6b5c',
      weave: pairedStripe('#a9bcae', '#5c7a6b', 64),
      layers: ['#eceee6', '#7d9788'],
      pillows: true,
      motif: 'lines',
    }),
    scale: 1.12,
    lift: 100,
  },
  'Jamdani Curtain Pair, Ivory': {
    paper: 'clay',
    ...curtainViews({ colour: '#f0e8d8', accent: '#b08d57', weave: jamdani('#c8b48c', 70) }),
  },
  'Ikat Cushion Cover, Bottle Green': {
    paper: 'sand',
    ...cushionViews({ colour: '#2f5d50', accent: '#d9b56a', weave: ikat('#e9ddc2', '#b5623f') }),
    scale: 1.16,
    lift: 120,
  },
  'Dhamrai Brass Plate': { paper: 'mist', ...brassPlateViews(), scale: 1.08, lift: 60 },
  'Potter’s Vase, Terracotta': {
    paper: 'sand',
    ...vaseViews({ colour: '#b5623f', accent: '#f0e0c2' }),
    scale: 1.06,
    lift: 20,
  },
  'Cha Mugs, Pair, Dipped Blue': {
    paper: 'ivory',
    ...mugsViews({ colour: '#ece3d2', accent: '#3f6f8f' }),
    scale: 1.14,
    lift: 120,
  },
  'Hogla and Jute Basket': {
    paper: 'sand',
    ...basketViews({ colour: '#c9a368', accent: '#2f5d50' }),
    scale: 1.1,
    lift: 80,
  },
  'Alpona Cloth-Bound Notebook': {
    paper: 'clay',
    ...notebookViews({ colour: '#2d4668', accent: '#d9b56a' }),
    lift: 40,
  },
  'Borsha Umbrella, Ink Blue': {
    paper: 'mist',
    ...umbrellaViews({ colour: '#28496b', accent: '#e6d3a8' }),
    lift: 20,
  },
  'Nargisus Gift Box': {
    paper: 'sand',
    ...giftBoxViews({ colour: '#a9533a', accent: '#f0e3c8' }),
    scale: 1.14,
    lift: 90,
  },
};
