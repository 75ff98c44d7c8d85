import { DASHBOARD_COUNTERS_INTERVAL_MS } from '@nargisus/domain/orders';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { SalesLedger } from './sales-ledger.ts';

/** Clocks of two instances may differ by this; an event so shortly before a turn does not rely on it. */
const CLOCKS_DIFFER_MS = 1_000;

export interface Throttle {
  readonly now: () => Date;
  readonly wait: (ms: number) => Promise<void>;
  /** Writes the figures. */
  readonly write: () => Promise<void>;
}

/**
 * What the event of an order does for the dashboards: one of all events writes the figures for all, at most every
 * DASHBOARD_COUNTERS_INTERVAL_MS. An event after whose change another event is still going to write has nothing to do: one read. Should the one
 * who claimed the turn die, the next event or the sweep of each minute writes.
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

/** When to write; null when another event is going to. */
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
