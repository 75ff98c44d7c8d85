import { afterEach, expect, test, vi } from 'vitest';

/* Captures what Cloud Logging reads from standard error. The logger keeps the console's functions when it is loaded. */
const written = vi.spyOn(console, 'error').mockImplementation(() => {});
const { cloudLog } = await import('../http/request-log.ts');
afterEach(() => written.mockClear());

function entry(): Record<string, unknown> {
  expect(written).toHaveBeenCalledOnce();
  return JSON.parse(written.mock.calls[0]![0] as string) as Record<string, unknown>;
}

test('writes a failed request as an event of Error Reporting, grouped by its stack', () => {
  cloudLog.failed('r1', new TypeError('no such thing'));
  expect(entry()).toMatchObject({
    severity: 'ERROR',
    '@type': 'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent',
    stack_trace: expect.stringMatching(/^TypeError: no such thing\n {4}at /) as string,
    serviceContext: { service: 'functions', version: 'local' },
    requestId: 'r1',
  });
});

test('writes the sentence that alerts look for as the message, and nothing else', () => {
  cloudLog.failed('r1', new Error('x'));
  expect(entry()['message']).toBe('A request failed on our side');
});

test('redacts personal data, in causes too', () => {
  const cause = new Error('5 NOT_FOUND: carts/rahima@nargisus.test');
  cloudLog.failed('r1', new Error('Not saved', { cause }));
  const { stack_trace: stack } = entry();
  expect(stack).toContain('Caused by: Error: 5 NOT_FOUND: carts/(e-mail)');
});
