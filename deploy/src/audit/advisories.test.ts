import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { acceptedIn, advisoriesOf } from './advisories.ts';

const root = resolve(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');

/** A report of npm 10: one advisory, and two packages that depend on its package. */
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

test('returns an advisory once, with its own package', () => {
  expect(advisoriesOf(JSON.stringify(report))).toEqual([
    {
      id: 'GHSA-w5hq-g745-h8pq',
      inPackage: 'uuid',
      what: 'moderate: Missing buffer bounds check in v3/v5/v6 when buf is provided (uuid <11.1.1)',
    },
  ]);
});

test.each(['', '{"error":{"summary":"405"}}', '{}'])('rejects %j, which is not a report', (text) => {
  expect(() => advisoriesOf(text)).toThrow();
});

test('reads accepted advisories only from their own table', () => {
  const row = (id: string) => `| ${id} | why |\n`;
  const page = `## Before\n${row('GHSA-aaaa-aaaa-aaaa')}## Packages\ntext GHSA-bbbb-bbbb-bbbb\n${row('GHSA-cccc-cccc-cccc')}## After\n${row('GHSA-dddd-dddd-dddd')}`;
  expect(acceptedIn(page)).toEqual(['GHSA-cccc-cccc-cccc']);
  expect(acceptedIn(`## Packages\n${row('GHSA-cccc-cccc-cccc')}`)).toEqual(['GHSA-cccc-cccc-cccc']);
});

test('every package with an accepted advisory still runs in production', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const page = read('docs/security.md');
  // No row could also mean that the pattern no longer matches the table.
  expect(page.includes('No advisory is accepted at the moment.')).toBe(acceptedIn(page).length === 0);
  for (const id of acceptedIn(page)) {
    const name = new RegExp(`\\| *${id} *\\| *\`([^\`@]+)`).exec(page)?.[1];
    const runs = Object.entries(packages).some(
      ([path, { dev }]) => path.endsWith(`node_modules/${name}`) && !dev,
    );
    expect([name, runs]).toEqual([name, true]);
  }
});
