import type { Product } from '@nargisus/domain/catalogue';
import { createContext } from 'react';
import type { Description } from './page-description.ts';

/** What a page puts into the head of its document, where the server renders it and there is no document yet. */
export interface PageMeta {
  readonly description?: Description;
  /** The product that the page sells. */
  readonly product?: Product;
}

/** Collects what one render says of its page. The server provides it; in a browser there is none. */
export const PageMetaContext = createContext<((meta: PageMeta) => void) | null>(null);
