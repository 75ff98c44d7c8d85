import type { Product, Size } from '@nargisus/domain/catalogue';

/** Words of SPEC 2 and 8. */
export const catalogueMessages = {
  noProducts: 'No products found. Please add some products to the collection.',
  notFound: 'Product not found',
  sizeNote: 'All sizes are in Asian Standard',
  occasions: 'It is made to move with you, from formal occasions to casual ones.',
  outOfStock: 'Out of stock',
  loginFirst: 'Please login to place an order',
  added: (product: Product, size: Size, email: string | null) =>
    `${product.name} (Size: ${size}) ${email ? `added to ${email}'s cart!` : 'added to cart successfully!'}`,
  addRefused: (message: string) => `Error adding to cart: ${message}`,
  addFailed: 'Error adding item to cart. Please try again.',
  ordering: (product: Product) => `${product.name} added to cart! Redirecting to checkout...`,
  orderFailed: 'Error processing order. Please try again.',
} as const;
