import { openShop } from '@nargisus/local-suite/opening';
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** `tsx e2e/run/with-shop.ts COMMAND …`: runs a command while an empty shop is open, and ends with its exit code. */
const [command, ...parameters] = process.argv.slice(2);
const shop = await openShop({ strictIndexes: true, seeded: false });
try {
  const child = spawn(command!, parameters, { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
} finally {
  await shop.stop();
}
process.exit();
