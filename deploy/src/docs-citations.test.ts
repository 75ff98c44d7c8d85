import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findBrokenCitations } from './testing/citations.ts';
import { read, root } from './testing/doc-pages.ts';

/* Code cites pages of docs/ by path, anchor and section number, all of which must exist. */
const PAGES: ReadonlyMap<string, string> = new Map(
  ['docs', 'docs/adr', 'docs/reference'].flatMap((folder) =>
    readdirSync(resolve(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => [`${folder}/${name}`, read(`${folder}/${name}`)] as const),
  ),
);

const sources = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '--', '*.ts', '*.tsx', '*.js', '*.rules'],
  { cwd: root, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 },
)
  .trim()
  .split('\n')
  .filter((file) => existsSync(resolve(root, file)) && !file.startsWith('deploy/src/docs-citations'));

test('every citation in code names an existing page, anchor and numbered section of docs/', () => {
  const broken: string[] = [];
  let total = 0;
  for (const file of sources) {
    const { count, problems } = findBrokenCitations(read(file), PAGES);
    total += count;
    broken.push(...problems.map((problem) => `${file}: ${problem}`));
  }
  expect(total).toBeGreaterThan(400);
  expect(broken).toEqual([]);
});

const pages = new Map([
  ['docs/flow.md', '# Flow\n\n## Where `data` lies\n\n## 2. Money\n\n### 2.1 Rounding\n\n1. up\n2. down\n'],
  ['docs/adr/0007-one-cart.md', '# One cart\n'],
]);

test.each([
  '// docs/flow.md',
  '// docs/flow.md 2',
  '// docs/flow.md 2 and 2.1: rounds half up',
  '// docs/flow.md, step 2',
  '// docs/flow.md 2.1.2',
  '// docs/flow.md#where-data-lies',
  '// docs/adr/0007',
  '// docs/adr/0007-one-cart.md',
])('accepts %s', (comment) => {
  expect(findBrokenCitations(comment, pages)).toEqual({ count: 1, problems: [] });
});

test.each([
  '// docs/gone.md',
  '// docs/flow.md 3',
  '// docs/flow.md 2.2',
  '// docs/flow.md 2.1.3',
  '// docs/flow.md 2 and 5',
  '// docs/flow.md, step 4',
  '/*\n * docs/flow.md\n * 3\n */',
  '// docs/flow.md#nowhere',
  '// docs/adr/0008',
  '// docs/adr/0007-two-carts.md',
])('rejects %s', (comment) => {
  expect(findBrokenCitations(comment, pages).problems).toHaveLength(1);
});
