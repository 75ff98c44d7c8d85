import type { DocumentKey } from '../paths/document-key.ts';
import type { MapValue, Micros } from '../values/value.ts';

/** One version of one document. Never changed in place: a write makes a new one that shares what it did not touch. */
export interface Document {
  readonly key: DocumentKey;
  readonly fields: MapValue;
  readonly createTime: Micros;
  readonly updateTime: Micros;
}
