import { addresses } from './addresses.ts';
import { fillShop } from './fill-shop.ts';
import { endLeftovers } from './leftovers.ts';
import { writeFunctionsSettings } from './functions-settings.ts';
import { writeLocalConfig, type Codebase } from './local-config.ts';
import { startOutsideServices } from './outside-services.ts';
import { requireFreePorts } from './ports.ts';
import { releaseState } from './state-claim.ts';
import { startSuiteProcess, type SuiteProcess } from './suite-process.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

interface ShopOptions {
  /** False: without people, products and orders. */
  readonly seeded?: boolean;
  /** Functions beside the shop's own. */
  readonly codebases?: readonly Codebase[];
}

/** A new shop that forgets everything at the end, for tests and benchmarks. Build first (build.ts). */
export async function openShop({ seeded = true, codebases }: ShopOptions = {}): Promise<SuiteProcess> {
  await endLeftovers();
  await requireFreePorts();
  writeLocalConfig(codebases);
  writeFunctionsSettings({ shop: addresses.shop });
  const outside = await startOutsideServices();
  const suite = startSuiteProcess({});
  const left = () => {
    for (const signal of SIGNALS) process.off(signal, interrupted);
    releaseState();
    return outside.stop();
  };
  const shop = {
    ...suite,
    stop: () => suite.stop().finally(left),
    abandon: () => suite.abandon().finally(left),
  };
  // Whoever stops the tests would leave a shop behind: it is a group of its own, which Ctrl-C does not reach.
  const interrupted = () => void shop.abandon().finally(() => process.exit(1));
  for (const signal of SIGNALS) process.once(signal, interrupted);
  try {
    await shop.ready;
    if (seeded) await fillShop();
    return shop;
  } catch (error) {
    await shop.abandon();
    throw error;
  }
}
