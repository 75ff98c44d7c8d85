import type { Product } from '@nargisus/domain/catalogue';
import type { Description } from './page-description.ts';

/** What a page that is drawn where there is no document (HTML made ahead) would have put into its head. */
export interface PageFacts {
  readonly description?: Description;
  /** What is sold on it. */
  readonly product?: Product;
}

let told: PageFacts = {};

export const tellOfPage = (facts: PageFacts) => void (told = { ...told, ...facts });

/** What was told since the last time; nothing where the page still waits. */
export function toldOfPage(): PageFacts {
  const facts = told;
  told = {};
  return facts;
}
