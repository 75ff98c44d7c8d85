import { accountCalls } from '@nargisus/domain/contract';
import { OWN_DATA_FILE } from '@nargisus/domain/privacy';
import { callApi } from '../api/call-api.ts';
import { downloadFile } from '../api/download-file.ts';

/** Everything the shop holds on the person who is signed in, as a file. Rejects with ShopError. */
export const downloadOwnData = () => downloadFile(accountCalls.exportMe.path, OWN_DATA_FILE);

/** How somebody shows once more who it is. */
export type Reauthentication = { by: 'password'; password: string } | { by: 'google' };

/** Which proof the person who is signed in can give. Fetches what giving it needs, so that Google's window may open. */
export async function reauthenticationMethod(): Promise<Reauthentication['by']> {
  const { hasPassword } = await import('../auth/firebase-reauthenticate.ts');
  return (await hasPassword()) ? 'password' : 'google';
}

/** Rejects with Firebase's error when the proof failed, with ShopError when the shop refuses. Deletes for good. */
export async function deleteOwnAccount(uid: string, proof: Reauthentication): Promise<void> {
  const { reauthenticateWithPassword: provePassword, reauthenticateWithGoogle: proveThroughGoogle } =
    await import('../auth/firebase-reauthenticate.ts');
  const token = await (proof.by === 'password' ? provePassword(proof.password) : proveThroughGoogle());
  await callApi(accountCalls.deleteMe, { query: { uid }, token });
}
