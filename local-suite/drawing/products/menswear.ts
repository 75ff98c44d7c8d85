import { blazerViews, panjabiViews, shirtViews, trousersViews, waistcoatViews } from '../views/garments.ts';
import { herringbone, jamdani, leaves, slub, stripe, twill } from '../weaves.ts';
import type { ProductDrawing } from '../product-picture.ts';

export const menswear: Readonly<Record<string, ProductDrawing>> = {
  'Shonar Bangla Jamdani Panjabi': {
    paper: 'mist',
    ...panjabiViews({
      colour: '#7d2230',
      weave: jamdani('#e9c98f'),
      embroidery: '#e9c98f',
      motif: 'lines',
      buttons: '#e9c98f',
    }),
  },
  'Boishakhi White Khadi Panjabi': {
    paper: 'ivory',
    ...panjabiViews({
      colour: '#f3efe6',
      texture: 'coarse',
      weave: slub('#b8a88c'),
      embroidery: '#b08d57',
      buttons: '#c9a86a',
    }),
  },
  'Padma Green Silk Panjabi': {
    paper: 'sand',
    ...panjabiViews({
      colour: '#1f3a34',
      texture: 'satin',
      embroidery: '#c9a86a',
      motif: 'diamonds',
      buttons: '#c9a86a',
    }),
  },
  'Nil Short Kurta, Rolled Sleeve': {
    paper: 'clay',
    ...panjabiViews({
      colour: '#49617c',
      weave: slub('#dbe4ee', 0.2),
      buttons: '#3a2a20',
      hem: 780,
      sleeves: 'rolled',
    }),
  },
  'Rajkumar Wedding Sherwani': {
    paper: 'sand',
    ...panjabiViews({
      colour: '#efe3cd',
      weave: jamdani('#d9c39a', 52),
      embroidery: '#b08d57',
      buttons: '#c9a86a',
      front: 'full',
      hem: 930,
    }),
  },
  'Classic Mujib Coat': {
    paper: 'ivory',
    ...waistcoatViews({ colour: '#1f1e20', under: '#f3efe6', buttons: '#4a4646' }),
  },
  'Sylhet Tweed Koti': {
    paper: 'mist',
    ...waistcoatViews({
      colour: '#6f5138',
      weave: herringbone('#e3cba6', 0.26),
      under: '#dfe6ea',
      buttons: '#3a2618',
    }),
  },
  'Gulshan Navy Two-Piece Suit': {
    paper: 'clay',
    ...blazerViews({
      colour: '#2b3a55',
      weave: herringbone('#8fa0bd', 0.16),
      shirt: '#f6f2ea',
      tie: '#7d2230',
      square: '#f6f2ea',
      buttons: '#1a2233',
    }),
  },
  'Banani Linen Blazer, Sand': {
    paper: 'mist',
    ...blazerViews({
      colour: '#c3a883',
      weave: slub('#8a6f4c', 0.22),
      shirt: '#e9eef2',
      square: '#49617c',
      buttons: '#5b3a22',
    }),
  },
  'Dhanmondi Striped Oxford Shirt': {
    paper: 'ivory',
    ...shirtViews({
      colour: '#a9c3d9',
      weave: stripe('#ffffff', 14, 5, 0.5),
      kind: 'shirt',
      sleeves: 'long',
      pocket: true,
    }),
  },
  'Sajek Leaf Print Camp Shirt': {
    paper: 'sand',
    ...shirtViews({
      colour: '#f4efe4',
      weave: leaves('#3f6b57', '#c98b5e'),
      kind: 'camp',
      sleeves: 'short',
      buttons: '#6b4a2e',
    }),
  },
  'Cox’s Bazar Polo, Navy': {
    paper: 'mist',
    ...shirtViews({ colour: '#23364f', contrast: '#f0e9dc', kind: 'polo', sleeves: 'short' }),
  },
  'Everyday Tee, Terracotta': {
    paper: 'ivory',
    ...shirtViews({ colour: '#b0563c', kind: 'tee', sleeves: 'short' }),
  },
  'Everyday Tee, Indigo': {
    paper: 'ivory',
    ...shirtViews({ colour: '#34426b', kind: 'tee', sleeves: 'short' }),
  },
  'Everyday Tee, Olive': {
    paper: 'ivory',
    ...shirtViews({ colour: '#6b6b41', kind: 'tee', sleeves: 'short' }),
  },
  'Cox’s Bazar Polo, Maroon': {
    paper: 'mist',
    ...shirtViews({ colour: '#6d2430', contrast: '#f0e9dc', kind: 'polo', sleeves: 'short' }),
  },
  'Alpona Print Tee, Black': {
    paper: 'rose',
    ...shirtViews({ colour: '#2b2a2b', kind: 'tee', sleeves: 'short', print: alpona('#efe3cd') }),
  },
  'Motijheel Formal Trousers, Charcoal': {
    paper: 'sand',
    ...trousersViews({ kind: 'formal', colour: '#4a4d52' }),
  },
  'Mirpur Slim Jeans, River Wash': {
    paper: 'mist',
    ...trousersViews({ kind: 'jeans', colour: '#3b5876', weave: twill('#e6eef5', 0.22) }),
  },
  'Uttara Chino, Khaki': {
    paper: 'ivory',
    ...trousersViews({ kind: 'chino', colour: '#b3925f', weave: twill('#6b4f28', 0.12) }),
  },
  'White Cotton Pajama': {
    paper: 'clay',
    ...trousersViews({ kind: 'pajama', colour: '#f1ece0', thread: '#d9cdb5' }),
  },
  'Turag Joggers, Slate': {
    paper: 'rose',
    ...trousersViews({ kind: 'joggers', colour: '#5d6a73', thread: '#f0e9dc' }),
  },
};

/** Draws a courtyard ring: petals within dots, as painted for festivals. */
function alpona(ink: string): string {
  const petals = Array.from(
    { length: 12 },
    (_, i) =>
      `<path d="M0,-34 C-16,-54 -14,-78 0,-92 C14,-78 16,-54 0,-34 Z" transform="rotate(${i * 30})"/>`,
  ).join('');
  const beads = Array.from(
    { length: 36 },
    (_, i) => `<circle cy="-106" r="3.6" transform="rotate(${i * 10})"/>`,
  ).join('');
  return `<g transform="translate(400 430)" fill="${ink}"><g fill="none" stroke="${ink}" stroke-width="4">${petals}<circle r="26"/></g>${beads}<circle r="11"/></g>`;
}
