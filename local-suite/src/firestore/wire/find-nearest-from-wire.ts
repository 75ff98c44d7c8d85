import { invalidArgument } from '../engine/firestore-error.ts';
import { DISTANCE_MEASURES, type FindNearest } from '../engine/queries/query.ts';
import { fieldPathFromWire } from './field-path-from-wire.ts';
import { valueFromWire } from './value-from-wire.ts';
import type { WireFindNearest } from './wire-messages.ts';

/** Decodes FindNearest; the engine checks its limits. @throws INVALID_ARGUMENT for an unreadable one */
export function findNearestFromWire(wire: WireFindNearest): FindNearest {
  const vector = valueFromWire(wire.queryVector ?? {});
  if (vector.kind !== 'vector') throw invalidArgument('FindNearest.query_vector must be a vector.');
  const measure = DISTANCE_MEASURES.find((known) => known === wire.distanceMeasure);
  if (!measure) throw invalidArgument('FindNearest.distance_measure is unset.');
  return {
    path: fieldPathFromWire(wire.vectorField?.fieldPath ?? ''),
    vector: vector.values,
    measure,
    limit: wire.limit?.value ?? 0,
    distanceResultField: wire.distanceResultField ? fieldPathFromWire(wire.distanceResultField) : undefined,
    distanceThreshold: wire.distanceThreshold ? (wire.distanceThreshold.value ?? 0) : undefined,
  };
}
