import { sizesOf, sizesOfSystem, sizingOf, type Size, type Sized, type Sizing } from './sizes.ts';

/** A size of a size system, because shoes and waists have numbers in common: `letters-M`, `shoes-42`. */
export type SizeFilter = `${Sizing}-${Size}`;

/** The size systems by which lists are filtered: one size is no choice, and a product's own sizes fit no other. */
export const FILTERED_SIZINGS = ['letters', 'shoes', 'waist', 'kids'] as const satisfies readonly Sizing[];

/** Returns the filter of a size. */
export const sizeFilterOf = (sizing: Sizing, size: Size): SizeFilter => `${sizing}-${size}`;

/** All filters by size, in the order in which they are shown. */
export const SIZE_FILTERS: readonly SizeFilter[] = FILTERED_SIZINGS.flatMap((sizing) =>
  sizesOfSystem(sizing).map((size) => sizeFilterOf(sizing, size)),
);

/** Returns the size of a filter, with its system. */
export function sizeOfFilter(filter: SizeFilter): { readonly sizing: Sizing; readonly size: Size } {
  const sizing = FILTERED_SIZINGS.find((it) => filter.startsWith(`${it}-`))!;
  return { sizing, size: filter.slice(sizing.length + 1) };
}

/** Returns the filters that find something in these sizes. */
export function sizeFiltersOf(sized: Sized): SizeFilter[] {
  const sizing = sizingOf(sized);
  if (!(FILTERED_SIZINGS as readonly Sizing[]).includes(sizing)) return [];
  return sizesOf(sized).map((size) => sizeFilterOf(sizing, size));
}
