import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timestampFromWire, timestampToWire } from './timestamp.ts';

test.each([
  [{ seconds: '0', nanos: 0 }, 0],
  [{}, 0],
  [{ seconds: '1', nanos: 999_999_999 }, 1_999_999],
  [{ seconds: -1, nanos: 999_999_999 }, -1],
  [{ seconds: -1 }, -1_000_000],
])('decodes %j as %i microseconds, truncated towards the past', (wire, micros) => {
  expect(timestampFromWire(wire)).toBe(micros);
});

test.each([
  { seconds: '253402300800' },
  { seconds: '-62135596801' },
  { nanos: -1 },
  { nanos: 1_000_000_000 },
  { seconds: 'soon' },
  { seconds: '1.5' },
])('rejects the timestamp %j', (wire) => {
  expect(() => timestampFromWire(wire)).toThrowError(/not in the range/);
});

test('preserves every microsecond until 2255', () => {
  const micros = fc.integer({ min: -9_000_000_000_000_000, max: 9_000_000_000_000_000 });
  fc.assert(
    fc.property(micros, (time) => {
      expect(timestampFromWire(timestampToWire(time))).toBe(time);
    }),
  );
});

test('keeps the last moment of year 9999, a common "never", inside year 9999 and apart from its neighbour', () => {
  const never = timestampFromWire({ seconds: '253402300799', nanos: 999_999_999 });
  const again = timestampToWire(never);
  expect(again.seconds).toBe('253402300799');
  expect(again.nanos).toBeGreaterThan(999_900_000);
  expect(timestampFromWire(again)).toBe(never);
});
