import { paths } from '../config/paths.ts';

/**
 * The three links of navbar, drawer and footer (docs/reference/specification.md 2, Layout). `text` is a key of
 * locales/en/common.ts.
 */
export const MAIN_NAVIGATION = [
  { text: 'home', to: paths.home() },
  { text: 'products', to: paths.products() },
  { text: 'about', to: paths.about() },
] as const;
