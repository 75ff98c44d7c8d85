export { allPlaces } from './all-places.ts';
export { deliveryPlaceOf } from './delivery-place.ts';
export { placeFields, type Place } from './place.ts';
export { searchPlaces } from './search-places.ts';
export { settlePlace } from './settle-place.ts';
