import { expect, test } from 'vitest';
import { auditCsvHead, auditCsvRows } from './audit-csv.ts';
import type { AuditEntry } from './audit-entry.ts';
import { auditFilterSchema, auditTargetOf, readAuditFilter, subjectIdsOf } from './audit-filter.ts';

test.each([
  ['ord-20261120-k7xyz', { kind: 'order', number: 'ORD-20261120-K7XYZ' }],
  ['+880 1712-345678', { kind: 'phone', digits: '01712345678' }],
  ['০১৭১২৩৪৫৬৭৮', { kind: 'phone', digits: '01712345678' }],
  [' linen-panjabi ', { kind: 'other', text: 'linen-panjabi' }],
  ['2027', { kind: 'other', text: '2027' }],
])('takes %s for what it names', (text, target) => {
  expect(auditTargetOf(text)).toEqual(target);
});

test('finds a voucher, a collection and a setting by the id that staff know', () => {
  expect(subjectIdsOf('save50')).toEqual([
    'save50',
    'vouchers/SAVE50',
    'collections/save50',
    'settings/save50',
  ]);
});

test('leaves out what a URL has wrong', () => {
  const params = new Map([
    ['by', 'uid-1'],
    ['action', 'order.lost'],
    ['from', 'yesterday'],
    ['about', ' ORD-1 '],
  ]);
  expect(readAuditFilter({ get: (name) => params.get(name) ?? null })).toEqual({
    by: 'uid-1',
    about: 'ORD-1',
  });
  expect(auditFilterSchema.safeParse({ from: '2026-11-02', to: '2026-11-01' }).success).toBe(false);
});

test('writes an entry as a row, with formulas as text', () => {
  const entry: AuditEntry = {
    _id: 'e1',
    at: new Date('2026-11-20T06:00:00Z'),
    by: { uid: 'u1' },
    action: 'product.edited',
    subject: { kind: 'product', id: 'p1', label: '=HYPERLINK("x")' },
    before: { price: 5 },
    after: { price: 7 },
    note: '',
    expireAt: new Date('2028-11-19T06:00:00Z'),
  };
  expect(auditCsvHead()).toMatch(/^\uFEFF"time","action","by",/u);
  expect(auditCsvRows([entry], () => 'Salma')).toBe(
    `"2026-11-20T12:00:00+06:00","product.edited","u1","Salma","product","p1","'=HYPERLINK(""x"")","{""price"":5}","{""price"":7}","",""\r\n`,
  );
  expect(auditCsvRows([{ ...entry, by: null, before: null }], () => 'Salma')).toContain(
    '"product.edited","","",',
  );
});
