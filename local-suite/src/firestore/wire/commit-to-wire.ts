import type { CommitResult } from '../engine/writes/write.ts';
import { timestampToWire } from './timestamp.ts';
import { valueToWire } from './value-to-wire.ts';
import type { CommitResponse, WireWriteResult } from './wire-messages.ts';

export function commitToWire(outcome: CommitResult): CommitResponse {
  return { writeResults: outcome.results.map(writeResultToWire), commitTime: timestampToWire(outcome.time) };
}

export function writeResultToWire(result: CommitResult['results'][number]): WireWriteResult {
  const wire: WireWriteResult = {};
  if (result.updateTime !== undefined) wire.updateTime = timestampToWire(result.updateTime);
  if (result.transformResults.length > 0) wire.transformResults = result.transformResults.map(valueToWire);
  return wire;
}
