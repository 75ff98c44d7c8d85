/** Words of SPEC 2 and 8. */
export const catalogueMessages = {
  noProducts: 'No products found. Please add some products to the collection.',
  outOfStock: 'Out of stock',
} as const;
