import type { Database } from '../database.ts';
import type { FieldTransform, Write } from '../writes/write.ts';
import { key } from './builders.ts';

/** Returns a write that applies the transforms to the document `c/1`. */
export function transform(...transforms: FieldTransform[]): Write {
  return { kind: 'transform', key: key('c/1'), transforms };
}

/** Commits the writes and returns the status: `OK` without a message, or the code and message of the error. */
export async function commitStatus(
  db: Database,
  ...writes: Write[]
): Promise<{ code: string; message: string }> {
  return db.commit(writes).then(
    () => ({ code: 'OK', message: '' }),
    (error: { code: string; message: string }) => ({ code: error.code, message: error.message }),
  );
}
