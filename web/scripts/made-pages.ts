import { SHOP_CATEGORIES } from '@nargisus/domain/catalogue';
import type { Audience } from '../src/app/ahead/made-page.ts';

export interface MadeAhead {
  /** The address it is drawn for. */
  path: string;
  /** The addresses it is right for, as the router writes them, where they are more than one. */
  pattern?: string;
  /** Within dist/, as Hosting looks for it (firebase.json, cleanUrls and rewrites). */
  file: string;
  audience: Audience;
  /** The chunk of the page's own code: src/app/pages/{page}-page.tsx. */
  page: string;
}

const guests = (path: string, page = path.slice(1)): MadeAhead => ({
  path,
  file: `${path.slice(1)}.html`,
  audience: 'guest',
  page,
});
const members = (path: string, page = path.slice(1)): MadeAhead => ({
  ...guests(path, page),
  audience: 'member',
});

/** Every other page's first view depends on what its address or its visitor brings. */
export const madePages: readonly MadeAhead[] = [
  { ...guests('/', 'home'), file: 'index.html' },
  guests('/products'),
  guests('/new-arrivals'),
  guests('/category-collection'),
  ...SHOP_CATEGORIES.map(({ id }) => guests(`/category/${id}`, 'category')),
  { ...guests('/products/A-PRODUCT', 'product'), pattern: '/products/:id', file: 'shells/product.html' },
  guests('/about'),
  guests('/contact'),
  guests('/login'),
  guests('/signup'),
  guests('/forgot-password'),
  { ...guests('/no-such-page', 'not-found'), pattern: '*', file: '404.html' },
  members('/checkout'),
  members('/user-profile'),
  members('/orders'),
  { ...members('/dashboard'), pattern: '/dashboard/*' },
];
