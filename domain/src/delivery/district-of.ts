/** Returns the district `division/district` of the id of an area or a district (docs/adr/0052). */
export const districtOf = (placeId: string): string => placeId.split('/').slice(0, 2).join('/');
