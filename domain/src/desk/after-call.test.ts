import { describe, expect, test } from 'vitest';
import { anOrder } from '../orders/testing/an-order.ts';
import { addDays, dhakaDay, startOfDhakaDay } from '../time/dhaka-day.ts';
import {
  afterCall,
  anonymizeCalls,
  beginCall,
  calledBy,
  callRejection,
  isWaitingForPacking,
  MAX_DAYS_AHEAD,
  triesOf,
  type CalledDesk,
} from './after-call.ts';
import { callFor, DEFAULT_CALL_POLICY } from './call-policy.ts';
import { orderDeskOf } from './order-desk.ts';
import { callFormSchema, MAX_CALLS, NO_CALLS, type CallForm, type CallOutcome } from './phone-call.ts';

const placed = new Date('2026-11-20T04:00:00Z');
const now = new Date('2026-11-20T06:00:00Z');
const order = anOrder(placed);
const waiting: CalledDesk = { ...NO_CALLS, call: 'required', dueAt: placed };
const form = (outcome: CallOutcome, more: Partial<CallForm> = {}): CallForm => ({
  ...{ outcome, note: '', deliverOn: null },
  ...more,
});
const policy = { ...DEFAULT_CALL_POLICY, retryMinutes: 30, mostTries: 2 };
const after = (desk: CalledDesk, call: CallForm, at = now) =>
  afterCall(order, desk, call, { by: 'staff', now: at }, policy);

test.each([
  ['off', 'not-required', 'to-pack'],
  ['advise', 'advised', 'to-pack'],
  ['require', 'required', 'to-call'],
] as const)('with calls on %s a cash order is %s and waits %s', (mode, call, stage) => {
  expect(callFor('Cash on Delivery', { mode })).toBe(call);
  expect(callFor('Online Payment', { mode })).toBe('not-required');
  expect(orderDeskOf(order, { ...waiting, call }).stage).toBe(stage);
});

describe('after a call', () => {
  test('an agreed order waits to be packed since it was placed', () => {
    const desk = after({ ...waiting, dueAt: now }, form('confirmed', { note: 'Blue if possible' }));
    expect(desk).toMatchObject({ call: 'confirmed', dueAt: placed, deliverOn: null, calling: null });
    expect(desk.calls).toEqual([{ at: now, by: 'staff', outcome: 'confirmed', note: 'Blue if possible' }]);
    expect(orderDeskOf(order, desk).stage).toBe('to-pack');
  });

  test('one for a later day waits from the beginning of the day before', () => {
    const day = addDays(dhakaDay(now), 5);
    const desk = after(waiting, form('deliver-on', { deliverOn: day }));
    expect(desk).toMatchObject({ call: 'confirmed', deliverOn: day });
    expect(desk.dueAt).toEqual(startOfDhakaDay(addDays(day, -1)));
    const tomorrow = after(waiting, form('deliver-on', { deliverOn: addDays(dhakaDay(now), 1) }));
    expect(tomorrow.dueAt).toEqual(placed);
  });

  test('a customer who does not answer is called again, and is a problem after the most tries', () => {
    const once = after({ ...waiting, call: 'advised' }, form('no-answer'));
    expect(once).toMatchObject({ call: 'required', dueAt: new Date('2026-11-20T06:30:00Z') });
    expect(orderDeskOf(order, once).stage).toBe('to-call');
    const twice = after(once, form('no-answer'));
    expect(twice).toMatchObject({ call: 'unreachable', dueAt: now });
    expect(orderDeskOf(order, twice).stage).toBe('problems');
    expect(orderDeskOf(order, after(twice, form('confirmed'))).stage).toBe('to-pack');
  });

  test('a wrong number is a problem', () => {
    expect(orderDeskOf(order, after(waiting, form('wrong-number'))).stage).toBe('problems');
  });

  test('an order can be packed without a call', () => {
    const desk = after(waiting, form('waived', { note: 'Known customer' }));
    expect(orderDeskOf(order, desk)).toMatchObject({ stage: 'to-pack', dueAt: placed });
  });

  test('only calls without an answer count as tries, since the last answer', () => {
    const calls = (...outcomes: CallOutcome[]) => outcomes.map((outcome) => ({ outcome }));
    expect(triesOf([])).toBe(0);
    expect(triesOf(calls('no-answer', 'no-answer'))).toBe(2);
    expect(triesOf(calls('no-answer', 'confirmed', 'no-answer'))).toBe(1);
    expect(triesOf(calls('no-answer', 'confirmed'))).toBe(0);
  });
});

