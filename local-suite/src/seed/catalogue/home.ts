import { inCategory } from './seed-product.ts';

export const home = inCategory('home', [
  {
    name: 'Nakshi Kantha Quilt, Double',
    price: 5600,
    description:
      'Three layers of old-sari cotton held by thousands of running stitches, with flowers worked in red by women of Jashore. No two are alike. প্রতিটি ফোঁড়ে একটি গল্প।',
    featured: true,
  },
  {
    name: 'Striped Bed Sheet Set, King',
    price: 2450,
    description:
      'A king-size sheet and two pillow covers in sage-striped percale, 220 threads. Stays crisp after many washes.',
  },
  {
    name: 'Jamdani Curtain Pair, Ivory',
    price: 3890,
    description:
      'Two panels of sheer jamdani that let the morning in and the street out. Brass eyelets, tie-backs included. 7 feet.',
  },
  {
    name: 'Ikat Cushion Cover, Bottle Green',
    price: 690,
    description:
      'Feathered diamonds in cream and brick on bottle green, corded in gold. Hidden zip, 18 by 18 inches; the filling is not included.',
  },
  {
    name: 'Dhamrai Brass Plate',
    price: 2950,
    description:
      'Beaten and engraved in Dhamrai, where brass has been worked for four hundred years. Ten inches, on a teak stand. কাঁসা-পিতলের ঐতিহ্য।',
  },
  {
    name: 'Potter’s Vase, Terracotta',
    price: 850,
    description:
      'Thrown by the Pal family in Savar and painted in rice white before firing. The grasses come with it.',
  },
  {
    name: 'Cha Mugs, Pair, Dipped Blue',
    price: 780,
    description:
      'Stoneware mugs for proper dudh cha, dipped in river-blue glaze, each holding 300 ml. Safe in microwave and dishwasher.',
  },
  {
    name: 'Hogla and Jute Basket',
    price: 1150,
    description:
      'A deep basket of hogla leaf and jute from Noakhali with a band of bottle green. For laundry, toys or a tall plant.',
    soldOut: true,
  },
]);

export const general = inCategory('general', [
  {
    name: 'Alpona Cloth-Bound Notebook',
    price: 380,
    description:
      'A hundred and sixty cream pages, sewn so that they lie flat, bound in indigo cloth with an alpona in cream thread. Band and ribbon.',
  },
  {
    name: 'Borsha Umbrella, Ink Blue',
    price: 890,
    description:
      'Eight ribs of fibreglass, a wooden crook and a wide canopy for the second week of আষাঢ়. Turns inside out and forgives you.',
  },
  {
    name: 'Nargisus Gift Box',
    price: 450,
    description:
      'A stiff box in our terracotta with a cream ribbon, tissue and a card that we write by hand for you. উপহার হোক মনে রাখার মতো।',
  },
]);
