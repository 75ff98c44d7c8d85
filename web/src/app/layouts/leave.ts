import { signOut } from '#data/auth/auth-mutations.ts';
import { layoutStrings } from '#locales/en/layout.ts';
import { currentStrings } from '#locales/use-strings.ts';
import { announce } from '#ui/announce.ts';

/** Logout, as menu and drawer offer it: who does not see the corner change hears it. */
export function leave(): void {
  void signOut();
  announce(currentStrings(layoutStrings).signedOut);
}
