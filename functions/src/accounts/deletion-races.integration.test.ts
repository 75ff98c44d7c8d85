import { describe, expect, test } from 'vitest';
import type { AccountRepositories } from './account-repositories.ts';
import { deleteAccount } from './delete-account.ts';
import { finishDeletions } from './finish-deletion.ts';
import { delivered, later, now, createDeletionFixture } from './testing/deletion-fixture.ts';

/* A deletion concurrent with an order, or with another deletion. */
const fixture = createDeletionFixture('deletion-races');
const { repositories, accounts, ordered, recordOf, ofUid, unfinished } = fixture;

describe("deleting one's own account", () => {
  test('is withdrawn when an order arrives while the account is being deactivated', async () => {
    const racing = shopWith(async (uid, is) => {
      if (!is) await ordered((order) => order);
      await accounts.setActive(uid, is);
    });
    const leaving = deleteAccount(racing, { caller: fixture.caller, named: fixture.caller.email, now });
    await expect(leaving).rejects.toMatchObject({ code: 'conflict', message: /still under way/ });
    expect(fixture.done).toEqual(['deactivated', 'reactivated']);
    expect([await unfinished(), (await recordOf(fixture.caller.uid))?.isActive]).toEqual([[], true]);
  });

  test('is not withdrawn by a second call that is rejected while the first carries it out', async () => {
    await ordered(delivered);
    const rejected = deleteAccount(overtaken(), { caller: fixture.caller, named: fixture.caller.email, now });
    await expect(rejected).rejects.toMatchObject({ code: 'conflict', message: /still under way/ });
    expect(fixture.done).not.toContain('reactivated');
    expect([await unfinished(), await recordOf(fixture.caller.uid)]).toEqual([
      [fixture.caller.uid],
      undefined,
    ]);
    await repositories.deletions.end({ uid: fixture.caller.uid });
  });

  test('does not touch an account that a concurrent call has reactivated', async () => {
    const withdrawn = shopWith(async (uid, is) => {
      await accounts.setActive(uid, is);
      if (!is) await repositories.deletions.withdraw({ uid });
    });
    const leaving = deleteAccount(withdrawn, { caller: fixture.caller, named: fixture.caller.email, now });
    await expect(leaving).rejects.toMatchObject({ code: 'conflict', message: /try again/ });
    expect(fixture.done).toEqual(['deactivated']);
  });

  test('is left to a call that may still be deciding', async () => {
    await repositories.deletions.begin({
      uid: fixture.caller.uid,
      email: fixture.caller.email,
      alias: 'deleted_2',
      requestedAt: now,
    });
    await finishDeletions(repositories, now);
    expect([fixture.done, await unfinished()]).toEqual([[], [fixture.caller.uid]]);
    await finishDeletions(repositories, later);
    expect(await unfinished()).toEqual([]);
  });

  test('waits for an order placed in between, and anonymises it after its delivery', async () => {
    await repositories.deletions.begin({
      uid: fixture.caller.uid,
      email: fixture.caller.email,
      alias: 'deleted_1',
      requestedAt: now,
    });
    const { _id } = await ordered((order) => order);
    await finishDeletions(repositories, later);
    expect([await unfinished(), await ofUid(fixture.caller.uid)]).toEqual([[fixture.caller.uid], 1]);
    await repositories.orders.inTransaction(async (transaction) => {
      const order = (await transaction.find(_id))!;
      await transaction.ledger.read(order, delivered(order));
      transaction.change(order, delivered(order));
    });
    await finishDeletions(repositories, later);
    expect([await unfinished(), (await repositories.orders.find(_id))?.uid]).toEqual([[], 'deleted_1']);
  });
});

/**
 * Returns repositories of a call that is overtaken: while it deactivates the account, another call decides the
 * deletion and an order is placed.
 */
function overtaken(): AccountRepositories {
  return shopWith(async (uid, is) => {
    await accounts.setActive(uid, is);
    if (is || !(await repositories.deletions.decide({ uid }))) return;
    await repositories.users.remove(uid);
    await ordered((order) => order);
  });
}

/** Returns repositories of a call that meets a concurrent one while it deactivates or reactivates the account. */
function shopWith(setActive: (uid: string, isActive: boolean) => Promise<void>): AccountRepositories {
  return { ...repositories, accounts: { ...accounts, setActive } } as unknown as AccountRepositories;
}
