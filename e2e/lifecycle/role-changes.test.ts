import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { openTestData, type Account, type TestData } from '../fixtures/data/test-data.ts';
import { isolatedStack, type Launched, type IsolatedStack } from './isolated-stack.ts';
import { ageOf, kill, processesOf } from './processes.ts';

/*
 * Every process of the functions is killed at a random moment while staff promote, demote, deactivate and delete users. A token never
 * grants more than the record allows, and once the functions serve again, record, claim and account agree.
 * e2e/attacks/stale-roles.spec.ts writes the intermediate states directly.
 */
const ROUNDS = 5;
const OF_EACH_KIND = 2;
/** A call takes about 100 ms and its event about 200 ms more; the kill falls into this time. */
const KILL_WITHIN_MS = 350;
const AGREE_WITHIN_MS = 60_000;
/** firebase-tools waits half a minute for a process that is killed while loading; after this time it has loaded. */
const LOADED_AFTER_S = 3;

const KINDS = ['promotion', 'demotion', 'deactivation', 'deletion'] as const;
type Kind = (typeof KINDS)[number];

interface Person extends Account {
  readonly kind: Kind;
  /** A token from before the change. */
  readonly token: string;
}

let state: IsolatedStack;
let shop: Launched;
let testData: TestData;
let staff: string;
beforeAll(async () => {
  state = isolatedStack();
  shop = await state.open('--empty');
  testData = openTestData();
  staff = await tokenOf(await testData.account('admin', 'Manager'));
});
afterAll(async () => {
  await testData?.close();
  await state.remove();
});

const functionProcesses = () => processesOf(shop.emulators(), 'functionsEmulatorRuntime');

/** Resolves when every process of the functions has loaded. */
async function waitForFunctions(): Promise<void> {
  while (functionProcesses().some((pid) => ageOf(pid) < LOADED_AFTER_S)) await wait(100);
}

async function newPerson(kind: Kind): Promise<Person> {
  const account = await testData.account(kind === 'promotion' ? 'user' : 'admin');
  return { ...account, kind, token: await tokenOf(account) };
}

const CHANGES: Readonly<Record<Kind, (person: Person) => { method: string; path: string; body?: object }>> = {
  promotion: ({ uid, email }) => ({
    method: 'PUT',
    path: `/api/users/${uid}/role`,
    body: { role: { from: 'user', to: 'admin' }, email },
  }),
  demotion: ({ uid, email }) => ({
    method: 'PUT',
    path: `/api/users/${uid}/role`,
    body: { role: { from: 'admin', to: 'user' }, email },
  }),
  deactivation: ({ uid }) => ({
    method: 'PUT',
    path: `/api/users/${uid}/active`,
    body: { isActive: { from: true, to: false } },
  }),
  deletion: ({ uid }) => ({ method: 'DELETE', path: `/api/users/${uid}` }),
};

/** Returns the status of the response; 0 if the kill broke the connection or the response. */
async function change(person: Person): Promise<number> {
  const { path, ...request } = CHANGES[person.kind](person);
  return call(path, { ...request, token: staff }).then(
    ({ status }) => status,
    () => 0,
  );
}

async function recordOf({ uid }: Person) {
  const record = await testData.db.doc(`users/${uid}`).get();
  if (!record.exists) return undefined;
  return { isAdmin: record.get('role') === 'admin', isActive: record.get('isActive') as boolean };
}

async function accountOf({ uid }: Person) {
  const account = await testData.auth.getUser(uid).catch(() => undefined);
  return account && { isAdmin: account.customClaims?.role === 'admin', isActive: !account.disabled };
}

/** Returns whether a staff call accepts the token; retries until the API serves. */
async function mayCallAsStaff(token: string): Promise<boolean> {
  for (;;) {
    const status = await call('/api/orders', { token }).then(
      (answer) => answer.status,
      () => 0,
    );
    if ([200, 401, 403].includes(status)) return status === 200;
    await wait(100);
  }
}

/**
 * Expects that the old token grants no more than the record. The record is read first, since its rights can only have been reduced
 * in between.
 */
async function expectNoMoreThanRecorded(person: Person): Promise<void> {
  const record = await recordOf(person);
  const isAllowed = record?.isAdmin === true && record.isActive;
  const exceeds = !isAllowed && (await mayCallAsStaff(person.token));
  expect(exceeds, `${person.kind}: the token from before the change`).toBe(false);
}

/** Returns how record, account and access of a person disagree; empty if they agree. */
async function disagreement(person: Person): Promise<string> {
  const [record, account] = [await recordOf(person), await accountOf(person)];
  if (JSON.stringify(record) !== JSON.stringify(account)) {
    return `${person.kind}: record ${JSON.stringify(record)}, account ${JSON.stringify(account)}`;
  }
  const signedIn = await tokenOf(person).catch(() => undefined);
  if ((signedIn !== undefined) !== (account?.isActive ?? false)) return `${person.kind}: sign-in`;
  if (signedIn && (await mayCallAsStaff(signedIn)) !== record?.isAdmin) return `${person.kind}: access`;
  return '';
}

/** Repeats an interrupted deletion until it is complete, as staff can in the dashboard. */
async function finishDeletion(person: Person): Promise<void> {
  const isBegun = (await recordOf(person))?.isActive !== true || !(await accountOf(person))?.isActive;
  if (!isBegun) return;
  await expect.poll(() => change(person), { timeout: AGREE_WITHIN_MS, interval: 250 }).toBeOneOf([200, 404]);
}

test('killing the functions during role changes leaves no excess access', async () => {
  const outcomes: Record<Kind, { answered: number; interrupted: number; applied: number }> = {
    promotion: { answered: 0, interrupted: 0, applied: 0 },
    demotion: { answered: 0, interrupted: 0, applied: 0 },
    deactivation: { answered: 0, interrupted: 0, applied: 0 },
    deletion: { answered: 0, interrupted: 0, applied: 0 },
  };
  for (let round = 0; round < ROUNDS; round++) {
    const kinds = KINDS.flatMap((kind) => Array.from({ length: OF_EACH_KIND }, () => kind));
    const people = await Promise.all(kinds.map(newPerson));
    await waitForFunctions();
    const changes = people.map(async (person) => {
      await wait(Math.random() * KILL_WITHIN_MS);
      const before = await recordOf(person);
      const status = await change(person);
      outcomes[person.kind][status === 200 ? 'answered' : 'interrupted']++;
      const after = await recordOf(person);
      if (JSON.stringify(before) !== JSON.stringify(after)) outcomes[person.kind].applied++;
      // An acknowledged change is stored.
      const isChanged = !isDeepStrictEqual(after, before);
      expect(status !== 200 || isChanged, `${person.kind}: an acknowledged change`).toBe(true);
      await expectNoMoreThanRecorded(person);
    });
    await wait(Math.random() * KILL_WITHIN_MS);
    for (const pid of functionProcesses()) if (ageOf(pid) >= LOADED_AFTER_S) kill(pid);
    await Promise.all(changes);
    await Promise.all(people.filter(({ kind }) => kind === 'deletion').map(finishDeletion));
    for (const person of people) {
      await expect.poll(() => disagreement(person), { timeout: AGREE_WITHIN_MS, interval: 250 }).toBe('');
      await expectNoMoreThanRecorded(person);
    }
  }
  console.info(outcomes);
  const interrupted = Object.values(outcomes).reduce((sum, it) => sum + it.interrupted, 0);
  expect(interrupted).toBeGreaterThan(0);
});
