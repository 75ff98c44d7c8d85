import { homeSchema } from '../../home/home.ts';
import { call } from '../call.ts';

/** The home page as staff composed it (docs/adr/0055). */
export const homeCalls = {
  /**
   * Slides (null: the standard ones), rows with their products, and the offer strip of today. Cached at the CDN for a minute.
   * Reads the section `home`, one record for each uploaded picture, and the products shown: 4 documents in a fresh shop,
   * 57 at most, and ten more for each row of a collection that staff keep.
   */
  readHome: call({ method: 'GET', path: '/api/home', access: 'anyone', data: homeSchema }),
};
