import { fixedText } from '../text/message.ts';

/** Errors of the collections that staff keep. */
export const collectionMessages = {
  notFound: 'Collection not found',
  idReserved: 'The shop has a page with this address already',
  idTaken: 'There is a collection with this address already',
  nameMissing: 'The collection needs a name',
  productTwice: 'A product is in this collection twice',
  choiceTwice: 'Please choose each once',
  tooManyProducts: 'A collection can have up to {most} products',
  ruleEmpty: 'Please choose at least one condition',
  priceRangeInvalid: 'The highest price is below the lowest',
  tooManyCollections: 'The shop can have up to {most} collections',
  unknownField: 'There is no such field',
  orderIncomplete: 'Please name every collection once',
  tooLarge: 'The shop has too many products to find those of this collection',
  staleOrder: 'A colleague changed the order of the collections in the meantime. Nothing of yours was saved.',
  staleCollection: '{who} changed this collection in the meantime. Nothing of yours was saved.',
} as const;

/** In products: a page of staff shows them all, and one document holds the collections. */
export const MAX_PICKED = 200;
export const MAX_COLLECTIONS = 40;

export const tooManyProducts = fixedText(collectionMessages.tooManyProducts, { most: MAX_PICKED });
