import { build } from 'esbuild';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/**
 * The part of the CLI's client used here; not a public interface, so this test fails first when a new CLI
 * changes it.
 */
interface CliRuntime {
  start(): Promise<unknown>;
  stop(): Promise<void>;
  loadRuleset(source: { files: { name: string; content: string }[] }): Promise<{
    ruleset?: { rulesVersion: number; verify(operation: object): Promise<{ permitted?: boolean }> };
    issues: { errors: string[]; warnings: string[] };
  }>;
}

const RULES = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /products/{name} {
      allow get;
      allow list: if request.auth != null;
      allow create: if request.auth.token.role == 'admin'
        && request.resource.size <= 5 * 1024 * 1024 && request.resource.contentType.matches('image/.*')
        && request.resource.timeCreated <= request.time && bucket == 'shop';
    }
  }
}`;

const requireCli = createRequire(import.meta.url);
const environment = { ...process.env };
let folder: string;
let runtime: CliRuntime;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-cli-'));
  const bundle = join(folder, 'storage-rules.mjs');
  const entryPoints = [join(import.meta.dirname, 'main.ts')];
  await build({ entryPoints, bundle: true, platform: 'node', format: 'esm', outfile: bundle });
  // The CLI runs `java … -jar PATH serve`; a stand-in only needs the last argument.
  const java = join(folder, 'java');
  await writeFile(java, `#!/bin/sh\nexec "${process.execPath}" "${bundle}" serve\n`);
  await chmod(java, 0o755);
  process.env.PATH = `${folder}${delimiter}${environment.PATH ?? ''}`;
  process.env.STORAGE_EMULATOR_BINARY_PATH = bundle;
  const { StorageRulesRuntime } = requireCli('firebase-tools/lib/emulator/storage/rules/runtime.js') as {
    StorageRulesRuntime: new () => CliRuntime;
  };
  runtime = new StorageRulesRuntime();
  await runtime.start();
});

afterAll(async () => {
  await runtime.stop();
  process.env.PATH = environment.PATH;
  delete process.env.STORAGE_EMULATOR_BINARY_PATH;
  await rm(folder, { recursive: true, force: true });
});

const load = (content: string) => runtime.loadRuleset({ files: [{ name: '/shop/storage.rules', content }] });
const unsigned = (payload: object) =>
  `${[{ alg: 'none', typ: 'JWT' }, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`;
const ADMIN = unsigned({ user_id: 'boss', sub: 'boss', role: 'admin' });
const photo = { name: 'products/p.webp', size: 1000, contentType: 'image/webp', timeCreated: new Date(0) };

test.each([
  ['an anonymous user gets a picture', 'get', {}, true],
  ['an anonymous user lists no pictures', 'list', { path: '/b/shop/o/products' }, false],
  ['an anonymous user uploads no picture', 'create', { file: { after: photo } }, false],
  [
    'a shopper uploads no picture',
    'create',
    { file: { after: photo }, token: unsigned({ user_id: 'u' }) },
    false,
  ],
  ['an admin uploads a picture', 'create', { file: { after: photo }, token: ADMIN }, true],
  [
    'an admin uploads no HTML page',
    'create',
    { file: { after: { ...photo, contentType: 'text/html' } }, token: ADMIN },
    false,
  ],
  [
    'an admin deletes no picture, since no rule allows it',
    'delete',
    { file: { before: photo }, token: ADMIN },
    false,
  ],
])('reports to firebase-tools that %s', async (_sentence, method, operation, permitted) => {
  const { ruleset, issues } = await load(RULES);
  expect(issues).toMatchObject({ errors: [], warnings: [] });
  expect(ruleset?.rulesVersion).toBe(2);
  const request = {
    path: '/b/shop/o/products/p.webp',
    file: {},
    projectId: 'demo-nargisus',
    method,
    ...operation,
  };
  expect((await ruleset?.verify(request))?.permitted).toBe(permitted);
});

test('reports to firebase-tools where rules do not compile, and continues', async () => {
  const { ruleset, issues } = await load("service firebase.storage { match /b { allow get: if '; } }");
  expect(ruleset).toBeUndefined();
  expect(JSON.parse(issues.errors[0] ?? '{}')).toMatchObject({ sourcePosition_: { line_: 1, column_: 53 } });
  expect((await load(RULES)).ruleset).toBeDefined();
});
