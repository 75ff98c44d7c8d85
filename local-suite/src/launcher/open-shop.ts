import { seedSuite } from '../seed/seed.ts';
import { addresses } from './addresses.ts';
import { endLeftovers } from './leftovers.ts';
import { writeLocalConfig } from './local-config.ts';
import { requireFreePorts } from './ports.ts';
import { startSuiteProcess, type RunningSuite } from './suite-process.ts';

/** A freshly seeded shop that forgets everything at the end, for tests and benchmarks. Build first (build.ts). */
export async function openShop({ strictIndexes }: { strictIndexes: boolean }): Promise<RunningSuite> {
  await endLeftovers();
  await requireFreePorts();
  writeLocalConfig();
  const suite = await startSuiteProcess({ strictIndexes });
  await seedSuite({ ...addresses, now: new Date() });
  return suite;
}
