import { describe, expect, test } from 'vitest';
import { attemptSchema } from './attempt.ts';
import { anonymizeAttempt, isUnsettled } from './anonymize-attempt.ts';
import { withRefund } from './refund-attempt.ts';
import {
  checkedAttempt,
  closedAttempt,
  paidAttempt,
  unfulfilledAttempt,
  unpaidAttempt,
} from './settle-attempt.ts';
import { fromDocument, toDocument } from '../contract/documents.ts';
import { HOUR, now, later, attempt, taken } from './testing/an-attempt.ts';

describe('an anonymized attempt', () => {
  const paid = paidAttempt(attempt, { taken, order: { _id: 'o1', orderId: 'ORD-20261121-ABCDE' }, now });

  test('contains no personal data, and keeps the paid amount', () => {
    const left = anonymizeAttempt(withRefund(paid, { by: 'u1', now }), 'deleted_0123');
    expect(fromDocument(attemptSchema, left._id, toDocument(attemptSchema, left))).toEqual(left);
    const text = JSON.stringify(left);
    for (const part of ['u1', 'Rahima', 'rahima@', 'রহিমা', '01712345678', 'Zindabazar']) {
      expect(text).not.toContain(part);
    }
    expect([left.taken, left.total, left.quote]).toEqual([taken, attempt.total, attempt.quote]);
  });

  test('is unsettled while a payment may arrive or a refund is due', () => {
    const cancelled = unpaidAttempt(attempt, 'cancelled', '', now);
    const owed = unfulfilledAttempt(attempt, { reason: 'product-gone', note: '', taken, now });
    const refunded = { ...withRefund(owed, { by: 'staff', now }), nextCheckAt: null };
    const back = { ...refunded, refund: { ...refunded.refund!, state: 'refunded' as const } };
    expect([attempt, cancelled, owed, refunded].map(isUnsettled)).toEqual([true, true, true, true]);
    const closed = checkedAttempt(attempt, later(25 * HOUR));
    expect([paid, closed, closedAttempt(attempt, '', now), back].map(isUnsettled)).toEqual(
      Array.from({ length: 4 }, () => false),
    );
  });
});
