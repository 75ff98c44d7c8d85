import { paths } from '../config/paths.ts';

/** The three links of navbar, drawer and footer (SPEC 2, Layout). */
export const MAIN_NAVIGATION = [
  { label: 'Home', to: paths.home() },
  { label: 'Products', to: paths.products() },
  { label: 'About', to: paths.about() },
] as const;
