import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

/** firebase-tools writes this file last: an export with it is complete. */
const COMPLETE = 'firebase-export-metadata.json';
const UNFINISHED = 'firebase-export-';

export interface Save {
  at: Date;
  /** Undefined when the official Firestore emulator wrote the export, whose format is different. */
  documents: number | undefined;
}

/** Returns the save in the data folder; null when there is none. */
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

/** What every complete export has, as the import reads it. */
const PARTS: Readonly<Record<string, string>> = {
  Firestore: 'firestore_export/firestore_export.overall_export_metadata',
  'the accounts': 'auth_export/accounts.json',
  'the buckets': 'storage_export/buckets.json',
  'the metadata of the pictures': 'storage_export/metadata',
  'the pictures': 'storage_export/blobs',
};

/**
 * Returns what a save lacks, as a sentence, or undefined when it is complete. firebase-tools opens a save
 * without the metadata of its pictures as one without pictures, and would save that over it.
 */
export function saveDefect(folder: string): string | undefined {
  const missing = Object.entries(PARTS).filter(([, path]) => !existsSync(resolve(folder, path)));
  if (missing.length > 0) return `${missing.map(([part, path]) => `${part} (${path})`).join(', ')} missing`;
  const metadataCount = readdirSync(resolve(folder, 'storage_export/metadata')).length;
  const pictureCount = readdirSync(resolve(folder, 'storage_export/blobs')).length;
  return metadataCount === pictureCount
    ? undefined
    : `${pictureCount} pictures, but metadata of ${metadataCount}`;
}

/**
 * Replaces the last save by a complete export; tidyInterruptedSaves recovers from a kill between the steps.
 */
export function adoptSave(next: string, data: string): void {
  // The name under which tidyInterruptedSaves finds it.
  const staged = resolve(data, `../${UNFINISHED}whole`);
  rmSync(staged, { recursive: true, force: true });
  renameSync(next, staged);
  rmSync(data, { recursive: true, force: true });
  renameSync(staged, data);
}

/**
 * Completes or cleans up interrupted saves. firebase-tools exports beside the data folder, deletes that, and
 * moves the new one into its place; so does adoptSave. Killed between these steps, the new save is complete
 * under its other name, and some files of the old one may remain, its completeness marker among them. Killed
 * earlier, half an export remains.
 */
export function tidyInterruptedSaves(state: string, data: string): void {
  if (!existsSync(state)) return;
  const found = readdirSync(state)
    .filter((name) => name.startsWith(UNFINISHED))
    .map((name) => resolve(state, name));
  const [newest] = found
    .filter((folder) => lastSave(folder) !== null)
    .toSorted((one, other) => timeOf(other) - timeOf(one));
  if (newest !== undefined && isToBeReplaced(data, newest)) {
    rmSync(data, { recursive: true, force: true });
    renameSync(newest, data);
  }
  for (const folder of found) rmSync(folder, { recursive: true, force: true });
}

function isToBeReplaced(data: string, next: string): boolean {
  if (lastSave(data) === null) return true;
  if (saveDefect(next) !== undefined) return false;
  return saveDefect(data) !== undefined || timeOf(next) > timeOf(data);
}

function timeOf(folder: string): number {
  return lastSave(folder)?.at.getTime() ?? 0;
}
