/**
 * The program that firebase-tools starts in place of the Firestore emulator's jar (docs/reference/firestore-protocol.md 1).
 *
 *     --host H --port P --project_id P --rules FILE --seed_from_export FILE --functions_emulator H:P --indexes FILE
 *     --strict-indexes
 */
import { parseArguments } from './arguments.ts';
import { runEmulator, type RunningEmulator } from './emulator.ts';
import { handleProcessExit } from './process-exit.ts';

const given = parseArguments(process.argv.slice(2), process.env);
let running: RunningEmulator | undefined;
const exit = handleProcessExit(async () => running?.close());

try {
  running = await runEmulator(given, exit);
  const { address, port } = running.address;
  console.info(`API endpoint: http://${address.includes(':') ? `[${address}]` : address}:${port}`);
  console.info(`Firestore emulator for project ${given.projectId} is running.`);
} catch (cause) {
  const { code, message } = cause as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    // The CLI recognizes these words and prints its advice about ports.
    console.error(`Failed to bind to address ${given.host}:${given.port}: address already in use`);
  } else {
    console.error(`The Firestore emulator could not start: ${message}`);
  }
  process.exit(1);
}
