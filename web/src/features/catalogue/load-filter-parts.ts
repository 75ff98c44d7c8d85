import { lazy } from 'react';

/** Loads the chunk with the names of sizes and colours, for which the HTML and the first load of a list have no room. */
export const loadFilterParts = () => import('./filter-parts.ts');

export const ActiveFilters = lazy(async () => ({ default: (await loadFilterParts()).ActiveFilters }));
export const FilterSheet = lazy(async () => ({ default: (await loadFilterParts()).FilterSheet }));
export const NothingFits = lazy(async () => ({ default: (await loadFilterParts()).NothingFits }));
export const SizeAndColour = lazy(async () => ({ default: (await loadFilterParts()).SizeAndColour }));
