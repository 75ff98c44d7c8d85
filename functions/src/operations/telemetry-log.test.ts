import { expect, test } from 'vitest';
import { PER_MINUTE, TelemetryIntake, type TelemetryLog } from './telemetry-log.ts';

function intake() {
  const vitals: object[] = [];
  const errors: Parameters<TelemetryLog['error']>[] = [];
  const log: TelemetryLog = {
    vitals: (measured) => void vitals.push(measured),
    error: (...args) => void errors.push(args),
  };
  return { telemetry: new TelemetryIntake(log), vitals, errors };
}
const now = new Date('2026-11-22T10:00:30Z');

test('writes the vitals of a page with the page and the device', () => {
  const { telemetry, vitals, errors } = intake();
  telemetry.take({ page: 'product', device: 'phone', vitals: { lcp: 1800, cls: 0.02 } }, now);
  expect(vitals).toEqual([{ page: 'product', device: 'phone', lcp: 1800, cls: 0.02 }]);
  expect(errors).toEqual([]);
});

test('reports an error with a stack that begins with its message', () => {
  const { telemetry, vitals, errors } = intake();
  const thrown = [
    { message: 'TypeError: x is undefined', stack: 'TypeError: x is undefined\n    at a.js:1:2' },
    { message: 'Script error.', stack: '    at b.js:3:4' },
  ];
  telemetry.take({ page: 'home', device: 'desktop', errors: thrown }, now);
  expect(errors.map(([, { stack }]) => stack)).toEqual([
    'TypeError: x is undefined\n    at a.js:1:2',
    'Script error.\n    at b.js:3:4',
  ]);
  expect(errors[0]![1]).toMatchObject({ service: 'web', page: 'home', device: 'desktop' });
  expect(vitals).toEqual([]);
});

test('rejects reports above the limit of a minute, and accepts those of the next', () => {
  const { telemetry, vitals } = intake();
  const report = () => telemetry.take({ page: 'home', device: 'phone', vitals: {} }, now);
  for (let n = 0; n < PER_MINUTE; n++) report();
  expect(report).toThrow(expect.objectContaining({ code: 'too-many-requests', retryAfter: 30 }) as Error);
  telemetry.take({ page: 'home', device: 'phone', vitals: {} }, new Date(now.getTime() + 30_000));
  expect(vitals).toHaveLength(PER_MINUTE + 1);
});
