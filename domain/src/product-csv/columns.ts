/** The columns of a product CSV file in the order of the template. `id` or `sku` names the product. */
export const PRODUCT_COLUMNS = [
  'id',
  'sku',
  'name',
  'nameBn',
  'category',
  'price',
  'compareAtPrice',
  'cost',
  'sizing',
  'sizes',
  'stock',
  'pictures',
  'description',
  'descriptionBn',
  'collections',
  'featured',
  'inStock',
  'salePrice',
  'saleFrom',
  'saleUntil',
  'styleId',
  'colour',
  'colourBn',
  'colourHex',
  'fabric',
  'fabricBn',
  'fit',
  'fitBn',
  'care',
  'careBn',
  'weight',
  'barcode',
  'pictureTexts',
  'pictureTextsBn',
] as const;

export type ProductColumn = (typeof PRODUCT_COLUMNS)[number];

/** The most products of one file. */
export const MAX_CSV_PRODUCTS = 5000;

/** Written for a product in no collection: an empty cell leaves the collections alone. */
export const NO_COLLECTIONS = 'none';

const COLUMN_OF_FIELD: Readonly<Record<string, ProductColumn>> = {
  'sale.price': 'salePrice',
  'sale.from': 'saleFrom',
  'sale.until': 'saleUntil',
  'colour.name': 'colour',
  'colour.nameBn': 'colourBn',
  'colour.hex': 'colourHex',
  image: 'pictures',
};

/** Returns the column of a field of the product form, as errors name it: `sale.price` or `pictures.0.url`. */
export function columnOfField(field: string): string {
  return COLUMN_OF_FIELD[field] ?? field.split('.')[0]!;
}
