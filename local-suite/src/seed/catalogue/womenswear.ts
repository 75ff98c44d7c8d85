import { inCategory, ONE_SIZE } from './seed-product.ts';

export const womenswear = inCategory('clothing', [
  {
    name: 'Tangail Jamdani Saree, Garnet',
    ...ONE_SIZE,
    price: 8900,
    description:
      'Six yards of Tangail cotton in garnet with gold buti all over, a dark woven border and a full aanchal of flowers. Unstitched blouse piece included. শাড়িতেই নারী। Woven on a pit loom in Pathrail.',
    featured: true,
  },
  {
    name: 'Shapla Cotton Saree, Pond Green',
    ...ONE_SIZE,
    price: 3200,
    description:
      'Soft handloom cotton the green of a pond in রোদ, edged in cream with a striped end. Light enough for a whole working day. Easy to wash at home.',
  },
  {
    name: 'Meghna Three-Piece, Teal',
    price: 3450,
    description:
      'A flared kameez in teal with gold dots and a worked neckline, cream salwar, and a marigold orna with tasselled ends. Stitched in standard sizes. তিন পিস সেট।',
    featured: true,
  },
  {
    name: 'Kakoli Block Print Three-Piece',
    price: 2650,
    description:
      'Hand-blocked paisleys in indigo and rust on unbleached cotton, with an indigo salwar and a rust orna. Each stamp sits a little differently: that is how you know a hand did it.',
  },
  {
    name: 'Chhoto Shona Panjabi Set, Kids',
    sizing: 'kids',
    sizes: ['4Y', '6Y', '8Y', '10Y'],
    price: 1290,
    description:
      'A small panjabi in saffron cotton with a white vine down the front, sized for four to ten years. Pajama included. ঈদে বাবার সাথে মিলিয়ে।',
  },
  {
    name: 'Jhumjhumi Dotted Frock',
    sizing: 'kids',
    sizes: ['2Y', '4Y', '6Y', '8Y'],
    price: 1190,
    description:
      'A party frock in blush cotton with cream dots, puffed sleeves, a round collar and a tied sash. Lined bodice, netted underskirt. Two to eight years.',
  },
  {
    name: 'Sirajganj Checked Lungi',
    ...ONE_SIZE,
    price: 480,
    description:
      'Two metres of mercerised cotton in the blue check of the Jamuna’s east bank. Colour fast, stitched, ready to tie. গরমে আরামের রাজা।',
  },
  {
    name: 'Pahari Wool Shawl, Rust',
    ...ONE_SIZE,
    price: 1950,
    description:
      'Woven on a back-strap loom in Rangamati: rust wool with bands of cream and black at both ends, and a knotted fringe. Wide enough to wrap twice.',
    soldOut: true,
  },
]);
