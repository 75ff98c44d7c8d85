import { defineStrings } from '../define-strings.ts';

/** The account in the menu of the navbar and in the drawer, which load when they are opened. */
export const accountMenuStrings = defineStrings('accountMenu', {
  signUp: 'Sign Up',
  logout: 'Logout',
  welcome: 'Welcome! Sign in to your account',
  viewProfile: 'View Profile',
  orders: 'My Orders',
  dashboard: 'Dashboard',
  user: 'User',
  signedOut: 'You are signed out.',
});
