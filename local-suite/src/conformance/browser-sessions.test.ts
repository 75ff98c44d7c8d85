import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmulator, type StartedEmulator } from '../firestore/testing/start-emulator.ts';
import { openBrowserLab, type BrowserLab } from './browser-lab.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /open/{document=**} { allow read, write; }
    match /private/{uid} { allow read, write: if request.auth.uid == uid; }
    match /staff/{id} { allow read: if request.auth.token.role == 'admin'; }
  }
}
`;

let emulator: StartedEmulator;
let lab: BrowserLab;
beforeAll(async () => {
  emulator = await startEmulator({ rules: RULES });
  lab = await openBrowserLab(() => emulator);
});
afterAll(async () => {
  await lab.close();
  expect(await emulator.stop()).toBe(0);
});

const segment = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
const tokenOf = (uid: string, claims: object = {}) =>
  `${segment({ alg: 'none' })}.${segment({ sub: uid, user_id: uid, ...claims })}.`;

test('delivers writes between two tabs in both directions', async () => {
  const [first, second] = await Promise.all([lab.open(), lab.open()]);
  for (const page of [first, second]) {
    await page.evaluate(() => {
      const texts: string[] = [];
      Object.assign(globalThis, { texts });
      kit.onSnapshot(kit.query(kit.collection(db, 'open/chat/lines'), kit.orderBy('n')), (snapshot) => {
        texts.splice(0, texts.length, ...snapshot.docs.map((one) => String(one.get('text'))));
      });
    });
  }
  const texts = (page: typeof first) =>
    page.evaluate(() => (globalThis as unknown as { texts: string[] }).texts);
  await first.evaluate(() => kit.setDoc(kit.doc(db, 'open/chat/lines/a'), { n: 1, text: 'from one' }));
  await expect.poll(() => texts(second)).toEqual(['from one']);
  await second.evaluate(() => kit.setDoc(kit.doc(db, 'open/chat/lines/b'), { n: 2, text: 'from two' }));
  await expect.poll(() => texts(first)).toEqual(['from one', 'from two']);
  await lab.reload(first);
  const again = await first.evaluate(async () => {
    const { docs } = await kit.getDocsFromServer(kit.collection(db, 'open/chat/lines'));
    return docs.map((one) => one.id);
  });
  expect(again).toEqual(['a', 'b']);
  await Promise.all([first.close(), second.close()]);
});

test('reports a denied listener and write as permission-denied with the deciding line', async () => {
  const page = await lab.open();
  const outcome = await page.evaluate(async () => {
    // The listener goes first: the page would show its own pending write to its listeners before the denial
    // arrives.
    const listening = await new Promise<{ code: string; message: string }>((resolve) => {
      kit.onSnapshot(
        kit.doc(db, 'private/alice'),
        () => resolve({ code: 'none', message: '' }),
        ({ code, message }) => resolve({ code, message }),
      );
    });
    const writing = kit.setDoc(kit.doc(db, 'private/alice'), { n: 1 }).then(
      () => 'allowed',
      (error: { code: string; message: string }) => `${error.code} ${error.message}`,
    );
    const open = kit.setDoc(kit.doc(db, 'open/door'), { n: 1 }).then(() => 'allowed');
    return { listening, writing: await writing, open: await open };
  });
  expect(outcome.listening.code).toBe('permission-denied');
  expect(outcome.listening.message).toContain('L5');
  expect(outcome.writing).toMatch(/^permission-denied[^]*L5/);
  expect(outcome.open).toBe('allowed');
  await page.close();
});

test('reopens streams with the new token when another user signs in', async () => {
  const page = await lab.open({ token: tokenOf('alice') });
  const write = (path: string) =>
    page.evaluate(
      (place) =>
        kit.setDoc(kit.doc(db, place), { n: 1 }).then(
          () => 'allowed',
          (error: { code: string }) => error.code,
        ),
      path,
    );
  expect(await write('private/alice')).toBe('allowed');
  expect(await write('private/bob')).toBe('permission-denied');
  await page.evaluate((token) => kit.signIn(token), tokenOf('bob'));
  expect(await write('private/bob')).toBe('allowed');
  expect(await write('private/alice')).toBe('permission-denied');
  await page.close();
});

test('passes token claims to the rules over WebChannel and REST', async () => {
  for (const [role, expected] of [
    ['admin', 'allowed'],
    ['user', 'permission-denied'],
  ] as const) {
    const page = await lab.open({ token: tokenOf('carol', { role }) });
    const outcomes = await page.evaluate(async () => {
      const recordOutcome = (work: Promise<unknown>) =>
        work.then(
          () => 'allowed',
          (error: { code: string }) => error.code,
        );
      return Promise.all([
        recordOutcome(kit.getDocFromServer(kit.doc(db, 'staff/s1'))),
        recordOutcome(kit.runTransaction(db, (transaction) => transaction.get(kit.doc(db, 'staff/s1')))),
        recordOutcome(kit.getCountFromServer(kit.collection(db, 'staff'))),
      ]);
    });
    expect(outcomes).toEqual([expected, expected, expected]);
    await page.close();
  }
});
