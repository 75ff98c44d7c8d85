import { buildAll } from '@nargisus/local-suite/build';
import { runStage } from '../run/run-stage.ts';

/** `npm run drill`: builds, starts an empty local stack and runs the deployed functions as the cloud does (drill.spec.ts). */
await buildAll();
const { succeeded } = await runStage(
  'The deployed functions under production signatures',
  ['npx', 'tsx', 'e2e/run/with-shop.ts', 'npx', 'vitest', 'run', '--config', 'e2e/vitest.config.ts', 'drill'],
  {},
);
process.exitCode = succeeded ? 0 : 1;
