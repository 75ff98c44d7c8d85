import { describe, expect, test } from 'vitest';
import type { AccountRepositories } from './account-repositories.ts';
import { deleteUser } from './delete-user.ts';
import { findPerson } from './find-person.ts';
import { finishDeletions } from './finish-deletion.ts';
import { delivered, later, now, createDeletionFixture } from './testing/deletion-fixture.ts';

const fixture = createDeletionFixture('deletion-by-staff');
const { db, repositories, ordered, person, recordOf, ofUid, unfinished } = fixture;

describe('a deletion by staff', () => {
  const by = {
    uid: 'a1',
    name: 'Admin',
    email: 'admin@nargisus.test',
    role: 'admin',
    signedInAt: now,
  } as const;
  const staffDeletes = (uid: string) =>
    findPerson(
      {
        ...repositories,
        accounts: { find: () => Promise.resolve(undefined) },
      } as unknown as AccountRepositories,
      uid,
    ).then((found) => deleteUser(repositories, { person: found, caller: by, now }));

  test.each(['account', 'images'])(
    'is completed by the next run when it is interrupted before %s',
    async (name) => {
      await ordered((order) => order);
      fixture.diesBefore = name;
      await expect(staffDeletes(fixture.caller.uid)).rejects.toThrow('died before');
      expect([await unfinished(), (await recordOf(fixture.caller.uid))?.isActive]).toEqual([
        [fixture.caller.uid],
        false,
      ]);
      fixture.diesBefore = null;
      await finishDeletions(repositories, later);
      expect([await unfinished(), await recordOf(fixture.caller.uid)]).toEqual([[], undefined]);
      expect(await ofUid(fixture.caller.uid)).toBe(1); // Orders keep their buyer: docs/adr/0016
      const { docs } = await db.collection('audit').where('subject.id', '==', fixture.caller.uid).get();
      expect(docs.map((it) => it.get('action') as string)).toEqual(['user.deleted']);
    },
  );

  test('is rejected for the last admin, and records nothing', async () => {
    const admins = await db.collection('users').where('role', '==', 'admin').get();
    await Promise.all(admins.docs.map((it) => it.ref.delete()));
    const last = await person('admin');
    await expect(staffDeletes(last.uid)).rejects.toMatchObject({
      message: 'The last admin cannot be deleted',
    });
    expect([await unfinished(), (await recordOf(last.uid))?.isActive]).toEqual([[], true]);
    expect((await db.collection('audit').where('subject.id', '==', last.uid).get()).size).toBe(0);
  });

  test('carries out the deletion that the owner began, with their orders anonymised', async () => {
    const { _id } = await ordered(delivered);
    await repositories.deletions.begin({
      uid: fixture.caller.uid,
      email: fixture.caller.email,
      alias: 'deleted_3',
      requestedAt: now,
    });
    await staffDeletes(fixture.caller.uid);
    expect([await unfinished(), (await repositories.orders.find(_id))?.uid]).toEqual([[], 'deleted_3']);
  });
});
