import { invalidArgument } from '../engine/firestore-error.ts';
import type { Micros } from '../engine/values/value.ts';
import type { WireTimestamp } from './wire-messages.ts';

const MICROS_PER_SECOND = 1_000_000;
/** 0001-01-01T00:00:00Z and 9999-12-31T23:59:59Z: the range of google.protobuf.Timestamp. */
const FIRST_SECOND = -62_135_596_800;
const LAST_SECOND = 253_402_300_799;

/**
 * Truncates to microseconds towards the past, as the cloud stores times. @throws INVALID_ARGUMENT out of
 * range
 */
export function timestampFromWire(wire: WireTimestamp): Micros {
  const seconds = Number(wire.seconds ?? 0);
  const nanos = wire.nanos ?? 0;
  const readable = Number.isInteger(seconds) && Number.isInteger(nanos);
  if (!readable || seconds < FIRST_SECOND || seconds > LAST_SECOND || nanos < 0 || nanos > 999_999_999) {
    throw invalidArgument(
      'Timestamp is not in the range 0001-01-01T00:00:00Z to 9999-12-31T23:59:59.999999Z.',
    );
  }
  return exactOrEarlier(seconds, Math.floor(nanos / 1000));
}

export function timestampToWire(micros: Micros): WireTimestamp {
  const seconds = Math.floor(micros / MICROS_PER_SECOND);
  return { seconds: String(seconds), nanos: (micros - seconds * MICROS_PER_SECOND) * 1000 };
}

/**
 * Returns the microseconds, exact or rounded to the past. A double holds every microsecond until the year 2255, and
 * fewer far from now. Rounding up there could leave the range (9999-12-31T23:59:59.999999Z is a common "never"), so
 * those round towards the past.
 */
function exactOrEarlier(seconds: number, micros: number): Micros {
  const sum = seconds * MICROS_PER_SECOND + micros;
  if (Number.isSafeInteger(sum)) return sum;
  const wanted = BigInt(seconds) * BigInt(MICROS_PER_SECOND) + BigInt(micros);
  let nearest = sum;
  for (let step = 16; BigInt(nearest) > wanted; step *= 2) nearest = sum - step;
  return nearest;
}
