import { fillShop } from './fill-shop.ts';
import { endLeftovers } from './leftovers.ts';
import { writeLocalConfig, type Codebase } from './local-config.ts';
import { requireFreePorts } from './ports.ts';
import { startSuiteProcess, type SuiteProcess } from './suite-process.ts';

interface ShopOptions {
  readonly strictIndexes: boolean;
  /** False: without people, products and orders. */
  readonly seeded?: boolean;
  /** Functions beside the shop's own. */
  readonly codebases?: readonly Codebase[];
}

/** A new shop that forgets everything at the end, for tests and benchmarks. Build first (build.ts). */
export async function openShop({
  strictIndexes,
  seeded = true,
  codebases,
}: ShopOptions): Promise<SuiteProcess> {
  await endLeftovers();
  await requireFreePorts();
  writeLocalConfig(codebases);
  const suite = startSuiteProcess({ strictIndexes });
  try {
    await suite.ready;
    if (seeded) await fillShop();
    return suite;
  } catch (error) {
    await suite.abandon();
    throw error;
  }
}
