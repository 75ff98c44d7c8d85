import { normalWord } from '@nargisus/domain/couriers';
import { applyEvent, applyPoll } from './apply-event.ts';
import type { ParcelRepositories, WorkerDependencies } from './parcel-dependencies.ts';
import { sendParcel } from './send-parcel.ts';

const BATCH = 200;
/** How long a parcel waits whose attempt failed before it could be recorded, in ms. */
const POSTPONED_MS = 30 * 60_000;

/** Counts of a sweep. `broken`: nothing could be recorded, and the parcel or the notice waits for a later run. */
export interface ParcelSweep {
  sent: number;
  applied: number;
  polled: number;
  broken: number;
}

/**
 * Makes up for what was missed: sends parcels that wait, one at a time, and stops when the courier refuses the shop; applies
 * notices that were stored only; asks the courier about parcels that it has not mentioned for hours.
 */
export async function sweepParcels(
  repositories: ParcelRepositories,
  dependencies: WorkerDependencies,
  reportBroken: (id: string, thrown: unknown) => void,
): Promise<ParcelSweep> {
  const { parcels, courierEvents } = repositories;
  const { now, courier } = dependencies;
  const sweep: ParcelSweep = { sent: 0, applied: 0, polled: 0, broken: 0 };

  for (const key of await courierEvents.waiting(BATCH)) {
    await attempt(key, async () => {
      await applyEvent(repositories, key, now());
      sweep.applied += 1;
    });
  }
  let isBlocked = false;
  for (const invoice of await parcels.due(now(), BATCH)) {
    if (isBlocked) break;
    await attempt(
      invoice,
      async () => {
        isBlocked = (await sendParcel(repositories, dependencies, invoice)) === 'blocked';
        if (!isBlocked) sweep.sent += 1;
      },
      'nextAttemptAt',
    );
  }
  for (const { _id: invoice, consignmentId } of await parcels.silent(now(), BATCH)) {
    if (isBlocked || consignmentId === null) break;
    await attempt(
      invoice,
      async () => {
        const answer = await courier().status(consignmentId);
        isBlocked = answer.kind === 'blocked';
        if (answer.kind === 'ok') await applyPoll(repositories, invoice, normalWord(answer.value), now());
        else await parcels.postpone(invoice, 'pollAt', new Date(now().getTime() + POSTPONED_MS));
        sweep.polled += 1;
      },
      'pollAt',
    );
  }
  return sweep;

  async function attempt(
    id: string,
    work: () => Promise<void>,
    field?: 'nextAttemptAt' | 'pollAt',
  ): Promise<void> {
    try {
      await work();
    } catch (thrown) {
      sweep.broken += 1;
      reportBroken(id, thrown);
      if (!field) return;
      const until = new Date(now().getTime() + POSTPONED_MS);
      await parcels.postpone(id, field, until).catch((cause: unknown) => reportBroken(id, cause));
    }
  }
}
