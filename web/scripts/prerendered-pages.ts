import type { Audience } from '../src/app/ssr/prerendered-page.ts';

/** A page that is prerendered at build time. */
export interface PrerenderedRoute {
  /** The URL it is rendered for. */
  path: string;
  /** The route whose URLs it fits, in the router's syntax. Default: the path alone. */
  route?: string;
  /** In dist/, where Hosting looks for it (firebase.json, cleanUrls and rewrites). */
  file: string;
  audience: Audience;
  /** The page's name: src/app/pages/{page}-page.tsx. */
  page: string;
  /** Modules that the page imports once it runs. */
  soon?: readonly string[];
}

/** Verifies the session of a member. */
const AUTH = 'src/data/auth/firebase-auth-observer.ts';

const guests = (path: string, page = path.slice(1)): PrerenderedRoute => ({
  path,
  file: `${path.slice(1)}.html`,
  audience: 'guest',
  page,
});
const members = (path: string, page?: string): PrerenderedRoute => ({
  ...guests(path, page),
  audience: 'member',
  soon: [AUTH],
});

/**
 * All pages but those of the catalogue, which are rendered on request (src/app/ssr/catalogue-pages.ts), and those
 * whose first view depends on the visitor.
 */
export const prerenderedPages: readonly PrerenderedRoute[] = [
  guests('/about'),
  guests('/wishlist'),
  guests('/track', 'tracking'),
  guests('/login'),
  guests('/signup'),
  guests('/forgot-password'),
  { ...guests('/no-such-page', 'not-found'), route: '*', file: '404.html' },
  {
    ...members('/checkout'),
    soon: [
      AUTH,
      'src/app/layouts/checkout-help.tsx',
      'src/data/cart/cart-documents.ts',
      'src/features/checkout/late-parts.ts',
      'src/data/delivery/delivery-source.ts',
    ],
  },
  members('/user-profile'),
  members('/orders'),
  { ...members('/dashboard'), route: '/dashboard/*' },
];
