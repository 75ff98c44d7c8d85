import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

/** firebase-tools writes this file last: an export with it is whole. */
const COMPLETE = 'firebase-export-metadata.json';
const UNFINISHED = 'firebase-export-';

export interface Save {
  at: Date;
  /** Undefined when the official Firestore emulator wrote the export, whose format is another. */
  documents: number | undefined;
}

/** What the data folder holds; null when nothing was ever saved. */
export function lastSave(folder: string): Save | null {
  const complete = resolve(folder, COMPLETE);
  if (!existsSync(complete)) return null;
  return { at: statSync(complete).mtime, documents: countDocuments(folder) };
}

function countDocuments(folder: string): number | undefined {
  try {
    const file = resolve(folder, 'firestore_export/firestore_export.overall_export_metadata');
    return (JSON.parse(readFileSync(file, 'utf8')) as { documents: number }).documents;
  } catch {
    return undefined;
  }
}

/**
 * firebase-tools exports beside the data folder, deletes that, and moves the new one into its place. When it was killed
 * between the two, the save is whole but under its other name; killed earlier, it leaves half an export behind.
 */
export function tidyInterruptedSaves(state: string, data: string): void {
  if (!existsSync(state)) return;
  const found = readdirSync(state)
    .filter((name) => name.startsWith(UNFINISHED))
    .map((name) => resolve(state, name));
  const whole = found.find((folder) => existsSync(resolve(folder, COMPLETE)));
  if (whole && lastSave(data) === null) {
    rmSync(data, { recursive: true, force: true });
    renameSync(whole, data);
  }
  for (const folder of found) rmSync(folder, { recursive: true, force: true });
}
