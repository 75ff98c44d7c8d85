import { LIST_STEP, SHOP_CATEGORIES } from '@nargisus/domain/catalogue';
import type { Audience } from '../src/app/ahead/made-page.ts';

export interface MadeAhead {
  /** The address it is drawn for. */
  path: string;
  /** The addresses it is right for, as the router writes them, where they are more than that one. */
  route?: string;
  /** Within dist/, as Hosting looks for it (firebase.json, cleanUrls and rewrites). */
  file: string;
  audience: Audience;
  /** The chunk of the page's own code: src/app/pages/{page}-page.tsx. */
  page: string;
  /** What is waited for comes with the app's first request (this one, where it is known now): the app starts at once. */
  waits?: { for?: string };
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

const FIRST_PAGE = { for: `/api/products?limit=${LIST_STEP}` };

/** Every other page's first view depends on what its address or its visitor brings. */
export const madePages: readonly MadeAhead[] = [
  { ...guests('/', 'home'), file: 'index.html' },
  { ...guests('/products'), waits: FIRST_PAGE },
  { ...guests('/new-arrivals'), waits: FIRST_PAGE },
  guests('/category-collection'),
  ...SHOP_CATEGORIES.map(({ id }) => ({
    ...guests(`/category/${id}`, 'category'),
    waits: { for: `${FIRST_PAGE.for}&collection=${id}` },
  })),
  {
    ...guests('/products/A-PRODUCT', 'product'),
    route: '/products/:id',
    waits: {},
    file: 'shells/product.html',
  },
  guests('/about'),
  guests('/contact'),
  guests('/login'),
  guests('/signup'),
  guests('/forgot-password'),
  { ...guests('/no-such-page', 'not-found'), route: '*', file: '404.html' },
  members('/checkout'),
  members('/user-profile'),
  members('/orders'),
  { ...members('/dashboard'), route: '/dashboard/*' },
];
