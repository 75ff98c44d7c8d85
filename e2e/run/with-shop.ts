import { addresses } from '@nargisus/local-suite/launcher';
import { startLocalStack } from '@nargisus/local-suite/local-stack';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { keepQueryShapes } from './query-shapes.ts';

/** `tsx e2e/run/with-shop.ts COMMAND …`: runs a command on an empty local stack and exits with its code. */
const [command, ...parameters] = process.argv.slice(2);
/** Concurrent requests of tests; the Functions emulator starts a process for each, which takes seconds. */
const AT_ONCE = 4;
const shop = await startLocalStack({ seeded: false });
try {
  await Promise.all(Array.from({ length: AT_ONCE }, () => fetch(`${addresses.shop}/api/products?limit=1`)));
  const child = spawn(command!, parameters, { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
  await keepQueryShapes('empty-shop');
} finally {
  await shop.stop();
}
process.exit();
