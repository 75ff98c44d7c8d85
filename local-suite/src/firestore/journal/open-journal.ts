import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import type { Engine } from '../engine/engine.ts';
import { Journal } from './journal.ts';
import { isNeeded, listSegments, type JournalPosition } from './journal-files.ts';
import { replaySegments } from './replay.ts';

/**
 * Replays the part of a journal after a save, and opens its next segment. Call it after the save is imported
 * and before the port opens.
 * @param after - the imported save's position; without it nothing is replayed and a new journal begins
 */
export async function openJournal(folder: string, engine: Engine, after?: JournalPosition): Promise<Journal> {
  mkdirSync(folder, { recursive: true });
  if (!after) return new Journal(folder, { id: randomUUID(), segment: 1 });
  const segments = listSegments(folder).filter((segment) => isNeeded(segment, after));
  const commits = await replaySegments(engine, segments);
  if (commits > 0) console.info(`Replayed ${commits} commits of the journal in ${folder}.`);
  const last = segments.at(-1)?.segment ?? after.segment - 1;
  return new Journal(folder, { id: after.id, segment: last + 1 });
}
