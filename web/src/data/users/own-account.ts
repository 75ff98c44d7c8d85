import { accountCalls } from '@nargisus/domain/contract';
import { OWN_DATA_FILE } from '@nargisus/domain/privacy';
import type { SentCode } from '../auth/phone-sign-in.ts';
import { callApi } from '../api/call-api.ts';
import { downloadFile } from '../api/download-file.ts';

/** Downloads all data that the shop stores about the signed-in user. Rejects with ShopError. */
export const downloadOwnData = () => downloadFile(accountCalls.exportMe.path, OWN_DATA_FILE);

/** The credential for a reauthentication. */
export type Reauthentication =
  { by: 'password'; password: string } | { by: 'google' } | ({ by: 'phone' } & SentCode);

/** Returns how the signed-in user can reauthenticate, and loads the code for it, so that Google's window may open. */
export async function reauthenticationMethod(): Promise<Reauthentication['by']> {
  const { reauthenticationMethodOf } = await import('../auth/firebase-reauthenticate.ts');
  return reauthenticationMethodOf();
}

/** Deletes the account permanently. Rejects with Firebase's error for a failed reauthentication, else with ShopError. */
export async function deleteOwnAccount(uid: string, credential: Reauthentication): Promise<void> {
  await callApi(accountCalls.deleteMe, { query: { uid }, token: await reauthenticate(credential) });
}

async function reauthenticate(credential: Reauthentication): Promise<string> {
  if (credential.by === 'phone') {
    const { reauthenticateWithCode } = await import('../auth/firebase-link-sign-ins.ts');
    return reauthenticateWithCode(credential);
  }
  const auth = await import('../auth/firebase-reauthenticate.ts');
  return credential.by === 'password'
    ? auth.reauthenticateWithPassword(credential.password)
    : auth.reauthenticateWithGoogle();
}
