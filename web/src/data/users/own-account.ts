import { accountCalls } from '@nargisus/domain/contract';
import { OWN_DATA_FILE } from '@nargisus/domain/privacy';
import { callApi } from '../api/call-api.ts';
import { downloadFile } from '../api/download-file.ts';

/** Downloads all data that the shop stores about the signed-in user. Rejects with ShopError. */
export const downloadOwnData = () => downloadFile(accountCalls.exportMe.path, OWN_DATA_FILE);

/** The credential for a reauthentication. */
export type Reauthentication = { by: 'password'; password: string } | { by: 'google' };

/** Returns how the signed-in user can reauthenticate, and loads the code for it, so that Google's window may open. */
export async function reauthenticationMethod(): Promise<Reauthentication['by']> {
  const { hasPassword } = await import('../auth/firebase-reauthenticate.ts');
  return (await hasPassword()) ? 'password' : 'google';
}

/** Deletes the account permanently. Rejects with Firebase's error for a failed reauthentication, else with ShopError. */
export async function deleteOwnAccount(uid: string, credential: Reauthentication): Promise<void> {
  const auth = await import('../auth/firebase-reauthenticate.ts');
  const token = await (credential.by === 'password'
    ? auth.reauthenticateWithPassword(credential.password)
    : auth.reauthenticateWithGoogle());
  await callApi(accountCalls.deleteMe, { query: { uid }, token });
}
