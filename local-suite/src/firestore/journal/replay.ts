import { copyFile, readFile, rename, truncate } from 'node:fs/promises';
import type { Document } from '../engine/documents/document.ts';
import type { Engine } from '../engine/engine.ts';
import type { DocumentKey } from '../engine/paths/document-key.ts';
import type { Segment } from './journal-files.ts';
import { readRecord, type JournalRecord } from './journal-record.ts';

/**
 * Applies the records of the segments, oldest first. Each holds whole documents, so that applying one that
 * the save contains is harmless.
 *
 * A segment may end in a torn record: the process was killed while writing it, and acknowledged nothing. A
 * bad record with others behind it is damage; the replay ends there, because a later commit may build on the
 * lost one, and the rest is moved to files ending in `.damaged`.
 * @returns the number of commits applied
 */
export async function replaySegments(engine: Engine, segments: readonly Segment[]): Promise<number> {
  const last = new LastStates();
  let commits = 0;
  for (const [index, { path }] of segments.entries()) {
    const bytes = await readFile(path);
    for (let offset = 0; offset < bytes.length;) {
      const read = readRecord(bytes, offset);
      if (read.kind === 'torn') {
        console.info(`The last record of ${path} is incomplete and was skipped.`);
        break;
      }
      if (read.kind === 'damaged') {
        console.error(`The journal is damaged at byte ${offset} of ${path}. The rest is set aside.`);
        await setAside(segments.slice(index), offset);
        last.applyTo(engine);
        return commits;
      }
      last.add(read.record);
      commits++;
      offset = read.end;
    }
  }
  last.applyTo(engine);
  return commits;
}

/**
 * Truncates the first segment at the damage and removes the later ones, so that the next replay continues
 * with new records.
 */
async function setAside([damaged, ...later]: readonly Segment[], offset: number): Promise<void> {
  await copyFile(damaged!.path, `${damaged!.path}.damaged`);
  await truncate(damaged!.path, offset);
  for (const { path } of later) await rename(path, `${path}.damaged`);
}

/** The last record of each document, per database. */
class LastStates {
  readonly #databases = new Map<
    string,
    { project: string; database: string; documents: Map<DocumentKey, Document | undefined> }
  >();

  add({ project, database, changes }: JournalRecord): void {
    const name = `${project}/${database}`;
    let known = this.#databases.get(name);
    if (!known) this.#databases.set(name, (known = { project, database, documents: new Map() }));
    for (const { key, after } of changes) known.documents.set(key, after);
  }

  applyTo(engine: Engine): void {
    for (const { project, database, documents } of this.#databases.values()) {
      engine.database(project, database).replay(documents);
    }
  }
}
