import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import type { Document } from '../engine/documents/document.ts';
import type { DocumentKey } from '../engine/paths/document-key.ts';
import type { Commit } from '../engine/writes/write.ts';

/** One commit as it is replayed: what each document is after it; undefined = it was deleted. */
export interface JournalRecord {
  readonly project: string;
  readonly database: string;
  readonly changes: readonly { readonly key: DocumentKey; readonly after: Document | undefined }[];
}

/** The payload's length and its CRC-32, four bytes each, big-endian. */
const HEADER_BYTES = 8;

/**
 * Returns the bytes of a commit: header, and the engine's own values as V8 serializes them. ProtoJSON, as exports have
 * it, takes five times as long, and this stands in the way of every commit. V8 reads what an older version wrote.
 */
export function encodeRecord(database: { project: string; id: string }, { changes }: Commit): Buffer {
  const record: JournalRecord = {
    project: database.project,
    database: database.id,
    changes: changes.map(({ key, after }) => ({ key, after })),
  };
  const payload = serialize(record);
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32BE(payload.length, 0);
  header.writeUInt32BE(crc32(payload), 4);
  return Buffer.concat([header, payload]);
}

/** What stands at a place of a segment. */
type ReadRecord =
  | { readonly kind: 'record'; readonly record: JournalRecord; readonly end: number }
  /** The last one, which was not written to its end. */
  | { readonly kind: 'torn' }
  /** Not what was written, and more stands behind it. */
  | { readonly kind: 'damaged' };

export function readRecord(segment: Buffer, offset: number): ReadRecord {
  if (segment.length - offset < HEADER_BYTES) return { kind: 'torn' };
  const end = offset + HEADER_BYTES + segment.readUInt32BE(offset);
  if (end > segment.length) return { kind: 'torn' };
  const payload = segment.subarray(offset + HEADER_BYTES, end);
  if (crc32(payload) !== segment.readUInt32BE(offset + 4)) {
    return { kind: end === segment.length ? 'torn' : 'damaged' };
  }
  return { kind: 'record', record: deserialize(payload) as JournalRecord, end };
}
