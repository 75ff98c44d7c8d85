/** The type of a translation: the same keys, and functions with the same arguments. */
export type Translation<English> = English extends string
  ? string
  : English extends (...args: infer Args) => infer Result
    ? (...args: Args) => Translation<Result>
    : { readonly [Key in keyof English]: Translation<English[Key]> };

/**
 * The strings of one part of the shop. The English ones are in its chunk; the Bangla ones (bn/) are fetched on
 * demand.
 */
export interface StringsNamespace<Name extends string, English> {
  readonly name: Name;
  readonly en: English;
}

/** Defines a namespace of strings. `name` is its key in bn/shop-bangla.ts or bn/staff/bangla.ts. */
export function defineStrings<const Name extends string, English>(
  name: Name,
  en: English,
): StringsNamespace<Name, English> {
  return { name, en };
}
