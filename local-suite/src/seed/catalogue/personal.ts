import { attar, creamJar, lipstick, oilBottle, soap } from '../pictures/objects/beauty.ts';
import { deskLamp, earbuds, headphones, powerBank, tableFan } from '../pictures/objects/electronics.ts';
import { bangles, jhumka, necklace, ring } from '../pictures/objects/jewelry.ts';
import { cricketBat, dumbbells, football, racket, yogaMat } from '../pictures/objects/sports.ts';
import { inCategory } from './seed-product.ts';

export const jewelry = inCategory('jewelry', [
  {
    name: 'Padmavati Gold-Plated Necklace',
    price: 3850,
    description:
      'Two strands of gold-plated beads with ruby drops and a flower pendant, on a silk cord that sets any length. Nickel free. Comes in a velvet box.',
    featured: true,
    picture: { paper: 'rose', draw: (s) => necklace(s, { stones: '#9c1f3a' }) },
  },
  {
    name: 'Noor Jhumka, Ruby and Emerald',
    price: 1450,
    description:
      'Bell-shaped jhumka with green enamel leaves, ruby glass and a rim of pearls that ring when you turn your head. কানের দুলে উৎসব।',
    picture: { paper: 'sand', draw: (s) => jhumka(s, { stones: '#9c1f3a', enamel: '#1f6f5b' }), lift: -30 },
  },
  {
    name: 'Reshmi Churi, Set of Eleven',
    price: 420,
    description:
      'Glass bangles in three reds with a gold thread, between broad gilt kara set with stones. From the churi lane of Chawkbazar. Sizes 2.4 to 2.8.',
    picture: {
      paper: 'ivory',
      draw: (s) => bangles(s, { glass: ['#9c1f3a', '#c2452d', '#7a1530'] }),
      scale: 1.14,
      lift: 90,
    },
  },
  {
    name: 'Panna Flower Ring',
    price: 890,
    description:
      'A flower of gold plate with a green stone at its heart and eight small ones about it. Adjustable band.',
    soldOut: true,
    picture: { paper: 'mist', draw: (s) => ring(s, { gem: '#1f6f5b' }), lift: 30 },
  },
]);

export const electronics = inCategory('electronics', [
  {
    name: 'Baul Wireless Headphones',
    price: 4490,
    description:
      'Over-ear headphones with forty hours of play, a folding frame and leather-soft cushions. Hear every string of the ektara. One year warranty.',
    featured: true,
    picture: {
      paper: 'clay',
      draw: (s) => headphones(s, { colour: '#2c2f33', accent: '#8a5a38' }),
      lift: 30,
    },
  },
  {
    name: 'Bijoy Power Bank 20,000 mAh',
    price: 1990,
    description:
      'Keeps two phones alive through a long load-shedding night: 22.5 W fast charge, three ports, four lamps that tell what is left. লোডশেডিংয়ে ভরসা।',
    picture: {
      paper: 'sand',
      draw: (s) => powerBank(s, { colour: '#2f4a44', accent: '#e0b75e' }),
      scale: 1.12,
      lift: 60,
    },
  },
  {
    name: 'Jonaki True Wireless Earbuds',
    price: 2290,
    description:
      'Small as fireflies: six hours in the ear, twenty-four in the case, calls that cut out the traffic of Farmgate. Rain on the way home does not harm them.',
    picture: {
      paper: 'rose',
      draw: (s) => earbuds(s, { colour: '#35534a', accent: '#f4efe6' }),
      scale: 1.25,
      lift: 100,
    },
  },
  {
    name: 'Pradip Table Lamp',
    price: 2150,
    description:
      'A turned brass foot and a pleated cotton shade with a running stitch round its rim. Takes a 9 W warm bulb, which is in the box.',
    picture: {
      paper: 'ivory',
      draw: (s) => deskLamp(s, { colour: '#efe2c6', accent: '#b58a55' }),
      scale: 1.06,
      lift: 40,
    },
  },
  {
    name: 'Dokhina Table Fan, 12 inch',
    price: 2790,
    description:
      'Three speeds, a metal guard and a motor quiet enough to sleep by. Runs four hours on its own battery. গরমে দখিনা হাওয়া।',
    picture: {
      paper: 'mist',
      draw: (s) => tableFan(s, { colour: '#e9e2d4', accent: '#6f8f88' }),
      scale: 1.04,
      lift: 40,
    },
  },
]);

