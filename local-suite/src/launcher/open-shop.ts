import { fillShop } from './fill-shop.ts';
import { endLeftovers } from './leftovers.ts';
import { writeLocalConfig } from './local-config.ts';
import { requireFreePorts } from './ports.ts';
import { startSuiteProcess, type SuiteProcess } from './suite-process.ts';

/** A freshly seeded shop that forgets everything at the end, for tests and benchmarks. Build first (build.ts). */
export async function openShop({ strictIndexes }: { strictIndexes: boolean }): Promise<SuiteProcess> {
  await endLeftovers();
  await requireFreePorts();
  writeLocalConfig();
  const suite = startSuiteProcess({ strictIndexes });
  try {
    await suite.ready;
    await fillShop();
    return suite;
  } catch (error) {
    await suite.abandon();
    throw error;
  }
}
