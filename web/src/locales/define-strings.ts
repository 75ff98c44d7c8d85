/** The same keys and the same arguments in another language. */
export type Translation<English> = English extends string
  ? string
  : English extends (...args: infer Args) => infer Result
    ? (...args: Args) => Translation<Result>
    : { readonly [Key in keyof English]: Translation<English[Key]> };

/** What one part of the shop says: the English words travel with it, the Bangla ones (bn/) come when they are asked for. */
export interface StringsNamespace<Name extends string, English> {
  readonly name: Name;
  readonly en: English;
}

/** `name` is the topic's key in bn/bangla.ts. */
export function defineStrings<const Name extends string, English>(
  name: Name,
  en: English,
): StringsNamespace<Name, English> {
  return { name, en };
}
