import { expect, test } from 'vitest';
import type { FirestoreError } from '../engine/firestore-error.ts';
import { callerFrom } from './authorization.ts';

const segment = (json: unknown) => Buffer.from(JSON.stringify(json)).toString('base64url');
const jwt = (payload: unknown, signature = '') =>
  `Bearer ${segment({ alg: 'none' })}.${segment(payload)}.${signature}`;

test.each([
  ['a request without the header', undefined, 'anonymous'],
  ['the owner', 'Bearer owner', 'admin'],
  ['the owner in capitals', 'bearer OWNER', 'admin'],
  ['a service account', 'Bearer ya29.a0Af', 'admin'],
  ['an unsigned token', jwt({ sub: 'u' }), 'user'],
  ['a signed token', jwt({ sub: 'u' }, 'c2ln'), 'user'],
])('classifies %s', (_, header, kind) => expect(callerFrom(header).kind).toBe(kind));

test('takes uid and the whole payload of a user token, claims included, without checking its times', () => {
  const payload = { user_id: 'u1', sub: 'u1', exp: 1, role: 'admin', firebase: { identities: {} } };
  expect(callerFrom(jwt(payload)).auth).toEqual({ uid: 'u1', token: payload });
});

test.each([
  ['a Bearer token that is not a JWT', 'Bearer nonsense', 'INVALID_ARGUMENT', 'invalid jwt'],
  ['a JWT that is not JSON', 'Bearer a.b.c', 'INVALID_ARGUMENT', 'invalid jwt'],
  ['a JWT whose payload is a list', jwt([]), 'INVALID_ARGUMENT', 'invalid jwt'],
  ['a JWT without a user', jwt({}), 'INVALID_ARGUMENT', 'invalid jwt'],
  ['an empty Bearer', 'Bearer', 'INVALID_ARGUMENT', 'invalid jwt'],
  ['another scheme', 'Basic dTpw', 'UNKNOWN', 'Unsupported Authorization scheme.'],
])('rejects %s', (_, header, code, message) => {
  expect(() => callerFrom(header)).toThrow(expect.objectContaining({ code, message }) as FirestoreError);
});
