import { ORDER_FILTER_NAMES, type OrderFilter } from '@nargisus/domain/desk';
import { usePlaces } from '#data/places/use-places.ts';
import { useDistricts, useFilterValue } from './use-filter-text.ts';

/** Returns the filters that are set, each with its text. Loads the places, which name the district. */
export function useFilterTexts(filter: OrderFilter) {
  const districts = useDistricts(usePlaces());
  const textOf = useFilterValue(new Map(districts.map(({ key, name }) => [key, name])));
  return ORDER_FILTER_NAMES.filter((name) => filter[name]).map((name) => ({
    name,
    text: textOf(filter, name),
  }));
}
