import { setTimeout as wait } from 'node:timers/promises';
import { addresses } from '@nargisus/local-suite/launcher';
import type { DocumentData, Firestore, Query } from 'firebase-admin/firestore';
import { runScheduled } from '../fixtures/local-stack/serve-functions.ts';
import { mailbox } from '../fixtures/local-stack/mailbox.ts';
import { fetchJson } from '../fixtures/network/fetch-json.ts';
import { courier } from '../fixtures/orders/courier.ts';

const PAUSE_MS = 20_000;
/** A webhook that is late comes after three hours of the courier's clock. */
const LATE_MS = 4 * 3_600_000;
/** Sweeps after the load, each of up to 200 parcels and mails and 100 text messages. */
const MOST_SWEEPS = 20;
const MESSAGES = ['mails', 'sms'] as const;
const SWEEPS = ['sweepParcels', 'sweepMails', 'sweepSms'] as const;
const LONG_AGO = new Date(0);
/** Events of the last orders are still being handled after the load: they request messages in the meantime. */
const EVENTS_MS = 5_000;

/** Runs the sweeps of parcels, mails and text messages, as the scheduler does, until `isOver`. Returns how often they failed: the next run is the retry. */
export async function sweepOften(isOver: () => boolean): Promise<number> {
  let failures = 0;
  while (!isOver()) {
    await wait(PAUSE_MS);
    for (const name of SWEEPS) await runScheduled(name).catch(() => failures++);
  }
  return failures;
}

/**
 * Ends what still waits after the load, as the following hours would: late webhooks come, leases end, silent parcels are asked about, and
 * what failed is tried again, until nothing waits and no further message was requested. Sets the stored due times into the past
 * instead of waiting.
 */
export async function finishWork(db: Firestore): Promise<void> {
  await Promise.all([courier.reset(), mailbox.clearFaults()]);
  await fetchJson('PUT', `${addresses.courier}/simulator/clock`, { advanceMs: LATE_MS });
  await makeDue(db.collection('parcels').where('pollAt', '!=', null), ['pollAt']);
  let known = -1;
  for (let sweep = 1; sweep <= MOST_SWEEPS; sweep++) {
    const parcels = db.collection('parcels').where('state', 'in', ['intended', 'sending', 'uncertain']);
    const unsent = MESSAGES.map((name) => db.collection(name).where('nextAttemptAt', '!=', null));
    let waiting =
      (await makeDue(parcels, ['leaseUntil', 'nextAttemptAt'])) +
      (await db.collection('parcels').where('pollAt', '<=', new Date()).count().get()).data().count;
    for (const query of unsent) waiting += await makeDue(query, ['leaseUntil', 'nextAttemptAt']);
    const requested = await Promise.all(MESSAGES.map((name) => db.collection(name).count().get()));
    const messages = requested.reduce((sum, it) => sum + it.data().count, 0);
    if (waiting === 0 && messages === known) return;
    known = messages;
    for (const name of SWEEPS) await runScheduled(name);
    await wait(EVENTS_MS);
  }
}

/**
 * Moves the times at which records are due into the past, and returns the number of records. What an event has ended since stays
 * as it is.
 */
async function makeDue(query: Query<DocumentData>, fields: readonly string[]): Promise<number> {
  const { docs } = await query.get();
  for (const { ref } of docs)
    await ref.firestore.runTransaction(async (transaction) => {
      const document = await transaction.get(ref);
      const set = fields.filter((field) => (document.get(field) ?? null) !== null);
      if (set.length > 0) transaction.update(ref, Object.fromEntries(set.map((field) => [field, LONG_AGO])));
    });
  return docs.length;
}
