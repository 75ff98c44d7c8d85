import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { isNeeded, listSegments, type JournalPosition } from '../firestore/journal/journal-files.ts';

/** Deletes the segments of Firestore's journal that a save contains; without a save, all of them. */
export function pruneJournal(journal: string, data: string): void {
  const position = positionOf(data);
  for (const segment of listSegments(journal)) {
    if (!position || !isNeeded(segment, position)) rmSync(segment.path, { force: true });
  }
}

/** Returns the journal's position after the save in the data folder. */
function positionOf(data: string): JournalPosition | undefined {
  try {
    const metadata = resolve(data, 'firestore_export/firestore_export.overall_export_metadata');
    return (JSON.parse(readFileSync(metadata, 'utf8')) as { journal?: JournalPosition }).journal;
  } catch {
    return undefined;
  }
}
