import { MOST_INDEXED } from '@nargisus/domain/catalogue';

/** Returns a number of products as text: "10,000+" where the server stopped counting. */
export const countUpTo = (count: number, format: (count: number) => string): string =>
  count === MOST_INDEXED + 1 ? `${format(MOST_INDEXED)}+` : format(count);
