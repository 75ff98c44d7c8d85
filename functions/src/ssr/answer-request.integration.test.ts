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
 * With the app as it was built for the suite, and an API that cannot be reached. What it answers else: e2e/contract/pages.
 * In a folder with nothing beside it, as in the cloud, where nobody installs what only a browser needs.
 */
const folder = mkdtempSync(join(tmpdir(), 'nargisus-pages-'));
cpSync(new URL('../../dist/pages', import.meta.url), join(folder, 'pages'), { recursive: true });
writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
const failed: unknown[] = [];
const server = express()
  .use(
    answerRequest({
      open: () => openPageRenderer(pathToFileURL(join(folder, 'pages/'))),
      shopOrigin: () => 'http://127.0.0.1:9', // nobody listens there
      log: { failed: (_id, fault) => failed.push(fault) },
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

test('a page comes as a skeleton that nobody keeps, with what the app shall ask for', async () => {
  const answer = await ask('/products');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
  const html = await answer.text();
  expect(html).not.toContain('id="answers"');
  expect(html).toContain('<link rel="preload" as="fetch" crossorigin href="/api/products?limit=24" />');
  expect(failed).toHaveLength(1);
});

test('what cannot be made at all is asked for later', async () => {
  const answer = await ask('/sitemap.xml');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(answer.headers.get('retry-after')).toBe('30');
});
