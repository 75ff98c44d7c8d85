import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, setDoc, setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startEmulator, type StartedEmulator } from '../firestore/testing/start-emulator.ts';

/** The rules that the tests evaluate. */
export const rules = `
rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function signedIn() { return request.auth != null; }
    function member(team) {
      return exists(/databases/$(database)/documents/teams/$(team)/members/$(request.auth.uid));
    }
    match /products/{id} {
      allow get: if true;
      allow list: if request.query.limit <= 10;
      allow write: if request.auth.token.get('role', '') == 'admin';
    }
    match /orders/{id} {
      allow read: if resource.data.owner == request.auth.uid;
      allow create: if signedIn() && request.resource.data.owner == request.auth.uid
        && request.resource.data.at == request.time;
      allow update: if resource.data.owner == request.auth.uid
        && request.resource.data.diff(resource.data).affectedKeys().hasOnly(['note']);
      allow delete: if false;
    }
    match /teams/{team}/notes/{id} {
      allow read, write: if member(team);
    }
    match /transfers/{id} {
      allow create: if getAfter(/databases/$(database)/documents/balances/$(id)).data.total == request.resource.data.amount
        && !exists(/databases/$(database)/documents/balances/$(id));
    }
    match /balances/{id} { allow write: if signedIn(); }
    match /{path=**}/reviews/{id} { allow read: if resource.data.public == true; }
    match /locked/{id} { allow get: if resource.data.open; allow update: if true; }
  }
}`;

/** The emulator of the calling file. */
export let emulator: StartedEmulator;
/** The test environment of the calling file. */
export let env: RulesTestEnvironment;

/** Starts an emulator with the rules, and the same few documents before each test. */
export function useRulesEnvironment(): void {
  beforeAll(async () => {
    setLogLevel('silent');
    emulator = await startEmulator();
    env = await initializeTestEnvironment({
      projectId: 'demo-rules',
      firestore: { host: emulator.host, port: emulator.port, rules },
    });
  });
  afterAll(async () => {
    await env.cleanup();
    await emulator.stop();
  });
  beforeEach(async () => {
    await env.clearFirestore();
    await env.withSecurityRulesDisabled(async (context) => {
      const db = context.firestore();
      await setDoc(doc(db, 'products/p1'), { name: 'Panjabi' });
      await setDoc(doc(db, 'orders/mine'), { owner: 'rahim', total: 5 });
      await setDoc(doc(db, 'orders/other'), { owner: 'karim', total: 7 });
      await setDoc(doc(db, 'teams/t1/members/rahim'), {});
      await setDoc(doc(db, 'teams/t1/notes/n1'), { text: 'a' });
      await setDoc(doc(db, 'products/p1/reviews/r1'), { public: true });
      await setDoc(doc(db, 'locked/l1'), { open: false });
    });
  });
}

/** Creates a client without a user. */
export const anonymous = () => env.unauthenticatedContext().firestore();
/** Creates a client of a signed-in user. */
export const as = (uid: string, token: { role?: string } = {}) =>
  env.authenticatedContext(uid, token).firestore();
