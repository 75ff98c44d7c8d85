export { allPlaces } from './all-places.ts';
export { placeFields, type Place } from './place.ts';
export { searchPlaces } from './search-places.ts';
export { settlePlace } from './settle-place.ts';
