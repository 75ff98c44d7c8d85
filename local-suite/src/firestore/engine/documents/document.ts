import type { DocumentKey } from '../paths/document-key.ts';
import type { MapValue, Micros } from '../values/value.ts';

/** One version of one document. Immutable: a write creates a new version that shares the unchanged parts. */
export interface Document {
  readonly key: DocumentKey;
  readonly fields: MapValue;
  readonly createTime: Micros;
  readonly updateTime: Micros;
}
