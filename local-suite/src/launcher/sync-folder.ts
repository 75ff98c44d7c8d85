import { open, readdir } from 'node:fs/promises';
import { resolve } from 'node:path';

/**
 * Flushes the folder's files and names to disk. A save replaces the previous one and its journal; without
 * this, a power cut minutes later could find the old ones deleted and the new one empty.
 */
export async function syncFolder(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = resolve(folder, entry.name);
    if (entry.isDirectory()) await syncFolder(path);
    else if (entry.isFile()) await sync(path);
  }
  await sync(folder);
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
