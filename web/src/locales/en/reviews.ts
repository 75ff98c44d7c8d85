import { defineStrings } from '../define-strings.ts';

/** Reviews on a product's page, and those that a customer writes. */
export const reviewsStrings = defineStrings('reviews', {
  title: 'Reviews',
  loading: 'Loading reviews',
  failed: 'The reviews could not be loaded.',
  starsOf: (stars: string) => `${stars} out of 5 stars`,
  /** Who wrote it, and which size they received. */
  by: (author: string, size: string) => (author ? `${author} · ${size}` : size),
  received: 'Received this product',
  answer: 'Answer of the shop',
  picture: (number: string) => `Picture ${number} of this review`,
  more: 'Show more reviews',
  loadingMore: 'Loading…',

  write: 'Write a review',
  writeOf: (name: string) => `Write a review: ${name}`,
  edit: 'Edit your review',
  editOf: (name: string) => `Edit your review: ${name}`,
  yours: 'Your review',
  status: {
    pending: 'Waiting for the shop to check it',
    approved: 'Published',
    hidden: 'Not published',
  },
  stars: 'Stars',
  starChoice: (stars: string, count: number) => (count === 1 ? `${stars} star` : `${stars} stars`),
  text: 'Your experience (optional)',
  textHint: 'How are the cloth, the size and the colour? Your first name is published with it.',
  addPicture: 'Add a picture',
  uploading: 'Uploading…',
  removePicture: (number: string) => `Remove picture ${number}`,
  pictureFailed: 'The picture could not be uploaded. Please try again.',
  send: 'Send review',
  sending: 'Sending…',
  cancel: 'Cancel',
  sent: 'Thank you. Your review appears once the shop has checked it.',
  notSent: 'Your review could not be sent. Please try again.',
});
