import { expect, test } from 'vitest';
import { auditEntrySchema, buildAuditEntry, type AuditRecord } from './audit-entry.ts';

const record: AuditRecord = {
  by: { uid: 'a1' },
  action: 'order.deleted',
  subject: { kind: 'order', id: 'o1', label: 'ORD-20261122-ABCDE' },
  before: { totalAmount: 2110 },
  after: null,
  note: '',
};

test('keeps an entry for two years', () => {
  const entry = buildAuditEntry('e1', record, new Date('2026-11-22T00:00:00Z'));
  expect(entry.expireAt).toEqual(new Date('2028-11-21T00:00:00Z'));
  expect(auditEntrySchema.parse(entry)).toEqual(entry);
});

test('rejects an action that is not in the list', () => {
  const entry = { ...buildAuditEntry('e1', record, new Date()), action: 'order.painted' };
  expect(auditEntrySchema.safeParse(entry).success).toBe(false);
});

test('reads an entry that still names the account that did it, and drops the name', () => {
  const entry = buildAuditEntry('e1', record, new Date('2026-11-22T00:00:00Z'));
  const stored = { ...entry, by: { uid: 'a1', name: 'Parveen', email: 'parveen@nargisus.test' } };
  expect(auditEntrySchema.parse(stored)).toEqual(entry);
});
