import { frockViews, hangingClothViews, panjabiViews, salwarKameezViews } from '../views/garments.ts';
import { blockPrint, check, dots, jamdani, stripe } from '../weaves.ts';
import type { ProductDrawing } from '../product-picture.ts';

export const womenswear: Readonly<Record<string, ProductDrawing>> = {
  'Tangail Jamdani Saree, Garnet': {
    paper: 'clay',
    ...hangingClothViews({
      colour: '#7a1f35',
      weave: jamdani('#e6c37e', 60),
      border: '#4d0f22',
      accent: '#e6c37e',
      end: 230,
      fringe: true,
    }),
  },
  'Shapla Cotton Saree, Pond Green': {
    paper: 'ivory',
    ...hangingClothViews({
      colour: '#4f7f6a',
      weave: dots('#e9e0c6', 58, 3),
      border: '#efe6cf',
      accent: '#7a4a2b',
      end: 190,
      endColour: '#2f5546',
      motif: 'lines',
      fringe: true,
    }),
  },
  'Meghna Three-Piece, Teal': {
    paper: 'ivory',
    ...salwarKameezViews({
      kameez: '#1f6f6b',
      weave: dots('#e5c98d', 46, 2.6),
      salwar: '#e9dcc0',
      orna: '#d9a23b',
      thread: '#e5c98d',
    }),
  },
  'Kakoli Block Print Three-Piece': {
    paper: 'mist',
    ...salwarKameezViews({
      kameez: '#efe4cd',
      weave: blockPrint('#2d4668', '#b5563a', 84),
      salwar: '#2d4668',
      orna: '#b5563a',
      thread: '#2d4668',
    }),
  },
  'Chhoto Shona Panjabi Set, Kids': {
    paper: 'sand',
    ...panjabiViews({
      colour: '#d08a2e',
      embroidery: '#fbf3e0',
      motif: 'diamonds',
      buttons: '#fbf3e0',
      hem: 820,
    }),
    scale: 0.8,
    lift: 60,
  },
  'Jhumjhumi Dotted Frock': {
    paper: 'mist',
    ...frockViews({ colour: '#e9b8a6', weave: dots('#fff7ec', 40, 4), trim: '#fbf3e6' }),
  },
  'Sirajganj Checked Lungi': {
    paper: 'ivory',
    ...hangingClothViews({
      colour: '#3f6f8f',
      weave: check('#17364d', 88, 26, '#f1e6cc'),
      layered: false,
      hem: 820,
      halfWidth: 210,
    }),
  },
  'Pahari Wool Shawl, Rust': {
    paper: 'mist',
    ...hangingClothViews({
      colour: '#a04a2a',
      texture: 'coarse',
      weave: stripe('#7f3519', 26, 4, 0.5),
      accent: '#f0e0c2',
      end: 250,
      endColour: '#2a211d',
      motif: 'diamonds',
      fringe: true,
      layered: false,
      hem: 830,
      halfWidth: 180,
    }),
  },
};
