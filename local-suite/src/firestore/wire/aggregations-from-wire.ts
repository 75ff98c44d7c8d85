import { invalidArgument } from '../engine/firestore-error.ts';
import type { Aggregation } from '../engine/queries/query.ts';
import { fieldPathFromWire } from './field-path-from-wire.ts';
import type { WireAggregation } from './wire-messages.ts';

const MAX_AGGREGATIONS = 5;

/** Aliases that are missing are counted up, as in the cloud: `field_1`, `field_2` (LOCAL-SUITE 7.3). */
export function aggregationsFromWire(wire: readonly WireAggregation[] | null | undefined): Aggregation[] {
  const given = wire ?? [];
  if (given.length === 0) throw invalidArgument('Aggregations can not be empty');
  if (given.length > MAX_AGGREGATIONS) {
    throw invalidArgument(
      'The maximum number of aggregations allowed in an aggregation query is ' +
        `${MAX_AGGREGATIONS}. Received: ${given.length}`,
    );
  }
  let unnamed = 0;
  const aggregations = given.map((one) => aggregationFromWire(one, one.alias || `field_${(unnamed += 1)}`));
  const aliases = new Set(aggregations.map(({ alias }) => alias));
  if (aliases.size < aggregations.length) throw invalidArgument('Aggregation aliases are not unique.');
  return aggregations;
}

function aggregationFromWire(wire: WireAggregation, alias: string): Aggregation {
  if (wire.count) {
    if (!wire.count.upTo) return { kind: 'count', alias };
    const upTo = Number(wire.count.upTo.value ?? 0);
    if (!(upTo > 0)) throw invalidArgument('Aggregation.Count.up_to must be greater than zero.');
    return { kind: 'count', alias, upTo };
  }
  if (wire.sum) return { kind: 'sum', alias, path: fieldPathFromWire(wire.sum.field?.fieldPath ?? '') };
  if (wire.avg) return { kind: 'average', alias, path: fieldPathFromWire(wire.avg.field?.fieldPath ?? '') };
  throw invalidArgument('Aggregation type is unset.');
}
