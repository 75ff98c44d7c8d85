import { RIGHTS } from '@nargisus/domain/accounts';
import { calls, type Call } from '@nargisus/domain/contract';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, tokenOf, type ApiResponse } from '../fixtures/network/api-client.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import {
  CALLER_KINDS,
  openCallers,
  UNAUTHENTICATED,
  type CallerKind,
  type Callers,
} from '../fixtures/accounts/callers.ts';

/*
 * Makes every call of the contract as every kind of caller. The requests are invalid (an unknown id, no body), so a permitted
 * call fails after the access check and changes nothing, except deleteUser (see below).
 */
const testData = openTestData();
let callers: Callers;

beforeAll(async () => {
  callers = await openCallers(testData);
});
afterAll(() => testData.close());

const everyCall: [string, Call][] = Object.entries(calls);
const guarded = everyCall.filter(([, { access: who }]) => who !== 'anyone' && who !== 'cart-holder');

const SIGN_IN = { success: false, message: 'Please sign in' };
const EXPIRED = { success: false, message: 'Your session has expired. Please sign in again.' };
const FORBIDDEN = { success: false, message: 'You may not do this' };

/** Returns the path of a call, about the user where the call needs one. */
function pathOf({ path, access: who, answers }: Call, about = callers.user): string {
  const email = encodeURIComponent(about.email);
  const filled = path
    .replace('{email}', email)
    .replace('{status}', 'pending')
    .replace(/\{\w+\}/, 'NONE');
  if (answers === 'file') return `${filled}?date=NONE&from=NONE`;
  return who === 'self-or-staff' && !path.includes('{email}') ? `${filled}?userEmail=${email}` : filled;
}

const send = (it: Call, kind: CallerKind) =>
  call(pathOf(it), { method: it.method, token: callers.tokens[kind] });

/** The kinds of callers that each access level permits. */
const PERMITTED: Record<Exclude<Call['access'], 'anyone' | 'cart-holder'>, readonly CallerKind[]> = {
  'signed-in': ['user', 'other', 'admin'],
  'self-or-staff': ['user', 'admin'],
  staff: ['admin'],
  admin: ['admin'],
};

type Outcome = 'sign in' | 'session expired' | 'forbidden' | 'permitted' | 'other error';

function expectedOutcome(it: Call, kind: CallerKind): Outcome {
  if (kind === 'signedOut') return 'sign in';
  if (UNAUTHENTICATED.includes(kind)) return 'session expired';
  return PERMITTED[it.access as keyof typeof PERMITTED].includes(kind) ? 'permitted' : 'forbidden';
}

/** Returns the outcome of the access check; the error bodies must be exact, and a 401 must name the scheme. */
function outcomeOf({ status, body, headers }: ApiResponse): Outcome {
  const challenge = headers.get('www-authenticate');
  if (status === 401 && challenge === 'Bearer') {
    if (isDeepStrictEqual(body, SIGN_IN)) return 'sign in';
    if (isDeepStrictEqual(body, EXPIRED)) return 'session expired';
  }
  if (status === 403 && isDeepStrictEqual(body, FORBIDDEN)) return 'forbidden';
  return [401, 403, 500].includes(status) ? 'other error' : 'permitted';
}

// Holders of one right each may make the calls of staff that name it, and no others.
describe('a holder of one right', () => {
  const staffCalls = guarded.filter(([, { access: who }]) => who !== 'signed-in');

  test.each(RIGHTS)('makes the calls that "%s" allows', async (right) => {
    const holder = await testData.account('user', 'Parveen Sultana', { can: [right] });
    const token = await tokenOf(holder);
    // The right "people" deletes an account.
    const about = await testData.account();
    const outcomes: Record<string, Outcome> = {};
    for (const [name, it] of staffCalls) {
      outcomes[name] = outcomeOf(await call(pathOf(it, about), { method: it.method, token }));
    }
    const expected = staffCalls.map(([name, { rights }]) => [
      name,
      rights?.includes(right) ? 'permitted' : 'forbidden',
    ]);
    expect(outcomes).toEqual(Object.fromEntries(expected));
  });

  test('loses it with the next request', async () => {
    const holder = await testData.account('user', 'Parveen Sultana', { can: ['orders'] });
    const token = await tokenOf(holder);
    expect((await call('/api/orders', { token })).status).toBe(200);
    await testData.db.doc(`users/${holder.uid}`).update({ can: ['people'] });
    expect((await call('/api/orders', { token })).status).toBe(403);
  });

  test('has none while the record is inactive', async () => {
    const holder = await testData.account('user', 'Parveen Sultana', { can: [...RIGHTS] });
    const token = await tokenOf(holder);
    await testData.db.doc(`users/${holder.uid}`).update({ isActive: false });
    // The event of the record may have disabled the account at Auth already.
    expect([401, 403]).toContain((await call('/api/orders', { token })).status);
  });
});

// In the order of CALLER_KINDS: as an admin, deleteUser deletes the account of `user`, whose calls come earlier.
describe.each(CALLER_KINDS)('%s', (kind) => {
  test.each(guarded)('calls %s', async (_name, it) => {
    const answer = await send(it, kind);
    expect(outcomeOf(answer), `${answer.status} ${JSON.stringify(answer.body)}`).toBe(
      expectedOutcome(it, kind),
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

test('every call for staff names its rights, and no call for admins alone or for anyone does', () => {
  const needsRights = ({ access: who }: Call) => who === 'staff' || who === 'self-or-staff';
  const mayHaveRights = (it: Call) => needsRights(it) || it.access === 'signed-in';
  const wrong = everyCall.filter(([, it]) => (it.rights ? !mayHaveRights(it) : needsRights(it)));
  expect(wrong.map(([name]) => name)).toEqual([]);
});

test('the catalogue is open to every caller', async () => {
  for (const kind of CALLER_KINDS) {
    expect((await call('/api/products?limit=1', { token: callers.tokens[kind] })).status).toBe(200);
  }
});
