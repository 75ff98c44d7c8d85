import { inCategory } from './seed-product.ts';

export const jewelry = inCategory('jewelry', [
  {
    name: 'Padmavati Gold-Plated Necklace',
    price: 3850,
    description:
      'Two strands of gold-plated beads with ruby drops and a flower pendant, on a silk cord that sets any length. Nickel free. Comes in a velvet box.',
    featured: true,
  },
  {
    name: 'Noor Jhumka, Ruby and Emerald',
    price: 1450,
    description:
      'Bell-shaped jhumka with green enamel leaves, ruby glass and a rim of pearls that ring when you turn your head. কানের দুলে উৎসব।',
  },
  {
    name: 'Reshmi Churi, Set of Eleven',
    sizing: 'own',
    sizes: ['2.4', '2.6', '2.8'],
    price: 420,
    description:
      'Glass bangles in three reds with a gold thread, between broad gilt kara set with stones. From the churi lane of Chawkbazar. Sizes 2.4 to 2.8.',
  },
  {
    name: 'Panna Flower Ring',
    price: 890,
    description:
      'A flower of gold plate with a green stone at its heart and eight small ones about it. Adjustable band.',
    soldOut: true,
  },
]);

export const electronics = inCategory('electronics', [
  {
    name: 'Baul Wireless Headphones',
    price: 4490,
    description:
      'Over-ear headphones with forty hours of play, a folding frame and leather-soft cushions. Hear every string of the ektara. One year warranty.',
    featured: true,
  },
  {
    name: 'Bijoy Power Bank 20,000 mAh',
    price: 1990,
    description:
      'Keeps two phones alive through a long load-shedding night: 22.5 W fast charge, three ports, four lamps that tell what is left. লোডশেডিংয়ে ভরসা।',
  },
  {
    name: 'Jonaki True Wireless Earbuds',
    price: 2290,
    description:
      'Small as fireflies: six hours in the ear, twenty-four in the case, calls that cut out the traffic of Farmgate. Rain on the way home does not harm them.',
  },
  {
    name: 'Pradip Table Lamp',
    price: 2150,
    description:
      'A turned brass foot and a pleated cotton shade with a running stitch round its rim. Takes a 9 W warm bulb, which is in the box.',
  },
  {
    name: 'Dokhina Table Fan, 12 inch',
    price: 2790,
    description:
      'Three speeds, a metal guard and a motor quiet enough to sleep by. Runs four hours on its own battery. গরমে দখিনা হাওয়া।',
  },
]);

export const beauty = inCategory('beauty', [
  {
    name: 'Rajanigandha Attar, 12 ml',
    price: 1250,
    description:
      'Tuberose distilled into sandalwood oil, without alcohol, in a cut-glass bottle with a gilt stopper. One drop lasts until Isha. রজনীগন্ধার সুবাস।',
    featured: true,
  },
  {
    name: 'Neem and Turmeric Soap, Pair',
    price: 240,
    description:
      'Cold-processed bars of neem, turmeric and coconut oil, cured for six weeks. Gentle on skin that the heat has troubled.',
  },
  {
    name: 'Malai Night Cream',
    price: 680,
    description:
      'Rich cream of milk fat, rose and vitamin E for dry winters. Sinks in slowly, as it should. 50 ml.',
  },
  {
    name: 'Keshkala Herbal Hair Oil',
    price: 390,
    description:
      'Coconut oil steeped with amla, methi and hibiscus, pressed in Bagerhat. Warm it in your palms first. ঘন কালো চুলের যত্নে। 200 ml.',
  },
  {
    name: 'Alta Red Lipstick',
    price: 550,
    description:
      'The red of alta on a bride’s feet, in a satin stick that does not dry. Magnetic case, refillable.',
    soldOut: true,
  },
]);

export const sports = inCategory('sports', [
  {
    name: 'Tiger Willow Cricket Bat',
    price: 3650,
    description:
      'Kashmir willow with a thick edge and a sweet spot set for low pitches; short handle, knocked in. A leather ball is in the bag. বাঘের মতো খেলুন।',
    featured: true,
  },
  {
    name: 'Maidan Match Football, Size 5',
    price: 1350,
    description:
      'Thirty-two panels, stitched by hand, with a butyl bladder that keeps its air through the season. Bounces true on dust and on wet grass alike.',
  },
  {
    name: 'Hex Dumbbells, 5 kg Pair',
    price: 2100,
    description:
      'Rubber-coated hexagons that stay where you put them, with a knurled steel grip. For the corner of any bedroom.',
  },
  {
    name: 'Shanti Yoga Mat with Strap',
    price: 1450,
    description:
      'Six millimetres of natural rubber with a dotted grip, rolled in a leather strap. Does not smell, does not slide.',
  },
  {
    name: 'Winter Court Badminton Set',
    price: 1690,
    description:
      'A carbon-shaft racket and a tube of feather shuttles for the lit courts of পৌষ. Strung at 22 pounds.',
  },
]);
