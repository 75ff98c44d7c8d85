import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { advisoriesOf, arguedIn } from './advisories.ts';

const root = resolve(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');

/** As npm 10 writes it: one advisory that comes through two packages, which are named by text. */
const report = {
  auditReportVersion: 2,
  vulnerabilities: {
    uuid: {
      name: 'uuid',
      severity: 'moderate',
      via: [
        {
          source: 1116970,
          name: 'uuid',
          title: 'Missing buffer bounds check in v3/v5/v6 when buf is provided',
          url: 'https://github.com/advisories/GHSA-w5hq-g745-h8pq',
          severity: 'moderate',
          range: '<11.1.1',
        },
      ],
      effects: ['gaxios', 'teeny-request'],
    },
    gaxios: { name: 'gaxios', severity: 'moderate', via: ['uuid'], effects: [] },
    'teeny-request': { name: 'teeny-request', severity: 'moderate', via: ['uuid'], effects: [] },
  },
  metadata: { vulnerabilities: { moderate: 3, total: 3 } },
};

test('an advisory is counted once, where it is', () => {
  expect(advisoriesOf(JSON.stringify(report))).toEqual([
    {
      id: 'GHSA-w5hq-g745-h8pq',
      inPackage: 'uuid',
      what: 'moderate: Missing buffer bounds check in v3/v5/v6 when buf is provided (uuid <11.1.1)',
    },
  ]);
});

test.each(['', '{"error":{"summary":"405"}}', '{}'])('%j is no clean report', (said) => {
  expect(() => advisoriesOf(said)).toThrow();
});

test('only rows of their own table are arguments', () => {
  const row = (id: string) => `| ${id} | why |\n`;
  const page = `## Before\n${row('GHSA-aaaa-aaaa-aaaa')}## Packages\ntext GHSA-bbbb-bbbb-bbbb\n${row('GHSA-cccc-cccc-cccc')}## After\n${row('GHSA-dddd-dddd-dddd')}`;
  expect(arguedIn(page)).toEqual(['GHSA-cccc-cccc-cccc']);
  expect(arguedIn(`## Packages\n${row('GHSA-cccc-cccc-cccc')}`)).toEqual(['GHSA-cccc-cccc-cccc']);
});

test('every package that docs/security.md argues about still runs in the shop', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const page = read('docs/security.md');
  // No row can also mean that the table is written in a form that is not recognized.
  expect(page.includes('No advisory is accepted at the moment.')).toBe(arguedIn(page).length === 0);
  for (const id of arguedIn(page)) {
    const name = new RegExp(`\\| *${id} *\\| *\`([^\`@]+)`).exec(page)?.[1];
    const runs = Object.entries(packages).some(
      ([path, { dev }]) => path.endsWith(`node_modules/${name}`) && !dev,
    );
    expect([name, runs]).toEqual([name, true]);
  }
});
