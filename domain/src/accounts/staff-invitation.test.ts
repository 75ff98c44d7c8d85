import { expect, test } from 'vitest';
import { isAcceptable, rightsAfterAcceptance } from './staff-invitation.ts';

const now = new Date('2026-11-29T06:00:00Z');
const invitation = { can: ['packing', 'calls'] as const, expireAt: new Date('2026-11-29T06:00:01Z') };
const admin = { role: 'admin', isActive: true } as const;

test('an invitation is accepted until it expires, while its sender is an active admin', () => {
  expect(isAcceptable(invitation, admin, now)).toBe(true);
  expect(isAcceptable(invitation, admin, invitation.expireAt)).toBe(false);
  expect(isAcceptable(invitation, { ...admin, role: 'user' }, now)).toBe(false);
  expect(isAcceptable(invitation, { ...admin, isActive: false }, now)).toBe(false);
  expect(isAcceptable(invitation, undefined, now)).toBe(false);
});

test('an acceptance adds to the rights of a record, and an admin stores none', () => {
  const can = [...invitation.can];
  expect(rightsAfterAcceptance({ role: 'user' }, { can })).toEqual(['calls', 'packing']);
  expect(rightsAfterAcceptance({ role: 'user', can: ['packing', 'money'] }, { can })).toEqual([
    'calls',
    'packing',
    'money',
  ]);
  expect(rightsAfterAcceptance({ role: 'admin' }, { can })).toBeUndefined();
});
