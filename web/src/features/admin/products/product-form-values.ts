import {
  DEFAULT_CATEGORY,
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

/** A type, not an interface: useSchemaForm takes a record. */
export type ProductFormValues = DetailValues & {
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
    price: String(takaFromPaisa(product.price)),
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
  };
}

const NO_DETAILS = detailValuesOf({});

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

/** Whether any detail is given. */
export const hasDetails = (values: ProductFormValues) =>
  Object.keys(NO_DETAILS).some((name) => values[name as keyof DetailValues] !== '');
