import { USER_STATS } from '@nargisus/domain/stats';
import { beforeEach, expect, test } from 'vitest';
import { openIsolatedProject } from '../testing/isolated-project.ts';
import { CountersRepository } from './counters.repository.ts';

/*
 * On the Firestore emulator, in an isolated project, where no trigger follows the users: the tests deliver the
 * events.
 */
const { db, readsOf } = openIsolatedProject('counters');
const counters = new CountersRepository(db, 'users', USER_STATS);
const customer = { role: 'user', isActive: true };
const stored = async () => (await counters.recount({ repair: false })).stored;

let made = 0;
/** Writes a user and delivers the event. */
async function writes(uid: string, after: typeof customer | undefined, before?: typeof customer) {
  const reference = db.doc(`users/${uid}`);
  const { writeTime } = await (after ? reference.set(after) : reference.delete());
  made += 1;
  return { eventId: `event-${made}`, at: writeTime.toDate(), before, after };
}

beforeEach(async () => {
  await db.recursiveDelete(db.collection('users'));
  await db.recursiveDelete(db.collection('counters'));
});

test('the first event counts the users that existed before', async () => {
  await writes('old', { ...customer, role: 'admin' });
  await counters.follow(await writes('new', customer));
  expect(await stored()).toEqual({ total: 2, active: 2, admins: 1 });
});

test('each event counts once, however often and in whatever order it arrives', async () => {
  await counters.recount({ repair: true });
  const events = [];
  for (let n = 0; n < 8; n += 1) events.push(await writes(`u${n}`, customer));
  events.push(await writes('u0', { ...customer, isActive: false }, customer));
  events.push(await writes('u1', undefined, customer));
  await Promise.all([...events, ...events].reverse().map((event) => counters.follow(event)));
  const { stored: kept, counted } = await counters.recount({ repair: false });
  expect(kept).toEqual(counted);
  expect(kept).toEqual({ total: 7, active: 6, admins: 0 });
});

test('an event that a recount has already included changes nothing', async () => {
  await counters.recount({ repair: true });
  const late = await writes('late', customer);
  await counters.recount({ repair: true });
  await counters.follow(late);
  expect(await stored()).toEqual({ total: 1, active: 1, admins: 0 });
});

test('a recount reports what differs, and repairs it only on request', async () => {
  await db.doc('counters/figures').set({ users: { total: 5, active: 5, admins: 5, countedAt: new Date() } });
  await writes('one', customer);
  expect(await counters.recount({ repair: false })).toEqual({
    stored: { total: 5, active: 5, admins: 5 },
    counted: { total: 1, active: 1, admins: 0 },
  });
  await counters.recount({ repair: true });
  expect(await stored()).toEqual({ total: 1, active: 1, admins: 0 });
});

test('a change that affects no counter costs nothing', async () => {
  await counters.recount({ repair: true });
  const renamed = await writes('one', customer, customer);
  expect(await readsOf(() => counters.follow(renamed))).toBe(0);
});
