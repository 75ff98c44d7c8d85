import { describe, expect, test } from 'vitest';
import { deleteAccount } from './delete-account.ts';
import { finishDeletions, type Forgetting } from './finish-deletion.ts';
import { delivered, later, now, openDeletionDesk } from './testing/deletion-desk.ts';

/* A deletion and an order, or two deletions, at the same moment. */
const desk = openDeletionDesk('deletion-races');
const { shop, accounts, ordered, recordOf, ofUid, unfinished } = desk;

describe('deleting one’s account', () => {
  test('is undone when an order came in as the account was shut', async () => {
    const racing = shopWith(async (uid, is) => {
      if (!is) await ordered((order) => order);
      await accounts.setActive(uid, is);
    });
    const leaving = deleteAccount(racing, { caller: desk.caller, named: desk.caller.email, now });
    await expect(leaving).rejects.toMatchObject({ code: 'conflict', message: /still under way/ });
    expect(desk.done).toEqual(['shut', 'opened']);
    expect([await unfinished(), (await recordOf(desk.caller.uid))?.isActive]).toEqual([[], true]);
  });

  test('is not undone by a second call that is refused while the first carries it out', async () => {
    await ordered(delivered);
    const refused = deleteAccount(overtaken(), { caller: desk.caller, named: desk.caller.email, now });
    await expect(refused).rejects.toMatchObject({ code: 'conflict', message: /still under way/ });
    expect(desk.done).not.toContain('opened');
    expect([await unfinished(), await recordOf(desk.caller.uid)]).toEqual([[desk.caller.uid], undefined]);
    await shop.deletions.end({ uid: desk.caller.uid });
  });

  test('leaves the account alone that a call beside it has opened again', async () => {
    const withdrawn = shopWith(async (uid, is) => {
      await accounts.setActive(uid, is);
      if (!is) await shop.deletions.withdraw({ uid });
    });
    const leaving = deleteAccount(withdrawn, { caller: desk.caller, named: desk.caller.email, now });
    await expect(leaving).rejects.toMatchObject({ code: 'conflict', message: /try again/ });
    expect(desk.done).toEqual(['shut']);
  });

  test('is left to a call that may still be deciding', async () => {
    await shop.deletions.begin({
      uid: desk.caller.uid,
      email: desk.caller.email,
      alias: 'deleted_2',
      requestedAt: now,
    });
    await finishDeletions(shop, now);
    expect([desk.done, await unfinished()]).toEqual([[], [desk.caller.uid]]);
    await finishDeletions(shop, later);
    expect(await unfinished()).toEqual([]);
  });

  test('waits for an order that slipped in, and forgets it once it has arrived', async () => {
    await shop.deletions.begin({
      uid: desk.caller.uid,
      email: desk.caller.email,
      alias: 'deleted_1',
      requestedAt: now,
    });
    const { _id } = await ordered((order) => order);
    await finishDeletions(shop, later);
    expect([await unfinished(), await ofUid(desk.caller.uid)]).toEqual([[desk.caller.uid], 1]);
    await shop.orders.inTransaction(async (transaction) => {
      const order = (await transaction.find(_id))!;
      transaction.change(order, delivered(order));
    });
    await finishDeletions(shop, later);
    expect([await unfinished(), (await shop.orders.find(_id))?.uid]).toEqual([[], 'deleted_1']);
  });
});

/** The shop of a call beside which another one decides as it shuts the account, and an order slips in after that. */
function overtaken(): Forgetting {
  return shopWith(async (uid, is) => {
    await accounts.setActive(uid, is);
    if (is || !(await shop.deletions.decide({ uid }))) return;
    await shop.users.remove(uid);
    await ordered((order) => order);
  });
}

/** The shop of a call that meets another one in the moment in which it shuts or opens the account. */
function shopWith(setActive: (uid: string, isActive: boolean) => Promise<void>): Forgetting {
  return { ...shop, accounts: { ...accounts, setActive } } as unknown as Forgetting;
}
