import { http, type HttpFunction } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { onSchedule } from 'firebase-functions/scheduler';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';

/*
 * Captures what Cloud Logging reads from standard error. The logger keeps the console's functions when it is
 * loaded, before all imports here.
 */
const written = vi.hoisted(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
process.env.FIREBASE_CONFIG = '{"projectId":"demo-nargisus","storageBucket":"demo-nargisus.appspot.com"}';
const { reportFailures, reportsFailures } = await import('./report-failures.ts');
const functions = await import('../index.ts');
afterEach(() => written.mockClear());

const lines = () => written.mock.calls.map(([line]) => String(line));
const reports = () => lines().filter((line) => line.includes('ReportedErrorEvent'));
const failing = () => Promise.reject(new TypeError('5 NOT_FOUND: carts/rahima@nargisus.test'));

interface Deployed {
  readonly __endpoint: { readonly scheduleTrigger?: object; readonly eventTrigger?: object };
  readonly run: object;
}
const background = Object.entries(functions as unknown as Record<string, Deployed>).filter(
  ([, { __endpoint: endpoint }]) => endpoint.scheduleTrigger ?? endpoint.eventTrigger,
);

test('finds the background functions', () => {
  expect(background.map(([name]) => name)).toEqual(
    expect.arrayContaining(['dailyReport', 'followOrders', 'drawPictures']),
  );
  expect(Object.keys(functions)).toHaveLength(background.length + 5);
});

test.each(background)('%s reports what it throws', (_name, { run }) => {
  expect(reportsFailures(run)).toBe(true);
});

test('writes an error as an event of Error Reporting, with stack and causes, without addresses', async () => {
  const handler = reportFailures(() =>
    failing().catch((cause: unknown) => Promise.reject(new Error('Not swept', { cause }))),
  );
  await expect(handler({})).rejects.toThrow('Not swept');
  const entry = JSON.parse(reports()[0]!) as Record<string, unknown>;
  expect(entry).toMatchObject({
    severity: 'ERROR',
    message: 'A background function failed',
    serviceContext: { service: 'functions', version: 'local' },
  });
  expect(entry.stack_trace).toMatch(/^Error: Not swept\n {4}at /);
  expect(entry.stack_trace).toContain('Caused by: TypeError: 5 NOT_FOUND: carts/(e-mail)\n');
});

test('writes the errors of all parts of a run that failed in parts', async () => {
  const parts = [new Error('Auth is away'), new Error('5 NOT_FOUND: carts/rahima@nargisus.test')];
  const handler = reportFailures(() => Promise.reject(new AggregateError(parts, '2 deletions did not end')));
  await expect(handler({})).rejects.toThrow('2 deletions did not end');
  const { stack_trace: stack } = JSON.parse(reports()[0]!) as { stack_trace: string };
  expect(stack).toMatch(/^AggregateError: 2 deletions did not end\n {4}at /);
  expect(stack).toContain('Caused by: Error: Auth is away\n');
  expect(stack).toContain('Caused by: Error: 5 NOT_FOUND: carts/(e-mail)\n');
});

test('rethrows the error for a retry: one line without a stack or an address', async () => {
  const thrown = await reportFailures(failing)({}).catch((error: unknown) => error as Error);
  expect(thrown).toBeInstanceOf(Error);
  expect((thrown as Error).stack).toBe(
    'Thrown again after it was reported: TypeError: 5 NOT_FOUND: carts/(e-mail)',
  );
});

test('passes the event on and reports nothing on success', async () => {
  const seen: unknown[] = [];
  await reportFailures((event) => Promise.resolve(seen.push(event)))('event');
  expect([seen, lines()]).toEqual([['event'], []]);
});

test('answers Cloud Scheduler with a 500 after one report, and logs no address', async () => {
  http('failing', onSchedule('every 1 minutes', reportFailures(failing)) as unknown as HttpFunction);
  const server = getTestServer('failing').listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { status } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    method: 'POST',
  });
  server.close();
  expect(status).toBe(500);
  expect(reports()).toHaveLength(1);
  expect(lines().join('\n')).not.toContain('rahima');
});
