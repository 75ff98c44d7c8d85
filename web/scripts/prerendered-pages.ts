import type { Audience } from '../src/app/ssr/prerendered-page.ts';

/** A page whose first view is known at build. */
export interface PrerenderedRoute {
  /** The address it is drawn for. */
  path: string;
  /** The addresses it is right for, as the router writes them, where they are more than that one. */
  route?: string;
  /** Within dist/, as Hosting looks for it (firebase.json, cleanUrls and rewrites). */
  file: string;
  audience: Audience;
  /** The name of the page's own code: src/app/pages/{page}-page.tsx. */
  page: string;
}

const guests = (path: string, page = path.slice(1)): PrerenderedRoute => ({
  path,
  file: `${path.slice(1)}.html`,
  audience: 'guest',
  page,
});
const members = (path: string, page = path.slice(1)): PrerenderedRoute => ({
  ...guests(path, page),
  audience: 'member',
});

/** Those of the catalogue are made when they are asked for (src/app/ssr/catalogue-pages.ts); every other page's first view depends on its visitor. */
export const prerenderedPages: readonly PrerenderedRoute[] = [
  { ...guests('/', 'home'), file: 'index.html' },
  guests('/category-collection'),
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
