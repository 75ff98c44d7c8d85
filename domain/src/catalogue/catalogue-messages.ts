/** The wording of a product that is out of stock. Errors and notes build on it. */
export const OUT_OF_STOCK = '{name} is out of stock';

/** Validation errors of a product (docs/reference/specification.md 5). */
export const catalogueMessages = {
  nameMissing: 'Product name is required',
  priceInvalid: 'Please enter a valid price',
  descriptionMissing: 'Product description is required',
  imageMissing: 'Product image is required',
  categoryMissing: 'Please select a category',
  collectionTwice: 'Each shelf once',
  idInvalid: 'Please enter a valid product ID',
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
