import { existsSync, readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { OUR_PAGES, read, root, WORKSPACES } from './testing/our-pages.ts';

/* What the pages lead to is there. What they tell to run: docs-commands.test.ts. */

test('every test that docs/security.md names is there', () => {
  const table = /^\| attack [^]*?\n\n/m.exec(read('docs/security.md'))![0];
  const rows = table.trim().split('\n').slice(2);
  expect(rows.length).toBeGreaterThan(15);
  for (const row of rows) {
    const named = [
      ...row
        .split(' | ')
        .at(-1)!
        .matchAll(/`([^`]+)`/g),
    ].map(([, path]) => path!);
    expect(named, row).not.toEqual([]);
    for (const path of named) {
      expect(path).toMatch(/\.(test|spec|suite)\.tsx?$/);
      expect(existsSync(resolve(root, path)), path).toBe(true);
    }
  }
});

test('every test that a page names is there', () => {
  const files = WORKSPACES.flatMap(namesBelow);
  const named = OUR_PAGES.flatMap((page) =>
    [...read(page).matchAll(/(?<![\w.-])[a-z][\w.-]*\.(?:test|spec|suite)\.tsx?\b/g)].map(([name]) => name),
  );
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((name) => !files.includes(name))).toEqual([]);
});

/** Of our own files: what is installed or built is not looked into, nor where a link leads. */
function namesBelow(folder: string): string[] {
  return readdirSync(resolve(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return entry.name;
    return ['node_modules', 'dist'].includes(entry.name) ? [] : namesBelow(`${folder}/${entry.name}`);
  });
}

test('every link between our pages leads to a file', () => {
  const links = OUR_PAGES.flatMap((file) =>
    [...read(file).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, target]) => ({
      file,
      target: target!,
    })),
  );
  expect(links.length).toBeGreaterThan(50);
  const broken = links.filter(({ file, target }) => !existsSync(resolve(root, dirname(file), target)));
  expect(broken).toEqual([]);
});

test('every parameter and secret of the functions has its line in docs/deploy.md', () => {
  const names = [...read('functions/src/config.ts').matchAll(/define(?:String|Int|Secret)\('(\w+)'/g)];
  expect(names.length).toBeGreaterThan(8);
  for (const [, name] of names) expect(read('docs/deploy.md')).toContain(name);
});