export const beauty = inCategory('beauty', [
  {
    name: 'Rajanigandha Attar, 12 ml',
    price: 1250,
    description:
      'Tuberose distilled into sandalwood oil, without alcohol, in a cut-glass bottle with a gilt stopper. One drop lasts until Isha. রজনীগন্ধার সুবাস।',
    featured: true,
    picture: {
      paper: 'clay',
      draw: (s) => attar(s, { colour: '#b9712c', accent: '#7a1f35' }),
      scale: 1.08,
      lift: 50,
    },
  },
  {
    name: 'Neem and Turmeric Soap, Pair',
    price: 240,
    description:
      'Cold-processed bars of neem, turmeric and coconut oil, cured for six weeks. Gentle on skin that the heat has troubled.',
    picture: {
      paper: 'ivory',
      draw: (s) => soap(s, { colour: '#c9b37a', accent: '#5c7a4b' }),
      scale: 1.2,
      lift: 100,
    },
  },
  {
    name: 'Malai Night Cream',
    price: 680,
    description:
      'Rich cream of milk fat, rose and vitamin E for dry winters. Sinks in slowly, as it should. 50 ml.',
    picture: {
      paper: 'mist',
      draw: (s) => creamJar(s, { colour: '#f1e4da', accent: '#a0584f' }),
      scale: 1.12,
      lift: 110,
    },
  },
  {
    name: 'Keshkala Herbal Hair Oil',
    price: 390,
    description:
      'Coconut oil steeped with amla, methi and hibiscus, pressed in Bagerhat. Warm it in your palms first. ঘন কালো চুলের যত্নে। 200 ml.',
    picture: {
      paper: 'sand',
      draw: (s) => oilBottle(s, { colour: '#7a4a1c', accent: '#2f4a34' }),
      scale: 1.06,
      lift: 40,
    },
  },
  {
    name: 'Alta Red Lipstick',
    price: 550,
    description:
      'The red of alta on a bride’s feet, in a satin stick that does not dry. Magnetic case, refillable.',
    soldOut: true,
    picture: {
      paper: 'rose',
      draw: (s) => lipstick(s, { colour: '#a8263a', accent: '#2a1a1c' }),
      scale: 1.06,
      lift: 40,
    },
  },
]);

export const sports = inCategory('sports', [
  {
    name: 'Tiger Willow Cricket Bat',
    price: 3650,
    description:
      'Kashmir willow with a thick edge and a sweet spot set for low pitches; short handle, knocked in. A leather ball is in the bag. বাঘের মতো খেলুন।',
    featured: true,
    picture: {
      paper: 'mist',
      draw: (s) => cricketBat(s, { colour: '#e2c592', accent: '#1f4a3c' }),
      lift: 40,
    },
  },
  {
    name: 'Maidan Match Football, Size 5',
    price: 1350,
    description:
      'Thirty-two panels, stitched by hand, with a butyl bladder that keeps its air through the season. Bounces true on dust and on wet grass alike.',
    picture: {
      paper: 'sand',
      draw: (s) => football(s, { colour: '#f3eee4', accent: '#23364f' }),
      scale: 1.16,
      lift: 90,
    },
  },
  {
    name: 'Hex Dumbbells, 5 kg Pair',
    price: 2100,
    description:
      'Rubber-coated hexagons that stay where you put them, with a knurled steel grip. For the corner of any bedroom.',
    picture: {
      paper: 'ivory',
      draw: (s) => dumbbells(s, { colour: '#33373b', accent: '#c9a15a' }),
      scale: 1.06,
      lift: 120,
    },
  },
  {
    name: 'Shanti Yoga Mat with Strap',
    price: 1450,
    description:
      'Six millimetres of natural rubber with a dotted grip, rolled in a leather strap. Does not smell, does not slide.',
    picture: { paper: 'clay', draw: (s) => yogaMat(s, { colour: '#5d7f79', accent: '#8a5a38' }), lift: 30 },
  },
  {
    name: 'Winter Court Badminton Set',
    price: 1690,
    description:
      'A carbon-shaft racket and a tube of feather shuttles for the lit courts of পৌষ. Strung at 22 pounds.',
    picture: { paper: 'mist', draw: (s) => racket(s, { colour: '#8c1f2f', accent: '#2a2a2a' }), lift: 30 },
  },
]);
