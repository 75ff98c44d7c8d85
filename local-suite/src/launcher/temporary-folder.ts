import { createHash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { workspace } from './workspace-paths.ts';

/**
 * firebase-tools creates sockets in it, and a socket's path may have 104 characters on macOS, 108 on Linux.
 */
const MAX_FOLDER_LENGTH = 60;

/**
 * Returns the temporary folder of one state folder. firebase-tools keeps the Storage emulator's pictures and
 * its locator file under fixed names in the temporary folder, and deletes them when it stops: stacks that
 * shared one would delete each other's.
 */
export function temporaryFolder(state: string = workspace.state): string {
  const inside = resolve(state, 'tmp');
  if (inside.length <= MAX_FOLDER_LENGTH) return inside;
  return `/tmp/nargisus-${createHash('sha256').update(state).digest('hex').slice(0, 12)}`;
}

/** Creates it empty: a killed run may have left files in it. */
export function createTemporaryFolder(): string {
  removeTemporaryFolder();
  mkdirSync(temporaryFolder(), { recursive: true, mode: 0o700 });
  return temporaryFolder();
}

export function removeTemporaryFolder(): void {
  rmSync(temporaryFolder(), { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}
