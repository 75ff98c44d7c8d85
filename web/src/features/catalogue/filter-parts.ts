/* What a list shows of its filters after its first view: one chunk. */
export { ActiveFilters } from './active-filters.tsx';
export { FilterSheet } from './filter-sheet.tsx';
export { NothingFits } from './nothing-fits.tsx';
export { SizeAndColour } from './size-and-colour.tsx';
