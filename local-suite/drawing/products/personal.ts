import { cricketBat, dumbbells, football, racket, yogaMat } from '../objects/sports.ts';
import { bangles, jhumka, necklace, ring } from '../objects/jewelry.ts';
import { deskLamp, earbuds, headphones, powerBank, tableFan } from '../objects/electronics.ts';
import { attar, creamJar, lipstick, oilBottle, soap } from '../objects/beauty.ts';
import type { ProductPicture } from '../product-picture.ts';

export const personal: Readonly<Record<string, ProductPicture>> = {
  'Padmavati Gold-Plated Necklace': { paper: 'rose', draw: (s) => necklace(s, { stones: '#9c1f3a' }) },
  'Noor Jhumka, Ruby and Emerald': {
    paper: 'sand',
    draw: (s) => jhumka(s, { stones: '#9c1f3a', enamel: '#1f6f5b' }),
    lift: -30,
  },
  'Reshmi Churi, Set of Eleven': {
    paper: 'ivory',
    draw: (s) => bangles(s, { glass: ['#9c1f3a', '#c2452d', '#7a1530'] }),
    scale: 1.14,
    lift: 90,
  },
  'Panna Flower Ring': { paper: 'mist', draw: (s) => ring(s, { gem: '#1f6f5b' }), lift: 30 },
  'Baul Wireless Headphones': {
    paper: 'clay',
    draw: (s) => headphones(s, { colour: '#2c2f33', accent: '#8a5a38' }),
    lift: 30,
  },
  'Bijoy Power Bank 20,000 mAh': {
    paper: 'sand',
    draw: (s) => powerBank(s, { colour: '#2f4a44', accent: '#e0b75e' }),
    scale: 1.12,
    lift: 60,
  },
  'Jonaki True Wireless Earbuds': {
    paper: 'rose',
    draw: (s) => earbuds(s, { colour: '#35534a', accent: '#f4efe6' }),
    scale: 1.25,
    lift: 100,
  },
  'Pradip Table Lamp': {
    paper: 'ivory',
    draw: (s) => deskLamp(s, { colour: '#efe2c6', accent: '#b58a55' }),
    scale: 1.06,
    lift: 40,
  },
  'Dokhina Table Fan, 12 inch': {
    paper: 'mist',
    draw: (s) => tableFan(s, { colour: '#e9e2d4', accent: '#6f8f88' }),
    scale: 1.04,
    lift: 40,
  },
  'Rajanigandha Attar, 12 ml': {
    paper: 'clay',
    draw: (s) => attar(s, { colour: '#b9712c', accent: '#7a1f35' }),
    scale: 1.08,
    lift: 50,
  },
  'Neem and Turmeric Soap, Pair': {
    paper: 'ivory',
    draw: (s) => soap(s, { colour: '#c9b37a', accent: '#5c7a4b' }),
    scale: 1.2,
    lift: 100,
  },
  'Malai Night Cream': {
    paper: 'mist',
    draw: (s) => creamJar(s, { colour: '#f1e4da', accent: '#a0584f' }),
    scale: 1.12,
    lift: 110,
  },
  'Keshkala Herbal Hair Oil': {
    paper: 'sand',
    draw: (s) => oilBottle(s, { colour: '#7a4a1c', accent: '#2f4a34' }),
    scale: 1.06,
    lift: 40,
  },
  'Alta Red Lipstick': {
    paper: 'rose',
    draw: (s) => lipstick(s, { colour: '#a8263a', accent: '#2a1a1c' }),
    scale: 1.06,
    lift: 40,
  },
  'Tiger Willow Cricket Bat': {
    paper: 'mist',
    draw: (s) => cricketBat(s, { colour: '#e2c592', accent: '#1f4a3c' }),
    lift: 40,
  },
  'Maidan Match Football, Size 5': {
    paper: 'sand',
    draw: (s) => football(s, { colour: '#f3eee4', accent: '#23364f' }),
    scale: 1.16,
    lift: 90,
  },
  'Hex Dumbbells, 5 kg Pair': {
    paper: 'ivory',
    draw: (s) => dumbbells(s, { colour: '#33373b', accent: '#c9a15a' }),
    scale: 1.06,
    lift: 120,
  },
  'Shanti Yoga Mat with Strap': {
    paper: 'clay',
    draw: (s) => yogaMat(s, { colour: '#5d7f79', accent: '#8a5a38' }),
    lift: 30,
  },
  'Winter Court Badminton Set': {
    paper: 'mist',
    draw: (s) => racket(s, { colour: '#8c1f2f', accent: '#2a2a2a' }),
    lift: 30,
  },
};
