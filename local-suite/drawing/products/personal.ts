import {
  badmintonSetViews,
  cricketBatViews,
  dumbbellsViews,
  footballViews,
  yogaMatViews,
} from '../views/sports.ts';
import {
  attarViews,
  banglesViews,
  creamJarViews,
  earbudsViews,
  headphonesViews,
  jhumkaViews,
  lipstickViews,
  necklaceViews,
  oilBottleViews,
  powerBankViews,
  ringViews,
  soapViews,
  tableFanViews,
} from '../views/in-boxes.ts';
import { deskLampViews } from '../views/home.ts';
import type { ProductDrawing } from '../product-picture.ts';

export const personal: Readonly<Record<string, ProductDrawing>> = {
  'Padmavati Gold-Plated Necklace': { paper: 'rose', ...necklaceViews({ stones: '#9c1f3a' }) },
  'Noor Jhumka, Ruby and Emerald': {
    paper: 'sand',
    ...jhumkaViews({ stones: '#9c1f3a', enamel: '#1f6f5b' }),
    lift: -30,
  },
  'Reshmi Churi, Set of Eleven': {
    paper: 'ivory',
    ...banglesViews({ glass: ['#9c1f3a', '#c2452d', '#7a1530'] }),
    scale: 1.14,
    lift: 90,
  },
  'Panna Flower Ring': { paper: 'mist', ...ringViews({ gem: '#1f6f5b' }), lift: 30 },
  'Baul Wireless Headphones': {
    paper: 'clay',
    ...headphonesViews({ colour: '#2c2f33', accent: '#8a5a38' }),
    lift: 30,
  },
  'Bijoy Power Bank 20,000 mAh': {
    paper: 'sand',
    ...powerBankViews({ colour: '#2f4a44', accent: '#e0b75e' }),
    scale: 1.12,
    lift: 60,
  },
  'Jonaki True Wireless Earbuds': {
    paper: 'rose',
    ...earbudsViews({ colour: '#35534a', accent: '#f4efe6' }),
    scale: 1.25,
    lift: 100,
  },
  'Pradip Table Lamp': {
    paper: 'ivory',
    ...deskLampViews({ colour: '#efe2c6', accent: '#b58a55' }),
    scale: 1.06,
    lift: 40,
  },
  'Dokhina Table Fan, 12 inch': {
    paper: 'mist',
    ...tableFanViews({ colour: '#e9e2d4', accent: '#6f8f88' }),
    scale: 1.04,
    lift: 40,
  },
  'Rajanigandha Attar, 12 ml': {
    paper: 'clay',
    ...attarViews({ colour: '#b9712c', accent: '#7a1f35' }),
    scale: 1.08,
    lift: 50,
  },
  'Neem and Turmeric Soap, Pair': {
    paper: 'ivory',
    ...soapViews({ colour: '#c9b37a', accent: '#5c7a4b' }),
    scale: 1.2,
    lift: 100,
  },
  'Malai Night Cream': {
    paper: 'mist',
    ...creamJarViews({ colour: '#f1e4da', accent: '#a0584f' }),
    scale: 1.12,
    lift: 110,
  },
  'Keshkala Herbal Hair Oil': {
    paper: 'sand',
    ...oilBottleViews({ colour: '#7a4a1c', accent: '#2f4a34' }),
    scale: 1.06,
    lift: 40,
  },
  'Alta Red Lipstick': {
    paper: 'rose',
    ...lipstickViews({ colour: '#a8263a', accent: '#2a1a1c' }),
    scale: 1.06,
    lift: 40,
  },
  'Tiger Willow Cricket Bat': {
    paper: 'mist',
    ...cricketBatViews({ colour: '#e2c592', accent: '#1f4a3c' }),
    lift: 40,
  },
  'Maidan Match Football, Size 5': {
    paper: 'sand',
    ...footballViews({ colour: '#f3eee4', accent: '#23364f' }),
    scale: 1.16,
    lift: 90,
  },
  'Hex Dumbbells, 5 kg Pair': {
    paper: 'ivory',
    ...dumbbellsViews({ colour: '#33373b', accent: '#c9a15a' }),
    scale: 1.06,
    lift: 120,
  },
  'Shanti Yoga Mat with Strap': {
    paper: 'clay',
    ...yogaMatViews({ colour: '#5d7f79', accent: '#8a5a38' }),
    lift: 30,
  },
  'Winter Court Badminton Set': {
    paper: 'mist',
    ...badmintonSetViews({ colour: '#8c1f2f', accent: '#2a2a2a' }),
    flat: true,
  },
};
