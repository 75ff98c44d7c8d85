import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A position in a journal: the segments from this number on follow the save that names it. */
export interface JournalPosition {
  /** Ties the segments to the saves of one shop, so that another shop's journal is never replayed. */
  readonly id: string;
  readonly segment: number;
}

export interface Segment extends JournalPosition {
  readonly path: string;
}

const NAME = /^([0-9a-f-]{36})-(\d{6})\.journal$/;

export function segmentPath(folder: string, { id, segment }: JournalPosition): string {
  return join(folder, `${id}-${String(segment).padStart(6, '0')}.journal`);
}

/** Returns the segments in a folder, of any journal, in the order in which they were written. */
export function listSegments(folder: string): Segment[] {
  return namesIn(folder)
    .flatMap((name) => {
      const [, id, number] = NAME.exec(name) ?? [];
      return id && number ? [{ id, segment: Number(number), path: join(folder, name) }] : [];
    })
    .sort((one, other) => one.segment - other.segment);
}

/** Returns whether a save at this position needs the segment. */
export function isNeeded(segment: JournalPosition, position: JournalPosition): boolean {
  return segment.id === position.id && segment.segment >= position.segment;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
