/** @vitest-environment jsdom */
import { telemetrySchema, type Telemetry } from '@nargisus/domain/telemetry';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTelemetry } from './telemetry.ts';

/* What leaves the browser when the visitor turns away. */
let sent: Blob[];
let listeners: AbortController;
beforeEach(() => {
  sent = [];
  listeners = new AbortController();
  const listen = document.addEventListener.bind(document);
  vi.spyOn(document, 'addEventListener').mockImplementation((type: string, listener) =>
    listen(type, listener as EventListener, { signal: listeners.signal }),
  );
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  listeners.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const start = (thrown: readonly unknown[], isMeasured = false) =>
  startTelemetry(thrown, { isMeasured, send: (_url, body) => sent.push(body) > 0 });

async function turnsAway(): Promise<Telemetry[]> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  return Promise.all(sent.map(async (blob) => telemetrySchema.parse(JSON.parse(await blob.text()))));
}

test('a visit that is not measured and breaks nothing tells nothing', async () => {
  start([]);
  expect(await turnsAway()).toEqual([]);
});

test('a measured visit tells its vitals once', async () => {
  history.replaceState(null, '', '/products/SHIRT_1');
  start([], true);
  await turnsAway();
  const [told, ...again] = await turnsAway();
  expect(told).toMatchObject({ page: 'product', device: 'phone', vitals: { cls: 0 } });
  expect(again).toEqual([]);
});

test('what broke is told with each visit, three at most, and none twice', async () => {
  const thrown: unknown[] = [new TypeError('one'), 'two'];
  start(thrown);
  expect((await turnsAway())[0]?.errors?.map(({ message }) => message)).toEqual(['TypeError: one', 'two']);
  thrown.push(new Error('x'.repeat(5000)), new Error('four'));
  const [, later] = await turnsAway();
  expect(later?.errors).toHaveLength(1);
  expect(later?.errors?.[0]?.message).toHaveLength(300);
  expect(await turnsAway()).toHaveLength(2);
});

test('nothing says which order or product it was', async () => {
  history.replaceState(null, '', '/orders/ORD-20261122-AB12?userEmail=rahima@nargisus.test');
  start([new Error('x')]);
  const [told] = await turnsAway();
  expect(told?.page).toBe('order');
  expect(JSON.stringify({ ...told, errors: [] })).not.toMatch(/ORD-|rahima/);
});
