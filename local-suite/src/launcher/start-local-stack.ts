import { addresses } from './addresses.ts';
import { seedLocalStack } from './seed-local-stack.ts';
import { endOrphanedProcesses } from './orphaned-processes.ts';
import { writeFunctionsSettings } from './functions-settings.ts';
import { writeLocalConfig, type Codebase } from './local-config.ts';
import { startExternalServices } from './external-services.ts';
import { requireFreePorts } from './ports.ts';
import { releaseState } from './state-claim.ts';
import { startFirebaseTools, type FirebaseToolsProcess } from './firebase-tools-process.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

interface LocalStackOptions {
  /** False: without people, products and orders. */
  readonly seeded?: boolean;
  /** Functions beside the shop's own. */
  readonly codebases?: readonly Codebase[];
}

/** Starts a new local stack that keeps nothing, for tests and benchmarks. Build first (build.ts). */
export async function startLocalStack({
  seeded = true,
  codebases,
}: LocalStackOptions = {}): Promise<FirebaseToolsProcess> {
  await endOrphanedProcesses();
  await requireFreePorts();
  writeLocalConfig(codebases);
  writeFunctionsSettings({ shop: addresses.shop });
  const services = await startExternalServices();
  const emulators = startFirebaseTools({});
  const cleanUp = () => {
    for (const signal of SIGNALS) process.off(signal, interrupted);
    releaseState();
    return services.stop();
  };
  const shop = {
    ...emulators,
    stop: () => emulators.stop().finally(cleanUp),
    abandon: () => emulators.abandon().finally(cleanUp),
  };
  // Interrupted tests would leave the emulators running: they are in a process group of their own, which
  // Ctrl-C does not reach.
  const interrupted = () => void shop.abandon().finally(() => process.exit(1));
  for (const signal of SIGNALS) process.once(signal, interrupted);
  try {
    await shop.ready;
    if (seeded) await seedLocalStack({ adminOnly: false });
    return shop;
  } catch (error) {
    await shop.abandon();
    throw error;
  }
}
