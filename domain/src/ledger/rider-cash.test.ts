import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_MONEY, paisa, type Paisa } from '../money/paisa.ts';
import { taka } from '../money/taka.ts';
import { setStatuses } from '../orders/transition-delivery.ts';
import { placedOrder } from '../orders/testing/placed-order.ts';
import { handInCash, handInFormSchema } from './hand-in.ts';
import { changesCollectedCash, postDelivery } from './post-delivery.ts';
import type { OrderCash, Posting } from './posting.ts';
import { riderCashChanges, riderCashId } from './rider-cash.ts';

const now = new Date('2026-11-28T06:00:00Z');
const rider = { _id: riderCashId('Karim'), rider: 'Karim', held: taka(911) };
const sums = ({ lines }: Posting) => lines.reduce((sum, { amount }) => sum + amount, 0);
const handIn = (values: object) => handInFormSchema.parse({ riderCash: rider._id, seen: 911, ...values });
const stored = { ...rider, id: 'h1', by: 'boss', now };

test('spellings that differ in case and spaces are one rider, and any name is one document', () => {
  expect(riderCashId(' Karim  ULLAH ')).toBe(riderCashId('karim ullah'));
  expect(riderCashId('করিম')).not.toBe(riderCashId('রহিম'));
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
      const id = riderCashId(name);
      expect(id).toMatch(/^r\.[A-Za-z0-9%!'()*._~-]*$/);
      expect(id.length).toBeLessThan(1_500);
    }),
  );
});

describe('a hand-in', () => {
  test('of all that the rider holds is in the cash box', () => {
    const result = handInCash(stored, handIn({ counted: '911' }))!;
    expect(result.posting).toMatchObject({ _id: 'handed-in:h1', rider: rider._id });
    expect(result.posting.lines).toEqual([
      { account: 'cash-box', amount: taka(911) },
      { account: 'rider-cash', amount: taka(-911) },
    ]);
    expect(result.handIn).toMatchObject({ expected: taka(911), counted: taka(911), account: null });
  });

  test.each([
    ['short', 900, taka(11)],
    ['over', 920, taka(-9)],
    ['empty', 0, taka(911)],
  ])('that is %s has its difference in an account, with a note', (_what, counted, difference) => {
    expect(handInFormSchema.safeParse({ riderCash: rider._id, seen: 911, counted }).success).toBe(false);
    const { posting } = handInCash(stored, handIn({ counted, account: 'loss', note: 'Counted twice' }))!;
    expect(posting.lines).toContainEqual({ account: 'loss', amount: difference });
    expect(sums(posting)).toBe(0);
  });

  test('is not made when the rider holds another amount, or nothing', () => {
    expect(handInCash({ ...stored, held: taka(1_000) }, handIn({ counted: 911 }))).toBeUndefined();
    expect(handInCash({ ...stored, held: NO_MONEY }, handIn({ seen: 0, counted: 0 }))).toBeUndefined();
  });
});

test('riders hold what they collected less what they handed in, and the journal sums to zero, after any steps', () => {
  const step = fc.record({
    order: fc.integer({ min: 0, max: 2 }),
    what: fc.constantFrom('deliver' as const, 'take-back' as const, 'hand-in' as const),
    name: fc.constantFrom('Karim', ' karim', 'Rahim', ''),
    counted: fc.integer({ min: 0, max: 300_000 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const orders = [0, 1, 2].map((at) => ({ ...placedOrder(91_150 + at * 1_000), _id: `o${at}` }));
      const cash = new Map<string, OrderCash>();
      const held = new Map<string, Paisa>();
      const journal: Posting[] = [];
      for (const { order: at, what, name, counted } of steps) {
        const id = riderCashId(name);
        if (what === 'hand-in') {
          const seen = held.get(id) ?? NO_MONEY;
          const form = { riderCash: id, seen, counted: paisa(counted), account: 'loss' as const, note: 'x' };
          const result = handInCash(
            { _id: id, rider: name, held: seen, id: `h${journal.length}`, by: 'b', now },
            form,
          );
          if ((result === undefined) !== seen <= 0) throw new Error('A hand-in needs cash that is held');
          if (!result) continue;
          journal.push(result.posting);
          held.set(id, NO_MONEY);
          continue;
        }
        const before = { ...orders[at]!, deliveryAssignedTo: name };
        const to = what === 'deliver' ? ('delivered' as const) : ('out_for_delivery' as const);
        const orderStatus = what === 'deliver' ? ('delivered' as const) : ('shipped' as const);
        const after = setStatuses(before, { orderStatus, deliveryStatus: to }, { who: 'b', now });
        orders[at] = after;
        if (!changesCollectedCash(before, after)) continue;
        const posted = postDelivery({ after, invoice: null, stored: cash.get(after._id), now });
        cash.set(after._id, posted.cash);
        journal.push(...posted.postings);
        for (const [key, change] of riderCashChanges(posted.postings))
          held.set(key, paisa((held.get(key) ?? NO_MONEY) + change));
      }
      expect(journal.map(sums).every((sum) => sum === 0)).toBe(true);
      for (const [key, amount] of held) {
        const own = journal.filter((it) => it.rider === key).flatMap(({ lines }) => lines);
        const balance = own.filter(({ account }) => account === 'rider-cash');
        expect(balance.reduce((sum, line) => sum + line.amount, 0)).toBe(amount);
      }
    }),
    { numRuns: 300 },
  );
});
