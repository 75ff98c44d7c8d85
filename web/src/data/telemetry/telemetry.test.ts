/** @vitest-environment jsdom */
import { telemetrySchema, type Telemetry } from '@nargisus/domain/telemetry';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTelemetry } from './telemetry.ts';

/* The bodies that the browser sends when the page is hidden. */
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

const start = (thrown: readonly unknown[], isSampled = false) =>
  startTelemetry(thrown, { isSampled, send: (_url, body) => sent.push(body) > 0 });

async function hidePage(): Promise<Telemetry[]> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  return Promise.all(sent.map(async (blob) => telemetrySchema.parse(JSON.parse(await blob.text()))));
}

test('sends nothing for a visit without errors that is not sampled', async () => {
  start([]);
  expect(await hidePage()).toEqual([]);
});

test('sends the vitals of a sampled visit once', async () => {
  history.replaceState(null, '', '/products/SHIRT_1');
  start([], true);
  await hidePage();
  const [report, ...again] = await hidePage();
  expect(report).toMatchObject({ page: 'product', device: 'phone', vitals: { cls: 0 } });
  expect(again).toEqual([]);
});

test('sends the errors of every visit, three at most, each once', async () => {
  const thrown: unknown[] = [new TypeError('one'), 'two'];
  start(thrown);
  expect((await hidePage())[0]?.errors?.map(({ message }) => message)).toEqual(['TypeError: one', 'two']);
  thrown.push(new Error('x'.repeat(5000)), new Error('four'));
  const [, later] = await hidePage();
  expect(later?.errors).toHaveLength(1);
  expect(later?.errors?.[0]?.message).toHaveLength(300);
  expect(await hidePage()).toHaveLength(2);
});

test('sends no order, product or email of the URL', async () => {
  history.replaceState(null, '', '/orders/ORD-20261122-AB12?userEmail=rahima@nargisus.test');
  start([new Error('x')]);
  const [report] = await hidePage();
  expect(report?.page).toBe('order');
  expect(JSON.stringify({ ...report, errors: [] })).not.toMatch(/ORD-|rahima/);
});
