/** firebase-tools waits four seconds after SIGINT, then kills (docs/reference/firestore-protocol.md 1.2). */
const EXIT_TIMEOUT_MS = 2_500;
const ORPHAN_CHECK_MS = 1_000;

/**
 * Exits with code 0 on SIGINT, on SIGTERM, and when the parent process has ended. Runs `close` once before, which
 * may finish running work.
 */
export function handleProcessExit(close: () => Promise<void>): () => void {
  let exiting = false;
  const exit = () => {
    if (exiting) return;
    exiting = true;
    setTimeout(() => process.exit(0), EXIT_TIMEOUT_MS);
    void close().finally(() => process.exit(0));
  };
  process.on('SIGINT', exit);
  process.on('SIGTERM', exit);
  // The CLI starts this process in a group of its own: when the CLI is killed, no signal arrives here.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) exit();
  }, ORPHAN_CHECK_MS).unref();
  // Every caller catches its own errors; one that escapes concerns one request and must not end the process
  // for all.
  process.on('uncaughtException', (error) => console.error('Uncaught exception:', error));
  process.on('unhandledRejection', (reason) => console.error('Unhandled rejection:', reason));
  // A parent that stopped reading the log is no reason to exit either.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
  return exit;
}
