/** The wording of a product that is out of stock. Errors and notes build on it. */
export const OUT_OF_STOCK = '{name} is out of stock';

/** Also shown where files are chosen, before they are uploaded. */
export const TOO_MANY_PICTURES = 'At most 10 pictures';

/** The wording of a size that a product is not made in. */
export const SIZE_NOT_MADE = '{name} is not available in size {size}';

/** Validation errors of a product (docs/reference/specification.md 5). */
export const catalogueMessages = {
  nameMissing: 'Product name is required',
  priceInvalid: 'Please enter a valid price',
  descriptionMissing: 'Product description is required',
  imageMissing: 'Product image is required',
  categoryMissing: 'Please select a category',
  collectionTwice: 'Each shelf once',
  collectionIdInvalid: 'Please use lower-case letters, digits and single hyphens, at most 40 characters',
  pictureTwice: 'Each picture once',
  tooManyPictures: TOO_MANY_PICTURES,
  idInvalid: 'Please enter a valid product ID',
  weightInvalid: 'Please enter the weight in whole grams, at most 100,000',
  skuInvalid: 'Please use at most 32 letters, digits, dots, slashes and hyphens',
  barcodeInvalid: 'Please enter the 8, 12, 13 or 14 digits below the bars',
  colourMissing: 'Please name the colour',
  colourInvalid: 'Please choose a colour',
  compareAtTooLow: 'The struck-through price must be above the price',
  salePriceTooHigh: 'The sale price must be below the price',
  saleTimeMissing: 'Please enter date and time',
  saleEndsTooEarly: 'The sale must end after it begins',
} as const;

/** `profile`: sign-up and profile forms; `product`: the product forms, which word it their own way. */
export const imageMessages = {
  profile: {
    type: 'Please select a valid image file (JPEG, PNG, GIF, WebP)',
    size: 'Image size should be less than 10MB',
  },
  product: {
    type: 'Please select a valid image file (JPG, PNG, GIF, WEBP)',
    size: 'Image size must be less than 10MB',
  },
} as const;
