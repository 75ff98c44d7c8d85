import { info } from 'firebase-functions/logger';
import { reportError, stackOf } from '../logging/report-error.ts';
import type { ParcelRepositories, WorkerDependencies } from './parcel-dependencies.ts';
import { sweepParcels } from './sweep-parcels.ts';

/** Sweeps the parcels of this deployment, and logs the counts. */
export async function runParcelSweep(
  repositories: ParcelRepositories,
  dependencies: WorkerDependencies,
): Promise<void> {
  const sweep = await sweepParcels(repositories, dependencies, (id, thrown) =>
    reportError('A parcel could not be swept', { id, stack: stackOf(thrown) }),
  );
  info('Parcels swept', sweep);
}
