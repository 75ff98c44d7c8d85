import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { DOC_PAGES, read, root, WORKSPACES } from './testing/doc-pages.ts';

/* The files that the pages name or link exist. docs-commands.test.ts tests the commands. */

test('each attack in docs/security.md names its defence, and tests that exist', () => {
  const attacks = /^## Attacks\n[^]*?(?=^## )/m.exec(read('docs/security.md'))![0];
  const entries = attacks.split(/^### /m).slice(1);
  expect(entries.length).toBeGreaterThan(15);
  for (const entry of entries) {
    expect(entry).toMatch(/\n\nDefence: \S/);
    const tests = /\n\nTests: ([^]*)$/.exec(entry)?.[1] ?? '';
    const named = [...tests.matchAll(/`([^`]+)`/g)].map(([, path]) => path!);
    expect(named, entry).not.toEqual([]);
    for (const path of named) {
      expect(path).toMatch(/\.(test|spec)\.tsx?$/);
      expect(existsSync(resolve(root, path)), path).toBe(true);
    }
  }
});

/** Returns a page without the files that it proposes to create: new `path`. */
const withoutNewFiles = (page: string): string => read(page).replaceAll(/\bnew\s+`[^`]+`/g, '');

test('every test that a page names exists', () => {
  const files = WORKSPACES.flatMap(namesBelow);
  const named = DOC_PAGES.flatMap((page) =>
    [...withoutNewFiles(page).matchAll(/(?<![\w.-])[a-z][\w.-]*\.(?:test|spec)\.tsx?\b/g)].map(
      ([name]) => name,
    ),
  );
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((name) => !files.includes(name))).toEqual([]);
});

test('every file and folder that a page names exists', () => {
  const { stdout } = spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' });
  const files = stdout.split('\n');
  // Built, private, or created by the reader.
  const isElsewhere = (path: string) => /(^|\/)(dist|\.env)(\/|\.|$)|NNNN/.test(path);
  const isThere = (path: string) =>
    files.some((file) => file === path || file.startsWith(`${path}/`) || file.startsWith(`${path}.`)) ||
    (path.startsWith('docs/adr/') && files.some((file) => file.startsWith(`${path}-`)));
  const named = DOC_PAGES.flatMap((page) =>
    [...withoutNewFiles(page).matchAll(/`((?:\w[\w-]*)(?:\/[\w@.-]+)+)\/?`/g)].map(([, path]) => ({
      page,
      path: path!,
    })),
  ).filter(({ path }) => WORKSPACES.concat('docs').includes(path.split('/')[0]!) && !isElsewhere(path));
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter(({ path }) => !isThere(path))).toEqual([]);
});

/** Lists file names, without installed or built files and without following links. */
function namesBelow(folder: string): string[] {
  return readdirSync(resolve(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return entry.name;
    return ['node_modules', 'dist'].includes(entry.name) ? [] : namesBelow(`${folder}/${entry.name}`);
  });
}

test('every link between pages points to a file', () => {
  const links = DOC_PAGES.flatMap((file) =>
    [...read(file).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, target]) => ({
      file,
      target: target!,
    })),
  );
  expect(links.length).toBeGreaterThan(50);
  const broken = links.filter(({ file, target }) => !existsSync(resolve(root, dirname(file), target)));
  expect(broken).toEqual([]);
});

/** Returns the names of parameters or secrets that the functions declare. */
const declared = (kind: string): string[] =>
  readdirSync(resolve(root, 'functions/src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$/.test(path))
    .flatMap((path) => [
      ...read(`functions/src/${path}`).matchAll(new RegExp(`define(?:${kind})\\('(\\w+)'`, 'g')),
    ])
    .map(([, name]) => name!)
    .sort();

test('docs/deploy.md has a row for exactly the parameters of the functions', () => {
  const step = /^## 6\. [^]*?(?=^## 7\. )/m.exec(read('docs/deploy.md'))![0];
  const rows = [...step.matchAll(/^\| `([A-Z_]+)` *\|/gm)].map(([, name]) => name!).sort();
  expect(rows.length).toBeGreaterThan(15);
  expect(rows).toEqual(declared('String|Int'));
});

test('docs/deploy.md sets exactly the secrets of the functions', () => {
  const set = [...read('docs/deploy.md').matchAll(/functions:secrets:set (\w+)/g)].map(([, name]) => name!);
  expect([...new Set(set)].sort()).toEqual(declared('Secret'));
});

test('docs/deploy.md names exactly the variables of the web build', () => {
  const names = (text: string) => [...text.matchAll(/\bVITE_[A-Z_]+/g)].map(([name]) => name);
  const used = ['config/env.ts', 'data/telemetry/analytics.ts'].flatMap((file) =>
    names(read(`web/src/${file}`)),
  );
  // Used only by the local stack.
  const deployed = new Set(used.filter((name) => name !== 'VITE_EMULATOR_HOSTS'));
  expect([...new Set(names(read('docs/deploy.md')))].sort()).toEqual([...deployed].sort());
});

test('git ignores files of one machine: debug tokens and secrets', () => {
  const kept = ['web/.env.local', 'functions/.secret.local', 'functions/dist/.secret.local'];
  const { stdout } = spawnSync('git', ['check-ignore', ...kept], { cwd: root, encoding: 'utf8' });
  expect(stdout.trim().split('\n')).toEqual(kept);
});
