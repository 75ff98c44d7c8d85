/** Joins places from house to division. A city, district and division of the same name are listed once. */
export function joinPlaces(places: readonly string[]): string {
  const named = places.map((place) => place.trim()).filter(Boolean);
  return named.filter((place, at) => place.toLowerCase() !== named[at - 1]?.toLowerCase()).join(', ');
}
