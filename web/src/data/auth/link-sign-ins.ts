import { moveCartToGuest } from '../cart/move-cart-to-guest.ts';
import { readOwnUser } from '../users/own-user.ts';
import { signOut } from './auth-mutations.ts';
import type { SentCode } from './phone-sign-in.ts';

const load = () => import('./firebase-link-sign-ins.ts');

/** Adds the number of a code to the signed-in account, or replaces its number. Rejects with Firebase's error. */
export async function setPhone(sent: SentCode): Promise<void> {
  await (await load()).setPhone(sent);
  updateRecord();
}

/** Adds an email and a password to the signed-in account. Rejects with Firebase's error. */
export async function addPassword(email: string, password: string): Promise<void> {
  await (await load()).addPassword(email, password);
  updateRecord();
}

/** Proves that the signed-in user still has the account's number. Rejects with Firebase's error. */
export async function provePhone(sent: SentCode): Promise<void> {
  await (await load()).reauthenticateWithCode(sent);
}

/**
 * Signs in to the account that holds the number of a rejected setPhone(), without another code. The cart comes along; nothing
 * else is merged (docs/adr/0075). Rejects with Firebase's error.
 */
export async function switchToHolder(cause: unknown): Promise<void> {
  await moveCartToGuest();
  await (await load()).signInToHolder(cause);
}

/** Signs out with the cart, for a sign-in to another account. */
export async function signOutWithCart(): Promise<void> {
  await moveCartToGuest();
  await signOut();
}

/**
 * Reading the user document makes it follow Auth. Not awaited: the account is changed already. An error does not matter: the
 * next visit does it.
 */
function updateRecord(): void {
  readOwnUser().catch(() => undefined);
}
