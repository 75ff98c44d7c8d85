import { calls, type Call } from '@nargisus/domain/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '../fixtures/network/api-client.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import {
  CALLER_KINDS,
  openCallers,
  UNAUTHENTICATED,
  type CallerKind,
  type Callers,
} from '../fixtures/accounts/callers.ts';

/*
 * Every call of the contract, made by every kind of caller. The requests are wrong on purpose (an id that nothing has, no
 * body): whoever may call gets past the door and is told about that, and nothing is changed.
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

/** About the user, where a call is about somebody. */
function pathOf({ path, access: who, answers }: Call): string {
  const email = encodeURIComponent(callers.user.email);
  const filled = path
    .replace('{email}', email)
    .replace('{status}', 'pending')
    .replace(/\{\w+\}/, 'NONE');
  if (answers === 'file') return `${filled}?date=NONE`;
  return who === 'self-or-admin' && !path.includes('{email}') ? `${filled}?userEmail=${email}` : filled;
}

const ask = (it: Call, kind: CallerKind) =>
  call(pathOf(it), { method: it.method, token: callers.tokens[kind] });

/** Which of those with a good token may call. */
const WELCOME: Record<Exclude<Call['access'], 'anyone' | 'cart-holder'>, readonly CallerKind[]> = {
  'signed-in': ['user', 'other', 'admin'],
  'self-or-admin': ['user', 'admin'],
  admin: ['admin'],
};

describe.each(CALLER_KINDS)('%s', (kind) => {
  test.each(guarded)('calls %s', async (_name, it) => {
    const answer = await ask(it, kind);
    if (UNAUTHENTICATED.includes(kind)) {
      expect(answer.body).toEqual(kind === 'signedOut' ? SIGN_IN : EXPIRED);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    } else if (WELCOME[it.access as keyof typeof WELCOME].includes(kind)) {
      expect([401, 403, 500]).not.toContain(answer.status);
    } else {
      expect([answer.status, answer.body]).toEqual([403, FORBIDDEN]);
    }
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

test('the catalogue is open to every caller, with any token', async () => {
  for (const kind of CALLER_KINDS) {
    expect((await call('/api/products?limit=1', { token: callers.tokens[kind] })).status).toBe(200);
  }
});
