/** Why a row of an import is rejected, besides the errors of the product form. A module of its own: every page loads those. */
export const productRowMessages = {
  piecesInvalid: 'Please enter whole numbers of pieces',
  stockSizeUnknown: 'The product is not made in a size that has stock here',
  keyMissing: 'Please give a product ID or an SKU',
  skuAmbiguous: 'Several products have this SKU: please give the product ID',
  pictureNotUploaded: 'Please upload the picture first',
} as const;
