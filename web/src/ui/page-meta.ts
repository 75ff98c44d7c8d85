import type { Product } from '@nargisus/domain/catalogue';
import type { Description } from './page-description.ts';

/** What a page that is drawn where there is no document (HTML made ahead) would have put into its head. */
export interface PageMeta {
  readonly description?: Description;
  /** What is sold on it. */
  readonly product?: Product;
}

let told: PageMeta = {};

export const reportPageMeta = (facts: PageMeta) => void (told = { ...told, ...facts });

/** What was told since the last time; nothing where the page still waits. */
export function reportedPageMeta(): PageMeta {
  const facts = told;
  told = {};
  return facts;
}
