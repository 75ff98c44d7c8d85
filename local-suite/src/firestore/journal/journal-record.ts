import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import type { Document } from '../engine/documents/document.ts';
import type { DocumentKey } from '../engine/paths/document-key.ts';
import type { Commit } from '../engine/writes/write.ts';

/** One commit for replay: each document's state after it; undefined = deleted. */
export interface JournalRecord {
  readonly project: string;
  readonly database: string;
  readonly changes: readonly { readonly key: DocumentKey; readonly after: Document | undefined }[];
}

/** The payload's length and its CRC-32, four bytes each, big-endian. */
const HEADER_BYTES = 8;
/** The first byte of every V8 serialization. */
const SERIALIZED = 0xff;

/**
 * Encodes a commit: header, and the engine's values as V8 serializes them. ProtoJSON, as in exports, takes
 * five times as long, and every commit waits for this. V8 reads what an older version wrote.
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

/** What is found at an offset of a segment. */
type ReadRecord =
  | { readonly kind: 'record'; readonly record: JournalRecord; readonly end: number }
  /** The last record, incomplete or damaged: nothing follows it. */
  | { readonly kind: 'torn' }
  /** Not what was written, and more follows it. */
  | { readonly kind: 'damaged' };

/** Reads the record at an offset. @throws Error when a newer version of V8 wrote it */
export function readRecord(segment: Buffer, offset: number): ReadRecord {
  const payload = payloadAt(segment, offset);
  if (!payload) return { kind: hasRecordAfter(segment, offset) ? 'damaged' : 'torn' };
  const end = offset + HEADER_BYTES + payload.length;
  return { kind: 'record', record: deserialize(payload) as JournalRecord, end };
}

/** Returns the payload of a record at this offset; undefined when there is none, or not what was written. */
function payloadAt(segment: Buffer, offset: number): Buffer | undefined {
  if (segment.length - offset < HEADER_BYTES) return undefined;
  const start = offset + HEADER_BYTES;
  const end = start + segment.readUInt32BE(offset);
  // Zeros, which a power cut leaves after the last write, are no empty record.
  if (end > segment.length || segment[start] !== SERIALIZED) return undefined;
  const payload = segment.subarray(start, end);
  return crc32(payload) === segment.readUInt32BE(offset + 4) ? payload : undefined;
}

/** Searches every later byte for a record, because a damaged length hides where the next one begins. */
function hasRecordAfter(segment: Buffer, offset: number): boolean {
  let mark = segment.indexOf(SERIALIZED, offset + HEADER_BYTES + 1);
  for (; mark >= 0; mark = segment.indexOf(SERIALIZED, mark + 1)) {
    if (payloadAt(segment, mark - HEADER_BYTES)) return true;
  }
  return false;
}