describe('a call is rejected', () => {
  const reject = (desk: CalledDesk, call: CallForm, lastSeen: Date | null = null, of = order) =>
    callRejection(of, desk, call, { now, lastSeen });

  test('once the order is packed, delivered or cancelled', () => {
    for (const statuses of [
      { orderStatus: 'processing', deliveryStatus: 'assigned' },
      { orderStatus: 'delivered', deliveryStatus: 'delivered' },
      { orderStatus: 'cancelled', deliveryStatus: 'pending' },
    ] as const) {
      expect(reject(waiting, form('confirmed'), null, { ...order, ...statuses })).toBe('not-waiting');
      expect(isWaitingForPacking(statuses)).toBe(false);
    }
    expect(reject(waiting, form('confirmed'))).toBeUndefined();
  });

  test('when a colleague has recorded one that the caller has not seen', () => {
    const called = after(waiting, form('no-answer'));
    expect(reject(called, form('confirmed'))).toBe('called-meanwhile');
    expect(reject(called, form('confirmed'), placed)).toBe('called-meanwhile');
    expect(reject(called, form('confirmed'), now)).toBeUndefined();
    expect(reject(waiting, form('confirmed'), now)).toBe('called-meanwhile');
  });

  test('for a day that is over, today, or too far away', () => {
    const today = dhakaDay(now);
    for (const days of [-1, 0, MAX_DAYS_AHEAD + 1])
      expect(reject(waiting, form('deliver-on', { deliverOn: addDays(today, days) }))).toBe(
        'day-out-of-range',
      );
    for (const days of [1, MAX_DAYS_AHEAD])
      expect(reject(waiting, form('deliver-on', { deliverOn: addDays(today, days) }))).toBeUndefined();
  });

  test('above the most calls, unless it ends them', () => {
    const call = { at: now, by: 'staff', outcome: 'no-answer', note: '' } as const;
    const desk = { ...waiting, calls: Array.from({ length: MAX_CALLS }, () => call) };
    expect(reject(desk, form('no-answer'), now)).toBe('too-many-calls');
    expect(reject(desk, form('waived'), now)).toBeUndefined();
    expect(after(desk, form('waived')).calls).toHaveLength(MAX_CALLS);
  });
});

test('an order that is being called warns everyone else for ten minutes', () => {
  const desk = beginCall(waiting, { by: 'staff', now });
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  expect(calledBy(desk, 'other', later(9))).toBe('staff');
  expect(calledBy(desk, 'staff', later(9))).toBeUndefined();
  expect(calledBy(desk, 'other', later(10))).toBeUndefined();
  expect(calledBy(waiting, 'other', now)).toBeUndefined();
  expect(after(desk, form('no-answer')).calling).toBeNull();
});

test('a deleted account leaves no words of a call', () => {
  const desk = after(waiting, form('confirmed', { note: 'Ask for Rahima' }));
  expect(JSON.stringify(anonymizeCalls(desk))).not.toContain('Rahima');
  expect(anonymizeCalls(desk).calls).toMatchObject([{ by: 'staff', outcome: 'confirmed' }]);
});

test('the form asks for a day, and why no call is needed', () => {
  const errorsOf = (value: object) =>
    callFormSchema.safeParse(value).error?.issues.map(({ path, message }) => [path[0], message]);
  expect(errorsOf({})).toEqual([['outcome', 'Please choose how the call ended']]);
  expect(errorsOf({ outcome: 'deliver-on' })).toEqual([['deliverOn', 'Please choose the day of delivery']]);
  expect(errorsOf({ outcome: 'waived', note: ' ' })).toEqual([
    ['note', 'Please write down why no call is needed'],
  ]);
  expect(errorsOf({ outcome: 'confirmed' })).toBeUndefined();
});

test('a desk document from before the call queue has no calls', () => {
  const desk = orderDeskOf(order);
  expect(desk).toMatchObject(NO_CALLS);
  expect(desk.stage).toBe('to-pack');
});
