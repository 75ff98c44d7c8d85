import { defineStrings } from '../define-strings.ts';

/** The layout of every page: head, navbar, strip, drawer, footer (docs/reference/specification.md 2, Layout). */
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
  signUp: 'Sign Up',
  logout: 'Logout',
  welcome: 'Welcome! Sign in to your account',
  accountMenu: 'Account menu',
  viewProfile: 'View Profile',
  orders: 'My Orders',
  wishlist: 'My Wishlist',
  track: 'Track your order',
  dashboard: 'Dashboard',
  user: 'User',

  quickLinks: 'Quick links',
  shopLinks: 'Shop',
  contact: 'Contact',
  contactUs: 'Contact us',
  whatsApp: 'WhatsApp',
  blurb:
    'Menswear, fashion and home goods, chosen in Bangladesh for Bangladesh: good cloth, honest prices, and delivery to all eight divisions.',

  policies: 'Policies',
  policyLinks: {
    terms: 'Terms',
    privacy: 'Privacy',
    returns: 'Returns',
    delivery: 'Delivery',
  },

  signedOut: 'You are signed out.',

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
