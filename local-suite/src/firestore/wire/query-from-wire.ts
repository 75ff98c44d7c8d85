import { invalidArgument } from '../engine/firestore-error.ts';
import type { DocumentKey } from '../engine/paths/document-key.ts';
import type { Cursor, Query } from '../engine/queries/query.ts';
import { fieldPathFromWire } from './field-path-from-wire.ts';
import { filterFromWire } from './filter-from-wire.ts';
import { findNearestFromWire } from './find-nearest-from-wire.ts';
import { valueFromWire } from './value-from-wire.ts';
import type { WireCursor, WireOrder, WireQuery } from './wire-messages.ts';

/**
 * Decodes a query (docs/reference/firestore-protocol.md 7.3). @throws INVALID_ARGUMENT for an unreadable one
 */
export function queryFromWire(parent: DocumentKey | '', wire: WireQuery | null | undefined): Query {
  if (!wire) throw invalidArgument('Query type is unset.');
  const from = wire.from ?? [];
  if (from.length > 1)
    throw invalidArgument('StructuredQuery.from cannot have more than one collection selector.');
  const limit = wire.limit ? (wire.limit.value ?? 0) : undefined;
  if (limit !== undefined && limit < 0) throw invalidArgument('limit is negative');
  if ((wire.offset ?? 0) < 0) throw invalidArgument('offset is negative');
  const selected = wire.select?.fields ?? [];
  return {
    parent,
    collectionId: from[0]?.collectionId ?? '',
    allDescendants: from[0]?.allDescendants ?? false,
    where: wire.where ? filterFromWire(wire.where) : undefined,
    orderBy: (wire.orderBy ?? []).map(orderFromWire),
    select: selected.length > 0 ? selected.map((one) => fieldPathFromWire(one.fieldPath ?? '')) : undefined,
    startAt: cursorFromWire(wire.startAt),
    endAt: cursorFromWire(wire.endAt),
    offset: wire.offset ?? 0,
    limit,
    findNearest: wire.findNearest ? findNearestFromWire(wire.findNearest) : undefined,
  };
}

function orderFromWire(wire: WireOrder): Query['orderBy'][number] {
  return {
    path: fieldPathFromWire(wire.field?.fieldPath ?? ''),
    direction: wire.direction === 'DESCENDING' ? 'DESC' : 'ASC',
  };
}

function cursorFromWire(wire: WireCursor | null | undefined): Cursor | undefined {
  if (!wire) return undefined;
  return { values: (wire.values ?? []).map((value) => valueFromWire(value)), before: wire.before ?? false };
}
