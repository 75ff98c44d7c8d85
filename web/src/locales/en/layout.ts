import { defineStrings } from '../define-strings.ts';

/** The layout of every page: head, navbar, strip, drawer (docs/reference/specification.md 2, Layout). */
export const layoutStrings = defineStrings('layout', {
  shop: 'Nargisus',
  shopLine: 'Nargisus · Menswear, fashion and home goods from Bangladesh',
  shopDescription:
    'Menswear, fashion and home goods for Bangladesh: good cloth, honest prices in taka, delivery to all eight divisions.',

  skip: 'Skip to content',
  homeLink: 'Nargisus, home',
  mainNavigation: 'Main',
  newArrivals: 'New Arrivals',
  categories: 'Categories',
  allCategories: 'Shop By Category',

  search: 'Search products',
  openCart: 'Open cart',
  openCartWith: (items: string) => `Open cart, ${items}`,
  cartFailed: 'The cart could not be opened. Please check your connection and try again.',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  menu: 'Menu',

  login: 'Login',
  accountMenu: 'Account menu',
  wishlist: 'My Wishlist',
  track: 'Track your order',

  language: 'Language',
  languageNow: 'The shop speaks English now.',
  languageFailed: 'The language could not be changed. Please check your connection and try again.',
  scheme: 'Appearance',
  light: 'Light',
  dark: 'Dark',
  device: 'Auto',

  offline: 'You are offline. Your cart is safe; the rest goes on when you are back.',
  online: 'You are back online.',
});
