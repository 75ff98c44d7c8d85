import { addresses } from '@nargisus/local-suite/launcher';
import { startLocalStack } from '@nargisus/local-suite/local-stack';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { saveQueryShapes } from './query-shapes.ts';

/** `tsx e2e/run/with-shop.ts COMMAND …`: runs a command on an empty local stack and exits with its code. */
const [command, ...parameters] = process.argv.slice(2);
/** Concurrent requests that start a process of the Functions emulator each, before the tests need them: a start takes seconds. */
const CONCURRENT = 4;
const shop = await startLocalStack({ seeded: false });
try {
  await Promise.all(
    Array.from({ length: CONCURRENT }, () => fetch(`${addresses.shop}/api/products?limit=1`)),
  );
  const child = spawn(command!, parameters, { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
  await saveQueryShapes('empty-shop');
} finally {
  await shop.stop();
}
process.exit();
