import { accountCalls } from '@nargisus/domain/contract';
import { OWN_DATA_FILE } from '@nargisus/domain/privacy';
import { callApi } from './call-api.ts';
import { downloadFile } from './fetch-file.ts';

/** Everything the shop holds on the person who is signed in, as a file. Rejects with ShopError. */
export const downloadOwnData = () => downloadFile(accountCalls.exportMe.path, OWN_DATA_FILE);

/** How somebody shows once more who it is. */
export type Proof = { by: 'password'; password: string } | { by: 'google' };

/** Which proof the person who is signed in can give. Fetches what giving it needs, so that Google's window may open. */
export async function possibleProof(): Promise<Proof['by']> {
  const { hasPassword } = await import('./firebase-reauth.ts');
  return (await hasPassword()) ? 'password' : 'google';
}

/** Rejects with Firebase's error when the proof failed, with ShopError when the shop refuses. Deletes for good. */
export async function deleteOwnAccount(uid: string, proof: Proof): Promise<void> {
  const { provePassword, proveThroughGoogle } = await import('./firebase-reauth.ts');
  const token = await (proof.by === 'password' ? provePassword(proof.password) : proveThroughGoogle());
  await callApi(accountCalls.deleteMe, { query: { uid }, token });
}
