/** The most characters of a product's texts, in either language. */
export const MAX_PRODUCT_NAME = 120;
export const MAX_DESCRIPTION = 4000;
/** Fabric and fit. */
export const MAX_FACT = 200;
export const MAX_CARE = 500;
export const MAX_COLOUR_NAME = 40;
