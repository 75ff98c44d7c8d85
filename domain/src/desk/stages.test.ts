import { expect, test } from 'vitest';
import { QUEUES, shownQueues, STAGES, waitingForStaff } from './stages.ts';

test('every stage is a queue, but done and cancelled', () => {
  expect([...QUEUES, 'done', 'cancelled']).toEqual(STAGES);
});

test('a queue that nothing feeds is shown while an order waits in it', () => {
  expect(shownQueues({})).toEqual(['to-pack', 'to-hand-over', 'with-courier', 'problems', 'returns']);
  expect(shownQueues({ 'to-call': 2, 'cash-due': 0 })[0]).toBe('to-call');
  expect(shownQueues({ 'cash-due': 1 }).at(-1)).toBe('cash-due');
  expect(shownQueues({}, 'to-call')[0]).toBe('to-call');
});

test('what the courier has or owes, and what is over, does not wait for the shop', () => {
  const counts = { 'to-pack': 3, problems: 2, 'with-courier': 40, 'cash-due': 60, done: 500, cancelled: 9 };
  expect(waitingForStaff(counts)).toBe(5);
});
