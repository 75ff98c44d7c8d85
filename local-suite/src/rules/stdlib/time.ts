import { failure, type Outcome } from '../values/outcome.ts';
import { durationFromNanos, int, timestampFromNanos } from '../values/rule-value.ts';
import { libraryFunction, methodsOf } from './method-table.ts';

const ofTimestamp = methodsOf<'timestamp'>();
const ofDuration = methodsOf<'duration'>();

const NANOS_PER_MILLI = 1_000_000n;
const NANOS_PER_SECOND = 1_000_000_000n;
const NANOS_PER_DAY = 86_400n * NANOS_PER_SECOND;
const NANOS_PER_UNIT: Record<string, bigint> = {
  w: 7n * NANOS_PER_DAY,
  d: NANOS_PER_DAY,
  h: 3_600n * NANOS_PER_SECOND,
  m: 60n * NANOS_PER_SECOND,
  s: NANOS_PER_SECOND,
  ms: NANOS_PER_MILLI,
  ns: 1n,
};
/** Years 1 to 9999, as in protobuf. */
const FIRST_TIMESTAMP = -62_135_596_800n * NANOS_PER_SECOND;
const LAST_TIMESTAMP = 253_402_300_800n * NANOS_PER_SECOND - 1n;
const OUT_OF_RANGE = failure('Timestamp is out of range.');

/** https://firebase.google.com/docs/reference/rules/rules.Timestamp; all parts in UTC. */
export const timestampMethods = [
  ofTimestamp('year', [], (self) => int(utc(self.nanos).getUTCFullYear())),
  ofTimestamp('month', [], (self) => int(utc(self.nanos).getUTCMonth() + 1)),
  ofTimestamp('day', [], (self) => int(utc(self.nanos).getUTCDate())),
  ofTimestamp('hours', [], (self) => int(utc(self.nanos).getUTCHours())),
  ofTimestamp('minutes', [], (self) => int(utc(self.nanos).getUTCMinutes())),
  ofTimestamp('seconds', [], (self) => int(utc(self.nanos).getUTCSeconds())),
  ofTimestamp('nanos', [], (self) => int(remainder(self.nanos, NANOS_PER_SECOND))),
  // Monday is 1 and Sunday 7.
  ofTimestamp('dayOfWeek', [], (self) => int(((utc(self.nanos).getUTCDay() + 6) % 7) + 1)),
  ofTimestamp('dayOfYear', [], (self) => int(dayOfYear(utc(self.nanos)))),
  ofTimestamp('date', [], (self) => timestampFromNanos(self.nanos - remainder(self.nanos, NANOS_PER_DAY))),
  ofTimestamp('time', [], (self) => durationFromNanos(remainder(self.nanos, NANOS_PER_DAY))),
  ofTimestamp('toMillis', [], (self) => int(floorDivide(self.nanos, NANOS_PER_MILLI))),
];

/** https://firebase.google.com/docs/reference/rules/rules.Duration */
export const durationMethods = [
  ofDuration('seconds', [], (self) => int(self.nanos / NANOS_PER_SECOND)),
  ofDuration('nanos', [], (self) => int(self.nanos % NANOS_PER_SECOND)),
];

export const durationFunctions = [
  libraryFunction('value', ['int', 'string'], (amount, unit) => {
    const nanos = Object.hasOwn(NANOS_PER_UNIT, unit.value) ? NANOS_PER_UNIT[unit.value] : undefined;
    return nanos === undefined
      ? failure('Unknown unit of duration.')
      : durationFromNanos(amount.value * nanos);
  }),
  libraryFunction('time', ['int', 'int', 'int', 'int'], (hours, minutes, seconds, nanos) =>
    durationFromNanos(
      (hours.value * 3_600n + minutes.value * 60n + seconds.value) * NANOS_PER_SECOND + nanos.value,
    ),
  ),
  libraryFunction('abs', ['duration'], ({ nanos }) => durationFromNanos(nanos < 0n ? -nanos : nanos)),
];

export const timestampFunctions = [
  libraryFunction('date', ['int', 'int', 'int'], (year, month, day) => {
    const date = new Date(0);
    date.setUTCFullYear(Number(year.value), Number(month.value) - 1, Number(day.value));
    const exists = date.getUTCMonth() === Number(month.value) - 1 && date.getUTCDate() === Number(day.value);
    return exists ? timestampInRange(BigInt(date.getTime()) * NANOS_PER_MILLI) : failure('No such date.');
  }),
  libraryFunction('value', ['int'], (millis) => timestampInRange(millis.value * NANOS_PER_MILLI)),
];

/** Returns a timestamp, or an error outside its range of years. */
export function timestampInRange(nanos: bigint): Outcome {
  return nanos >= FIRST_TIMESTAMP && nanos <= LAST_TIMESTAMP ? timestampFromNanos(nanos) : OUT_OF_RANGE;
}

function utc(nanos: bigint): Date {
  return new Date(Number(floorDivide(nanos, NANOS_PER_MILLI)));
}

function dayOfYear(date: Date): number {
  return (
    (Date.UTC(2000, date.getUTCMonth(), date.getUTCDate()) - Date.UTC(2000, 0, 0)) / 86_400_000 -
    leapShift(date)
  );
}

/**
 * Returns the correction of a day number counted in the leap year 2000: from March on, other years are a day
 * behind.
 */
function leapShift(date: Date): number {
  const year = date.getUTCFullYear();
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return !leap && date.getUTCMonth() > 1 ? 1 : 0;
}

function floorDivide(dividend: bigint, divisor: bigint): bigint {
  return (dividend - remainder(dividend, divisor)) / divisor;
}

/** Returns a remainder that is never negative, so that the parts of a time before 1970 are right. */
function remainder(dividend: bigint, divisor: bigint): bigint {
  return ((dividend % divisor) + divisor) % divisor;
}
