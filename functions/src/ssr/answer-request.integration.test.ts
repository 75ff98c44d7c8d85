import express from 'express';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerRequest } from './answer-request.ts';
import { openPageRenderer } from './page-renderer.ts';

/*
 * The app as built for the local stack, with an API that cannot be reached, in a folder without node_modules, as in
 * the cloud. Other answers: e2e/contract/pages.
 */
const folder = mkdtempSync(join(tmpdir(), 'nargisus-pages-'));
cpSync(new URL('../../dist/pages', import.meta.url), join(folder, 'pages'), { recursive: true });
writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
const failed: unknown[] = [];
const server = express()
  .use(
    answerRequest({
      open: () => openPageRenderer(pathToFileURL(join(folder, 'pages/'))),
      shopOrigin: () => 'http://127.0.0.1:9', // nothing listens there
      log: { failed: (_id, error) => failed.push(error) },
    }),
  )
  .listen(0, '127.0.0.1');
beforeAll(async () => {
  if (!server.listening) await once(server, 'listening');
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const ask = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

test('answers with an uncached skeleton and with what the app must fetch', async () => {
  const answer = await ask('/products');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
  const html = await answer.text();
  expect(html).not.toContain('id="answers"');
  expect(html).toContain('<link rel="preload" as="fetch" crossorigin href="/api/products?limit=24" />');
  expect(failed).toHaveLength(1);
});

test('shows the standard home where its data cannot be read', async () => {
  const answer = await ask('/');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const html = await answer.text();
  expect(html).toContain('Trousers that hold their line');
  expect(html).toContain('New Arrivals');
  expect(html).toContain('<link rel="preload" as="fetch" crossorigin href="/api/home" />');
});

test('answers with a retry when nothing can be rendered', async () => {
  const answer = await ask('/sitemap.xml');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(answer.headers.get('retry-after')).toBe('30');
});
