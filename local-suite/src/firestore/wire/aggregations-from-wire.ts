import { invalidArgument } from '../engine/firestore-error.ts';
import type { Aggregation } from '../engine/queries/query.ts';
import { fieldPathFromWire } from './field-path-from-wire.ts';
import type { WireAggregation } from './wire-messages.ts';

/**
 * Decodes aggregations. Numbers missing aliases as the cloud does: `field_1`, `field_2`
 * (docs/reference/firestore-protocol.md 7.3). The engine limits their number.
 */
export function aggregationsFromWire(wire: readonly WireAggregation[] | null | undefined): Aggregation[] {
  let unnamed = 0;
  return (wire ?? []).map((one) => aggregationFromWire(one, one.alias || `field_${(unnamed += 1)}`));
}

function aggregationFromWire(wire: WireAggregation, alias: string): Aggregation {
  if (wire.count) {
    if (!wire.count.upTo) return { kind: 'count', alias };
    return { kind: 'count', alias, upTo: Number(wire.count.upTo.value ?? 0) };
  }
  if (wire.sum) return { kind: 'sum', alias, path: fieldPathFromWire(wire.sum.field?.fieldPath ?? '') };
  if (wire.avg) return { kind: 'average', alias, path: fieldPathFromWire(wire.avg.field?.fieldPath ?? '') };
  throw invalidArgument('Aggregation type is unset.');
}
