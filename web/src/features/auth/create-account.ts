import type { SignUp } from '@nargisus/domain/accounts';
import { signUp } from '../../data/identity-actions.ts';
import { saveOwnUser } from '../../data/users.repository.ts';

/**
 * Makes the account, then its record. A record that could not be written is only logged (SPEC 7): the account is
 * there, and the shopper has no use for the difference. Rejects with Firebase's error when there is no account.
 */
export async function createAccount({ name, email, phone, password, imageLink }: SignUp): Promise<void> {
  await signUp({ name, email, phone, password });
  try {
    await saveOwnUser({ name, phone, imageUrl: imageLink });
  } catch (cause) {
    console.warn('The user record could not be written', cause);
  }
}
