import { signOut } from '#data/auth/auth-mutations.ts';
import { accountMenuStrings } from '#locales/en/account-menu.ts';
import { currentStrings } from '#locales/use-strings.ts';
import { announce } from '#ui/announce.ts';

/** Logs out, for the menu and the drawer, and announces it for screen readers. */
export function logOut(): void {
  void signOut();
  announce(currentStrings(accountMenuStrings).signedOut);
}
