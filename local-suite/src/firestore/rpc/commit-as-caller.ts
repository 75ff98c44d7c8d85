import type { Transaction } from '../engine/transactions/transaction.ts';
import type { CommitResult, StagedCommit, Write } from '../engine/writes/write.ts';
import type { RpcParts } from './call-context.ts';
import { bill } from './call.ts';
import type { Call } from './call.ts';
import { requireActive } from './require-active.ts';

/**
 * Commits what the rules allow the caller, and bills it. Applies nothing for a caller that has disconnected.
 */
export async function commitAsCaller(
  call: Call,
  { guard, usage }: RpcParts,
  writes: readonly Write[],
  { transaction, inspect }: { transaction?: Transaction; inspect?: (staged: StagedCommit) => void } = {},
): Promise<CommitResult> {
  const outcome = await call.database.commit(writes, {
    transaction,
    authorize: (staged) => {
      requireActive(call.context);
      guard.requireWrites(call, staged); // inside the commit: getAfter() must see every write of it
      inspect?.(staged);
    },
  });
  const count = (kinds: readonly Write['kind'][]) => writes.filter(({ kind }) => kinds.includes(kind)).length;
  bill(usage, call, {
    writes: count(['set', 'transform']),
    deletes: count(['delete']),
    reads: count(['verify']),
  });
  return outcome;
}
