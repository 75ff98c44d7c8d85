import { resolve } from 'node:path';

interface Chunking {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const source = (file: string) => resolve(import.meta.dirname, '../src', file);
const pageFile = (name: string) => source(`app/pages/${name}-page.tsx`);
const ENTRY = source('main.tsx');
const CART_PANEL = source('app/layouts/cart-drawer-panel.tsx');
/** Not domain: its entry points lead to much that a first load has no use for. */
const OURS = /\/web\/src\//;
const OURS_AND_DOMAIN = /\/(web|domain)\/src\//;
/** Not in the first load by themselves, but on nearly every page, and small. */
const NEARLY_EVERYWHERE =
  /\/web\/src\/ui\/(class-names|empty-state|expand-mark|money|picture|product-picture|site-picture|skeleton|stitched-link|text)(\.module\.css|\.tsx?)$/;
/** The pages of a signed-in customer, which share much of their code. */
const SIGNED_IN = ['checkout', 'order', 'orders', 'user-profile', 'dashboard'];
/** What a guest can reach: none of it loads the code of the pages above. */
const FOR_GUESTS = [
  ...['home', 'products', 'product', 'category', 'new-arrivals', 'category-collection', 'about', 'contact'],
  ...['not-found', 'login', 'signup', 'forgot-password', 'payment-success'],
];
let found: ReadonlySet<string> | undefined;
let signedIn: ReadonlySet<string> | undefined;

/**
 * Names the chunk of the app's own modules that every page's first load has: one file. Otherwise the bundler makes thirty of
 * them as soon as a lazy page shares one, and those compress 5 KB worse.
 */
export function firstLoad(id: string, bundle: Chunking): string | null {
  found ??= reachedFrom([ENTRY], bundle);
  return (found.has(id) && OURS.test(id)) || NEARLY_EVERYWHERE.test(id) ? 'shop' : null;
}

/**
 * Names the chunk of the app's own modules that four of the five signed-in pages have: otherwise each of them is a file of a few
 * hundred bytes, which compress 3 KB worse.
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

/** By static imports alone. */
function reachedFrom(entries: readonly string[], bundle: Chunking): Set<string> {
  const reached = new Set(entries);
  for (const id of reached)
    for (const imported of bundle.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  for (const entry of entries) reached.delete(entry);
  return reached;
}
