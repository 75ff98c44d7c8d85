import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, tokenOf } from '../fixtures/network/api-client.ts';
import { openTestData, type Account, type TestData } from '../fixtures/data/test-data.ts';
import { isolatedStack, type Launched, type IsolatedStack } from './isolated-stack.ts';
import { ageOf, kill, processesOf } from './processes.ts';

/*
 * Every process of the functions is killed at a random moment while staff promote, demote, deactivate and delete people.
 * Whatever the moment was: a token never opens more than the record allows, and once the functions serve again, record,
 * claim and account agree. e2e/attacks/stale-roles.spec.ts writes the states between the steps by hand.
 */
const ROUNDS = 5;
const OF_EACH_KIND = 2;
/** A call takes some 100 ms and its event some 200 ms more; the kill comes within this time. */
const KILL_WITHIN_MS = 350;
const AGREE_WITHIN_MS = 60_000;
/** firebase-tools waits half a minute for a process that died while it was loading; after this it has loaded. */
const LOADED_AFTER_S = 3;

const KINDS = ['promotion', 'demotion', 'deactivation', 'deletion'] as const;
type Kind = (typeof KINDS)[number];

interface Person extends Account {
  readonly kind: Kind;
  /** From before the change. */
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
async function untilLoaded(): Promise<void> {
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

/** Returns the status of the answer; 0 where the kill took the connection, whose answer may be no JSON. */
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

/** Whether a call of staff answers this token. Asks until the API serves. */
async function opensStaffCall(token: string): Promise<boolean> {
  for (;;) {
    const status = await call('/api/orders', { token }).then(
      (answer) => answer.status,
      () => 0,
    );
    if ([200, 401, 403].includes(status)) return status === 200;
    await wait(100);
  }
}

/** The record is read first: what it allows can only have become less since. */
async function expectNoMoreThanRecorded(person: Person): Promise<void> {
  const record = await recordOf(person);
  const isAllowed = record?.isAdmin === true && record.isActive;
  if (!isAllowed)
    expect(await opensStaffCall(person.token), `${person.kind}: the token of before`).toBe(false);
}

/** What is wrong with a person now, in words; empty when record, claim, account and rights agree. */
async function disagreement(person: Person): Promise<string> {
  const [record, account] = [await recordOf(person), await accountOf(person)];
  if (JSON.stringify(record) !== JSON.stringify(account)) {
    return `${person.kind}: record ${JSON.stringify(record)}, account ${JSON.stringify(account)}`;
  }
  const signedIn = await tokenOf(person).catch(() => undefined);
  if ((signedIn !== undefined) !== (account?.isActive ?? false)) return `${person.kind}: sign-in`;
  if (signedIn && (await opensStaffCall(signedIn)) !== record?.isAdmin) return `${person.kind}: rights`;
  return '';
}

/** A deletion that was begun is repeated by staff until it is done, as the dashboard offers. */
async function finishDeletion(person: Person): Promise<void> {
  const isBegun = (await recordOf(person))?.isActive !== true || !(await accountOf(person))?.isActive;
  if (!isBegun) return;
  await expect.poll(() => change(person), { timeout: AGREE_WITHIN_MS, interval: 250 }).toBeOneOf([200, 404]);
}

test('functions killed during role changes leave no access behind', async () => {
  const outcomes: Record<Kind, { answered: number; interrupted: number; applied: number }> = {
    promotion: { answered: 0, interrupted: 0, applied: 0 },
    demotion: { answered: 0, interrupted: 0, applied: 0 },
    deactivation: { answered: 0, interrupted: 0, applied: 0 },
    deletion: { answered: 0, interrupted: 0, applied: 0 },
  };
  for (let round = 0; round < ROUNDS; round++) {
    const kinds = KINDS.flatMap((kind) => Array.from({ length: OF_EACH_KIND }, () => kind));
    const people = await Promise.all(kinds.map(newPerson));
    await untilLoaded();
    const changes = people.map(async (person) => {
      await wait(Math.random() * KILL_WITHIN_MS);
      const before = await recordOf(person);
      const status = await change(person);
      outcomes[person.kind][status === 200 ? 'answered' : 'interrupted']++;
      const after = await recordOf(person);
      if (JSON.stringify(before) !== JSON.stringify(after)) outcomes[person.kind].applied++;
      // An acknowledged change is made.
      if (status === 200) expect(after).not.toEqual(before);
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
