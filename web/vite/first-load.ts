import { resolve } from 'node:path';

interface Chunking {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const source = (file: string) => resolve(import.meta.dirname, '../src', file);
const pageFile = (name: string) => source(`app/pages/${name}-page.tsx`);
const ENTRY = source('main.tsx');
const CART_PANEL = source('app/layouts/cart-drawer-panel.tsx');
/** Without domain: its entry points reach modules that a first load does not use. */
const OURS = /\/web\/src\//;
const OURS_AND_DOMAIN = /\/(web|domain)\/src\//;
/** Small modules outside the static imports of the entry that nearly every page uses. */
const NEARLY_EVERYWHERE =
  /\/web\/src\/ui\/(class-names|empty-state|heart-button|colour-links|last-list|money|picture|price|product-badge|product-picture|rating-line|site-picture|skeleton|stitched-link|text)(\.module\.css|\.tsx?)$|\/web\/src\/(data\/catalogue\/use-priced|data\/wishlist\/(start-wishlist-sync|use-is-in-wishlist|wishlist-store)|locales\/en\/(heart-button|rating))\.ts$/;
/** The pages of a signed-in customer, which share most of their code. */
const SIGNED_IN = ['checkout', 'order', 'orders', 'user-profile', 'dashboard'];
/** The pages of a guest, which load none of the code of the pages above. */
const FOR_GUESTS = [
  ...[
    'home',
    'products',
    'product',
    'category',
    'new-arrivals',
    'category-collection',
    'about',
    'contact',
    'policy',
    'wishlist',
    'tracking',
  ],
  ...['not-found', 'login', 'signup', 'forgot-password', 'payment-success'],
];
let found: ReadonlySet<string> | undefined;
let signedIn: ReadonlySet<string> | undefined;

/**
 * Names the chunk of the modules that every first load contains: one file. Otherwise the bundler makes thirty files
 * as soon as a lazy page shares a module, and those compress 5 KB worse.
 */
export function firstLoad(id: string, bundle: Chunking): string | null {
  found ??= reachedFrom([ENTRY], bundle);
  return (found.has(id) && OURS.test(id)) || NEARLY_EVERYWHERE.test(id) ? 'shop' : null;
}

/**
 * Names the chunk of the modules that four of the five signed-in pages share: otherwise each is a file of a few
 * hundred bytes, and those compress 3 KB worse.
 */
export function sharedBySignedIn(id: string, bundle: Chunking): string | null {
  signedIn ??= sharedModules(bundle);
  return OURS_AND_DOMAIN.test(id) && signedIn.has(id) ? 'signed-in' : null;
}

function sharedModules(bundle: Chunking): Set<string> {
  const guests = reachedFrom([...FOR_GUESTS.map(pageFile), CART_PANEL], bundle);
  const pages = SIGNED_IN.map((page) => reachedFrom([pageFile(page)], bundle));
  return new Set(
    pages
      .flatMap((reached) => [...reached])
      .filter((id) => !guests.has(id) && pages.filter((reached) => reached.has(id)).length >= 4),
  );
}

/** Returns the modules that the entries reach by static imports. */
function reachedFrom(entries: readonly string[], bundle: Chunking): Set<string> {
  const reached = new Set(entries);
  for (const id of reached)
    for (const imported of bundle.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  for (const entry of entries) reached.delete(entry);
  return reached;
}
