import { addresses } from '@nargisus/local-suite/launcher';
import { expect, test } from 'vitest';
import { call } from '../fixtures/network/api-client.ts';
import { usage } from '../fixtures/local-stack/usage.ts';

/* The calls for operating the shop: the uptime check and telemetry from browsers. */

test('the health check reads one document and is not cached', async () => {
  const before = (await usage()).reads;
  const { status, headers, body } = await call('/api/health', { example: 'checkHealth' });
  expect([status, body]).toEqual([200, { success: true, data: { status: 'ok' } }]);
  expect(headers.get('cache-control')).toBe('no-store');
  expect((await usage()).reads - before).toBe(1);
});

const report = {
  page: 'product',
  device: 'phone',
  vitals: { ttfb: 120, fcp: 900, lcp: 1600, inp: 80, cls: 0.01 },
};
const send = (body: unknown) => call('/api/telemetry', { method: 'POST', body });

test('page telemetry is accepted and not stored', async () => {
  const before = (await usage()).writes;
  const { status, body } = await call('/api/telemetry', {
    method: 'POST',
    body: report,
    example: 'reportTelemetry',
  });
  expect([status, body]).toEqual([202, { success: true }]);
  const thrown = { message: 'TypeError: x', stack: 'TypeError: x\n    at /assets/a.js:1:2' };
  expect((await send({ page: 'other', device: 'desktop', errors: [thrown] })).status).toBe(202);
  expect((await usage()).writes - before).toBe(0);
});

test('telemetry rejects a page that is not a page name', async () => {
  const { status, body } = await send({ ...report, page: '/orders/ORD-1' });
  expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['page']]);
});

test('telemetry accepts a browser’s beacon', async () => {
  const answer = await fetch(`${addresses.shop}/api/telemetry`, {
    method: 'POST',
    body: new Blob([JSON.stringify(report)], { type: 'application/json' }),
  });
  expect(answer.status).toBe(202);
});
