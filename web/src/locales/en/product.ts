import { defineStrings } from '../define-strings.ts';
import { productListStrings } from './product-lists.ts';

/** One product's page (docs/reference/specification.md 2, 4, 8). */
export const productStrings = defineStrings('product', {
  back: 'Back',
  backToHome: 'Back to Home',
  backToProducts: 'Back to Products',

  notFound: 'Product not found',
  notFoundText: (id: string) => `There is no product with the id "${id}".`,
  failed: 'The product could not be loaded',
  failedText: 'Please check your connection. It is tried again by itself when you are back online.',
  tryAgain: 'Try again',
  loading: 'Loading the product…',

  occasions: 'It is made to move with you, from formal occasions to casual ones.',
  priceChanged: 'The price has changed while you were here.',
  priceBefore: (amount: string) => `Before: ${amount}`,
  saleUntil: (moment: string) => `Sale until ${moment}`,
  soldOut: 'This has just been sold out.',

  size: 'Size',
  sizeNotes: {
    letters: 'All sizes are in Asian Standard',
    shoes: 'All sizes are EU sizes',
    waist: 'Waist in inches',
    kids: 'Sizes are ages in years',
    'one-size': '',
    own: '',
  },
  chooseSize: 'Please choose a size',
  sizeSoldOut: 'sold out',
  chosenSoldOut: 'This size has just been sold out. Please choose another one.',
  left: (written: string) => `${written} left`,
  quantity: 'Quantity',
  addToCart: 'Add to Cart',
  adding: 'Adding...',
  orderNow: 'Order Now',
  processing: 'Processing...',
  sizeChart: 'Size chart',
  tellMe: 'Tell me when it is back',
  outOfStock: productListStrings.en.outOfStock,

  added: (name: string, size: string, email: string | null) =>
    `${name} (Size: ${size}) ${email ? `added to ${email}'s cart!` : 'added to cart successfully!'}`,
  addedOneSize: (name: string, email: string | null) =>
    `${name} ${email ? `added to ${email}'s cart!` : 'added to cart successfully!'}`,
  addRejected: (message: string) => `Error adding to cart: ${message}`,
  addFailed: 'Error adding item to cart. Please try again.',
  ordering: (name: string) => `${name} added to cart! Redirecting to checkout...`,
  orderFailed: 'Error processing order. Please try again.',

  facts: {
    colour: 'Colour',
    fabric: 'Fabric',
    fit: 'Fit',
    care: 'Care',
    weight: 'Weight',
    sku: 'Article no.',
  },
  grams: (weight: string) => `${weight} g`,

  promises: 'Delivery and returns',
  returns: (days: string) => `${days} days to exchange or send back`,
  returnsHow: 'Wrong size: unworn, with its tags. Damaged: a new one or your money.',
  cash: 'Cash on Delivery',
  cashHow: 'Or online by card, bKash or Nagad',

  share: 'Share',
  shared: 'Link copied. Paste it wherever you like.',
  shareFailed: (address: string) => `The link could not be copied. Here it is: ${address}`,

  enlarge: (picture: string) => `See larger: ${picture}`,
  pictureOf: (name: string, position: string, count: string) => `${name}, picture ${position} of ${count}`,
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  closePicture: 'Close picture',

  related: 'More like this',
  viewed: 'You looked at',
});
