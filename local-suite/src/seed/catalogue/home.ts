import { giftBox, notebook, umbrella } from '../pictures/objects/general.ts';
import { curtain, cushion, folded } from '../pictures/objects/home.ts';
import { basket, brassPlate, mugs, vase } from '../pictures/objects/vessels.ts';
import { ikat, jamdani, kantha, pairedStripe } from '../pictures/weaves.ts';
import { inCategory } from './seed-product.ts';

export const home = inCategory('home', [
  {
    name: 'Nakshi Kantha Quilt, Double',
    price: 5600,
    description:
      'Three layers of old-sari cotton held by thousands of running stitches, with flowers worked in red by women of Jashore. No two are alike. প্রতিটি ফোঁড়ে একটি গল্প।',
    featured: true,
    picture: {
      paper: 'ivory',
      draw: (s) =>
        folded(s, {
          colour: '#f1e6d2',
          accent: '#a83a3f',
          weave: kantha('#35597a', '#a83a3f'),
          layers: ['#f1e6d2', '#a83a3f', '#f1e6d2'],
        }),
      scale: 1.1,
      lift: 100,
    },
  },
  {
    name: 'Striped Bed Sheet Set, King',
    price: 2450,
    description:
      'A king-size sheet and two pillow covers in sage-striped percale, 220 threads. Stays crisp after many washes.',
    picture: {
      paper: 'clay',
      draw: (s) =>
        folded(s, {
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
  },
  {
    name: 'Jamdani Curtain Pair, Ivory',
    price: 3890,
    description:
      'Two panels of sheer jamdani that let the morning in and the street out. Brass eyelets, tie-backs included. 7 feet.',
    picture: {
      paper: 'clay',
      draw: (s) => curtain(s, { colour: '#f0e8d8', accent: '#b08d57', weave: jamdani('#c8b48c', 70) }),
    },
  },
  {
    name: 'Ikat Cushion Cover, Bottle Green',
    price: 690,
    description:
      'Feathered diamonds in cream and brick on bottle green, corded in gold. Hidden zip, 18 by 18 inches; the filling is not included.',
    picture: {
      paper: 'sand',
      draw: (s) => cushion(s, { colour: '#2f5d50', accent: '#d9b56a', weave: ikat('#e9ddc2', '#b5623f') }),
      scale: 1.16,
      lift: 120,
    },
  },
  {
    name: 'Dhamrai Brass Plate',
    price: 2950,
    description:
      'Beaten and engraved in Dhamrai, where brass has been worked for four hundred years. Ten inches, on a teak stand. কাঁসা-পিতলের ঐতিহ্য।',
    picture: { paper: 'mist', draw: (s) => brassPlate(s), scale: 1.08, lift: 60 },
  },
  {
    name: 'Potter’s Vase, Terracotta',
    price: 850,
    description:
      'Thrown by the Pal family in Savar and painted in rice white before firing. The grasses come with it.',
    picture: {
      paper: 'sand',
      draw: (s) => vase(s, { colour: '#b5623f', accent: '#f0e0c2' }),
      scale: 1.06,
      lift: 20,
    },
  },
  {
    name: 'Cha Mugs, Pair, Dipped Blue',
    price: 780,
    description:
      'Stoneware mugs for proper dudh cha, dipped in river-blue glaze, each holding 300 ml. Safe in microwave and dishwasher.',
    picture: {
      paper: 'ivory',
      draw: (s) => mugs(s, { colour: '#ece3d2', accent: '#3f6f8f' }),
      scale: 1.14,
      lift: 120,
    },
  },
  {
    name: 'Hogla and Jute Basket',
    price: 1150,
    description:
      'A deep basket of hogla leaf and jute from Noakhali with a band of bottle green. For laundry, toys or a tall plant.',
    soldOut: true,
    picture: {
      paper: 'sand',
      draw: (s) => basket(s, { colour: '#c9a368', accent: '#2f5d50' }),
      scale: 1.1,
      lift: 80,
    },
  },
]);

export const general = inCategory('general', [
  {
    name: 'Alpona Cloth-Bound Notebook',
    price: 380,
    description:
      'A hundred and sixty cream pages, sewn so that they lie flat, bound in indigo cloth with an alpona in cream thread. Band and ribbon.',
    picture: { paper: 'clay', draw: (s) => notebook(s, { colour: '#2d4668', accent: '#d9b56a' }), lift: 40 },
  },
  {
    name: 'Borsha Umbrella, Ink Blue',
    price: 890,
    description:
      'Eight ribs of fibreglass, a wooden crook and a wide canopy for the second week of আষাঢ়. Turns inside out and forgives you.',
    picture: { paper: 'mist', draw: (s) => umbrella(s, { colour: '#28496b', accent: '#e6d3a8' }), lift: 20 },
  },
  {
    name: 'Nargisus Gift Box',
    price: 450,
    description:
      'A stiff box in our terracotta with a cream ribbon, tissue and a card that we write by hand for you. উপহার হোক মনে রাখার মতো।',
    picture: {
      paper: 'sand',
      draw: (s) => giftBox(s, { colour: '#a9533a', accent: '#f0e3c8' }),
      scale: 1.14,
      lift: 90,
    },
  },
]);
