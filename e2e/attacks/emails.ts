import { tokenOf, call, type ApiResponse } from '../fixtures/network/api-client.ts';
import { callAuth } from '../fixtures/network/call-auth.ts';
import type { TestData } from '../fixtures/data/test-data.ts';

export const PASSWORD = 'a-good-password-1';

let count = 0;
/** Returns a value that no other test uses. */
export const uniqueName = () => `${process.pid}-${Date.now().toString(36)}${(count += 1)}`;
/** Returns an email address that no other test uses. */
export const uniqueEmail = (name: string) => `${name}-${uniqueName()}@nargisus.test`;

/** An account at Auth and its ID token. */
export interface SignedUp {
  uid: string;
  email: string;
  token: string;
}

/** Signs up at Auth as the app does; register() then creates the record. */
export async function signUp(email: string): Promise<SignedUp> {
  const { localId, idToken } = await callAuth<{ localId: string; idToken: string }>('signUp', {
    email,
    password: PASSWORD,
    returnSecureToken: true,
  });
  return { uid: localId, email, token: idToken };
}

/** Saves the record as the app does after a sign-up, which claims the email of the token. */
export const register = (token: string, name = 'Mallory'): Promise<ApiResponse> =>
  call('/api/newUser', { method: 'POST', token, body: { name, phone: '', imageUrl: '' } });

/** The calls of an admin, and the stored records and claims. */
export type Staff = Awaited<ReturnType<typeof openStaff>>;

/** Creates an admin account and signs in. */
export async function openStaff(testData: TestData) {
  const { auth, db } = testData;
  const token = await tokenOf(await testData.account('admin'));
  return {
    token,
    byEmail: (email: string, method: string, body?: object, rest = '') =>
      call(`/api/user/${encodeURIComponent(email)}${rest}`, { method, token, body }),
    makeAdmin: ({ uid, email }: { uid: string; email: string }) =>
      call(`/api/users/${uid}/role`, {
        method: 'PUT',
        token,
        body: { role: { from: 'user', to: 'admin' }, email },
      }),
    recordOf: async (uid: string) => (await db.doc(`users/${uid}`).get()).data(),
    claimOf: async (uid: string) => ((await auth.getUser(uid)).customClaims ?? {}).role as unknown,
    /** Returns the uids whose records have the email. */
    holdersOf: async (email: string) => {
      const { docs } = await db.collection('users').where('email', '==', email).get();
      return docs.map(({ id }) => id);
    },
  };
}
