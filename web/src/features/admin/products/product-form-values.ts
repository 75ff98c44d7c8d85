import {
  DEFAULT_CATEGORY,
  regularPriceOf,
  sizesOf,
  sizingOf,
  type AssignableCollection,
  type Edited,
  type EditedPicture,
  type Product,
  type Size,
  type Sizing,
} from '@nargisus/domain/catalogue';
import { takaFromPaisa } from '@nargisus/domain/money';
import { dhakaIso } from '@nargisus/domain/time';

/** The optional facts of a product as typed. The colour's parts are named as the schema names their errors. */
export type DetailValues = Record<
  | 'nameBn'
  | 'descriptionBn'
  | 'fabric'
  | 'fabricBn'
  | 'fit'
  | 'fitBn'
  | 'care'
  | 'careBn'
  | 'weight'
  | 'sku'
  | 'barcode'
  | 'styleId'
  | 'colour.name'
  | 'colour.nameBn'
  | 'colour.hex',
  string
>;

/** The struck-through price and the scheduled sale as typed; times as datetime-local, in Dhaka. */
export type PriceValues = Record<'compareAtPrice' | 'sale.price' | 'sale.from' | 'sale.until', string>;

/** A type, not an interface: useSchemaForm takes a record. */
export type ProductFormValues = DetailValues &
  PriceValues & {
    id: string;
    name: string;
    price: string;
    description: string;
    category: string;
    image: string;
    pictures: readonly EditedPicture[];
    inStock: boolean;
    featured: boolean;
    /** Undefined until staff choose. */
    collections: readonly AssignableCollection[] | undefined;
    /** Undefined until staff choose; then the suggestion applies, which follows the category. */
    sizing: Sizing | undefined;
    sizes: readonly Size[] | undefined;
  };

/** Returns a product as its form shows it. */
export function formValuesOf(product: Edited & Partial<Pick<Product, 'id'>>): ProductFormValues {
  return {
    id: product.id ?? '',
    name: product.name,
    price: String(takaFromPaisa(regularPriceOf(product))),
    description: product.description,
    category: product.category,
    image: product.pictures[0]?.url ?? '',
    pictures: product.pictures,
    inStock: product.inStock,
    featured: product.featured,
    collections: product.collections,
    sizing: sizingOf(product),
    sizes: sizesOf(product),
    ...detailValuesOf(product),
    ...priceValuesOf(product),
  };
}

function priceValuesOf(product: Partial<Edited>): PriceValues {
  const { compareAtPrice, sale } = product;
  return {
    compareAtPrice: compareAtPrice === undefined ? '' : String(takaFromPaisa(compareAtPrice)),
    'sale.price': sale ? String(takaFromPaisa(sale.price)) : '',
    'sale.from': sale ? localTime(sale.from) : '',
    'sale.until': sale ? localTime(sale.until) : '',
  };
}

/** Returns a moment as an input of the type datetime-local holds it, in Dhaka: "2026-11-24T00:00". */
const localTime = (at: Date) => dhakaIso(at).slice(0, 'yyyy-mm-ddThh:mm'.length);

const NO_DETAILS = detailValuesOf({});
const NO_PRICES = priceValuesOf({});

/** The form of a new product. */
export const EMPTY_PRODUCT: ProductFormValues = {
  id: '',
  name: '',
  price: '',
  description: '',
  category: DEFAULT_CATEGORY,
  image: '',
  pictures: [],
  inStock: true,
  featured: false,
  collections: undefined,
  sizing: undefined,
  sizes: undefined,
  ...NO_DETAILS,
  ...NO_PRICES,
};

function detailValuesOf(product: Partial<Edited>): DetailValues {
  const { colour, weight } = product;
  const text = (field: Exclude<keyof Edited & keyof DetailValues, 'weight'>) => product[field] ?? '';
  return {
    nameBn: text('nameBn'),
    descriptionBn: text('descriptionBn'),
    fabric: text('fabric'),
    fabricBn: text('fabricBn'),
    fit: text('fit'),
    fitBn: text('fitBn'),
    care: text('care'),
    careBn: text('careBn'),
    weight: weight === undefined ? '' : String(weight),
    sku: text('sku'),
    barcode: text('barcode'),
    styleId: text('styleId'),
    'colour.name': colour?.name ?? '',
    'colour.nameBn': colour?.nameBn ?? '',
    'colour.hex': colour?.hex ?? '',
  };
}

/** Returns the colour that a form sends: null, which removes it, when neither its name nor its swatch is given. */
export function typedColour(values: DetailValues) {
  const [name, nameBn, hex] = [values['colour.name'], values['colour.nameBn'], values['colour.hex']];
  return name.trim() || nameBn.trim() || hex ? { name, nameBn, hex } : null;
}

/** Returns the sale that a form sends: null, which removes it, when nothing of it is given. */
export function typedSale(values: PriceValues) {
  const [price, from, until] = [values['sale.price'], values['sale.from'], values['sale.until']];
  const moment = (typed: string) => typed && `${typed}:00${DHAKA_OFFSET}`;
  return price || from || until ? { price, from: moment(from), until: moment(until) } : null;
}

const DHAKA_OFFSET = '+06:00';

/** Whether any detail is given. */
export const hasDetails = (values: ProductFormValues) =>
  Object.keys(NO_DETAILS).some((name) => values[name as keyof DetailValues] !== '');

/** Whether a struck-through price or a sale is given. */
export const hasPrices = (values: ProductFormValues) =>
  Object.keys(NO_PRICES).some((name) => values[name as keyof PriceValues] !== '');
