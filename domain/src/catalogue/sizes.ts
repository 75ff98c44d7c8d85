import * as z from 'zod/mini';

/**
 * A size as carts, orders and the HTTP API name it: a short token such as `M`, `42` or `2Y`. A line's id joins product and
 * size by an underscore, which no token has. firestore.rules repeats it as isSize().
 */
export const SIZE_PATTERN = /^[A-Z0-9][A-Z0-9.-]{0,7}$/;

export type Size = string;

/** The size that every product had before products had size systems, and the only one of one-size products. */
export const DEFAULT_SIZE: Size = 'M';

const numbers = (from: number, to: number, suffix = '') =>
  Array.from({ length: to - from + 1 }, (_, index) => `${from + index}${suffix}`);

/**
 * The sizes of each size system, in the order in which they are shown. Letters are in Asian Standard
 * (docs/reference/specification.md 9), shoes in EU sizes, waists in inches, children's sizes in years.
 */
export const SIZE_SYSTEMS = {
  letters: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
  shoes: numbers(36, 46),
  waist: numbers(28, 42),
  kids: numbers(2, 14, 'Y'),
  'one-size': [DEFAULT_SIZE],
} as const satisfies Record<string, readonly Size[]>;

/** `own`: the product names its sizes itself. */
export const SIZINGS = ['letters', 'shoes', 'waist', 'kids', 'one-size', 'own'] as const;

export type Sizing = (typeof SIZINGS)[number];

/** The size system of a product that names none. */
export const DEFAULT_SIZING: Sizing = 'letters';

/** The most sizes that a product is made in. */
export const MAX_SIZES = 20;

/** The part of a product that says in which sizes it is made. */
export interface Sized {
  readonly sizing?: Sizing | undefined;
  readonly sizes?: readonly Size[] | undefined;
}

/** Returns the schema of a size, with the message for anything else. */
export const sizeSchema = (message?: string) => z.string(message).check(z.regex(SIZE_PATTERN, message));

interface SizesMessages {
  readonly malformed?: string;
  readonly missing?: string;
  readonly tooMany?: string;
  readonly twice?: string;
  readonly ofOtherSystem?: string;
}

export const sizingSchema = z.enum(SIZINGS);

/** Returns the schema of the sizes that a product is made in. sizesChecks() decides whether they are of its system. */
export const sizesSchema = ({ malformed, missing, tooMany, twice }: SizesMessages = {}) =>
  z.array(sizeSchema(malformed)).check(
    z.minLength(1, missing),
    z.maxLength(MAX_SIZES, tooMany),
    z.refine((sizes) => new Set(sizes).size === sizes.length, twice),
  );

/** Returns the checks that reject a missing list of its own, and sizes that are not of the product's size system. */
export const sizesChecks = ({ missing, ofOtherSystem }: SizesMessages = {}) => [
  z.refine<Sized>(({ sizing, sizes }) => sizing !== 'own' || sizes !== undefined, {
    error: missing,
    path: ['sizes'],
  }),
  z.refine<Sized>(areSizesOfSystem, { error: ofOtherSystem, path: ['sizes'] }),
];

/** Returns the system's sizes, in order; none for products that name their sizes themselves. */
export function sizesOfSystem(sizing: Sizing): readonly Size[] {
  return sizing === 'own' ? [] : SIZE_SYSTEMS[sizing];
}

export function sizingOf({ sizing }: Pick<Sized, 'sizing'>): Sizing {
  return sizing ?? DEFAULT_SIZING;
}

/**
 * Returns the sizes that a product is made in, in the order in which they are shown: all of its system unless it names
 * them. firestore.rules repeats it as sizesOf().
 */
export function sizesOf(product: Sized): readonly Size[] {
  const { sizes } = product;
  const system = sizesOfSystem(sizingOf(product));
  if (!sizes) return system;
  return sizingOf(product) === 'own' ? sizes : system.filter((size) => sizes.includes(size));
}

/** Returns whether the product's size system has all sizes that it names. */
function areSizesOfSystem({ sizing, sizes }: Sized): boolean {
  if (sizing === 'own' || !sizes) return true;
  const system = sizesOfSystem(sizing ?? DEFAULT_SIZING);
  return sizes.every((size) => system.includes(size));
}
