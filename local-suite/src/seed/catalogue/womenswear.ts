import { hangingCloth } from '../pictures/garments/hanging-cloth.ts';
import { panjabi } from '../pictures/garments/panjabi.ts';
import { frock, salwarKameez } from '../pictures/garments/salwar.ts';
import { blockPrint, check, dots, jamdani, stripe } from '../pictures/weaves.ts';
import { inCategory } from './seed-product.ts';

export const womenswear = inCategory('clothing', [
  {
    name: 'Tangail Jamdani Saree, Garnet',
    price: 8900,
    description:
      'Six yards of Tangail cotton in garnet with gold buti all over, a dark woven border and a full aanchal of flowers. Unstitched blouse piece included. শাড়িতেই নারী। Woven on a pit loom in Pathrail.',
    featured: true,
    picture: {
      paper: 'clay',
      draw: (s) =>
        hangingCloth(s, {
          colour: '#7a1f35',
          weave: jamdani('#e6c37e', 60),
          border: '#4d0f22',
          accent: '#e6c37e',
          end: 230,
          fringe: true,
        }),
    },
  },
  {
    name: 'Shapla Cotton Saree, Pond Green',
    price: 3200,
    description:
      'Soft handloom cotton the green of a pond in রোদ, edged in cream with a striped end. Light enough for a whole working day. Easy to wash at home.',
    picture: {
      paper: 'ivory',
      draw: (s) =>
        hangingCloth(s, {
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
  },
  {
    name: 'Meghna Three-Piece, Teal',
    price: 3450,
    description:
      'A flared kameez in teal with gold dots and a worked neckline, cream salwar, and a marigold orna with tasselled ends. Stitched in standard sizes. তিন পিস সেট।',
    featured: true,
    picture: {
      paper: 'ivory',
      draw: (s) =>
        salwarKameez(s, {
          kameez: '#1f6f6b',
          weave: dots('#e5c98d', 46, 2.6),
          salwar: '#e9dcc0',
          orna: '#d9a23b',
          thread: '#e5c98d',
        }),
    },
  },
  {
    name: 'Kakoli Block Print Three-Piece',
    price: 2650,
    description:
      'Hand-blocked paisleys in indigo and rust on unbleached cotton, with an indigo salwar and a rust orna. Each stamp sits a little differently: that is how you know a hand did it.',
    picture: {
      paper: 'mist',
      draw: (s) =>
        salwarKameez(s, {
          kameez: '#efe4cd',
          weave: blockPrint('#2d4668', '#b5563a', 84),
          salwar: '#2d4668',
          orna: '#b5563a',
          thread: '#2d4668',
        }),
    },
  },
  {
    name: 'Chhoto Shona Panjabi Set, Kids',
    price: 1290,
    description:
      'A small panjabi in saffron cotton with a white vine down the front, sized for four to ten years. Pajama included. ঈদে বাবার সাথে মিলিয়ে।',
    picture: {
      paper: 'sand',
      draw: (s) =>
        panjabi(s, {
          colour: '#d08a2e',
          embroidery: '#fbf3e0',
          motif: 'diamonds',
          buttons: '#fbf3e0',
          hem: 820,
        }),
      scale: 0.8,
      lift: 60,
    },
  },
  {
    name: 'Jhumjhumi Dotted Frock',
    price: 1190,
    description:
      'A party frock in blush cotton with cream dots, puffed sleeves, a round collar and a tied sash. Lined bodice, netted underskirt. Two to eight years.',
    picture: {
      paper: 'mist',
      draw: (s) => frock(s, { colour: '#e9b8a6', weave: dots('#fff7ec', 40, 4), trim: '#fbf3e6' }),
    },
  },
  {
    name: 'Sirajganj Checked Lungi',
    price: 480,
    description:
      'Two metres of mercerised cotton in the blue check of the Jamuna’s east bank. Colour fast, stitched, ready to tie. গরমে আরামের রাজা।',
    picture: {
      paper: 'ivory',
      draw: (s) =>
        hangingCloth(s, {
          colour: '#3f6f8f',
          weave: check('#17364d', 88, 26, '#f1e6cc'),
          layered: false,
          hem: 820,
          halfWidth: 210,
        }),
    },
  },
  {
    name: 'Pahari Wool Shawl, Rust',
    price: 1950,
    description:
      'Woven on a back-strap loom in Rangamati: rust wool with bands of cream and black at both ends, and a knotted fringe. Wide enough to wrap twice.',
    soldOut: true,
    picture: {
      paper: 'mist',
      draw: (s) =>
        hangingCloth(s, {
          colour: '#a04a2a',
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
  },
]);
