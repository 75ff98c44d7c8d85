import { readLines, writeLine } from './line-protocol.ts';
import { StorageRulesRuntime } from './runtime.ts';

/**
 * The program that firebase-tools starts in place of the storage rules jar: `node storage-rules.mjs serve`.
 * stderr stays silent, because the CLI shows every byte of it as a warning.
 */
const exit = () => process.exit(0);
// The CLI stops it by SIGINT and waits for its exit without a limit; a closed pipe means that the CLI has
// exited.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, exit);
process.stdin.on('end', exit).on('error', exit);
process.stdout.on('error', exit);

const runtime = new StorageRulesRuntime((message) => writeLine(process.stdout, message));
readLines(process.stdin, (message) => void runtime.handle(message));
runtime.start();
