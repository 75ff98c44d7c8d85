import { signOut } from '#data/identity-actions.ts';
import { frameTexts } from '#texts/en/frame.ts';
import { textsNow } from '#texts/use-texts.ts';
import { announce } from '#ui/announce.ts';

/** Logout, as menu and drawer offer it: who does not see the corner change hears it. */
export function leave(): void {
  void signOut();
  announce(textsNow(frameTexts).signedOut);
}
