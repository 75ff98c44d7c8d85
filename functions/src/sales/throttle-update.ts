import { DASHBOARD_COUNTERS_INTERVAL_MS } from '@nargisus/domain/orders';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { SalesLedger } from './sales-ledger.ts';

/** Clocks of two instances may differ by this; an event this shortly before an update does not rely on it. */
const CLOCKS_DIFFER_MS = 1_000;

export interface Throttle {
  readonly now: () => Date;
  readonly wait: (ms: number) => Promise<void>;
  /** Writes the stats. */
  readonly write: () => Promise<void>;
}

/**
 * Throttles updates of the stats over all events of orders: one event updates for all, at most every
 * DASHBOARD_COUNTERS_INTERVAL_MS. An event does nothing where a later update is already claimed: one read. When the
 * claiming run crashes, the next event or the sweep of each minute updates.
 */
export async function throttleUpdate(
  db: Firestore,
  ledger: SalesLedger,
  { now, wait, write }: Throttle,
): Promise<'written' | 'left to another'> {
  const at = await claimUpdate(db, ledger, now());
  if (at === null) return 'left to another';
  await wait(at.getTime() - now().getTime());
  await write();
  return 'written';
}

/** Returns when this event must update the stats; null when another one will. */
async function claimUpdate(db: Firestore, ledger: SalesLedger, now: Date): Promise<Date | null> {
  const turnIn = (turn: FirebaseFirestore.DocumentSnapshot) =>
    (turn.get('at') as Timestamp | undefined)?.toMillis() ?? 0;
  const isAhead = (at: number) => at > now.getTime() + CLOCKS_DIFFER_MS;
  if (isAhead(turnIn(await ledger.turn().get()))) return null;
  return db.runTransaction(async (transaction) => {
    const last = turnIn(await transaction.get(ledger.turn()));
    if (isAhead(last)) return null;
    const at = Math.max(now.getTime(), last + DASHBOARD_COUNTERS_INTERVAL_MS);
    transaction.set(ledger.turn(), { at: Timestamp.fromMillis(at) });
    return new Date(at);
  });
}
