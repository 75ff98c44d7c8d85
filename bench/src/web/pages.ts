import { addresses } from '@nargisus/local-suite/launcher';

/** The kind of visitor. */
export type Visitor = 'guest' | 'shopper' | 'admin';

/** A page, its visitor and its budgets. */
export interface PageVisit {
  readonly name: string;
  readonly path: string;
  readonly visitor: Visitor;
  /**
   * docs/reference/performance.md: Lighthouse's score, LCP in seconds, TBT in milliseconds, here and on a cheap
   * phone, CLS.
   */
  readonly budget: { score: number; lcp: number; tbt: number; tbtOfCheap: number; cls: number };
}

const PUBLIC = { score: 98, lcp: 1.1, tbt: 120, tbtOfCheap: 300, cls: 0.01 };
const SIGN_IN = { ...PUBLIC, tbtOfCheap: 350 };
const MEMBER = { score: 96, lcp: 1.3, tbt: 150, tbtOfCheap: 500, cls: 0.02 };

/** Returns the measured pages, with a product of the running shop. */
export async function pageVisits(): Promise<PageVisit[]> {
  const answer = await fetch(`${addresses.shop}/api/products?limit=1`);
  const { data } = (await answer.json()) as { data: { id: string }[] };
  const product = data[0];
  if (!product) throw new Error('The shop has no products; start it with its seed (npm start).');
  return [
    { name: 'Home', path: '/', visitor: 'guest', budget: PUBLIC },
    { name: 'Products', path: '/products', visitor: 'guest', budget: PUBLIC },
    { name: 'Category', path: '/category/men', visitor: 'guest', budget: PUBLIC },
    { name: 'New Arrivals', path: '/new-arrivals', visitor: 'guest', budget: PUBLIC },
    { name: 'Product', path: `/products/${product.id}`, visitor: 'guest', budget: PUBLIC },
    { name: 'About', path: '/about', visitor: 'guest', budget: PUBLIC },
    { name: 'Login', path: '/login', visitor: 'guest', budget: SIGN_IN },
    { name: 'Signup', path: '/signup', visitor: 'guest', budget: SIGN_IN },
    {
      name: 'Checkout',
      path: '/checkout',
      visitor: 'shopper',
      budget: { score: 97, lcp: 1.2, tbt: 150, tbtOfCheap: 500, cls: 0.02 },
    },
    { name: 'Profile', path: '/user-profile', visitor: 'shopper', budget: MEMBER },
    { name: 'Orders', path: '/orders', visitor: 'shopper', budget: MEMBER },
    {
      name: 'Dashboard overview',
      path: '/dashboard',
      visitor: 'admin',
      budget: { score: 95, lcp: 1.3, tbt: 200, tbtOfCheap: 600, cls: 0.03 },
    },
  ];
}
