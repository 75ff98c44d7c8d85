import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

/* Tests run on the Node version that is deployed (docs/adr/0025). */
const root = resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
const json = (file: string) => JSON.parse(read(file)) as Record<string, unknown>;
const majorOf = (version: string) => /(\d+)/.exec(version)![1];

const deployed = majorOf(
  (json('firebase.json') as { functions: { runtime: string }[] }).functions[0]!.runtime,
);

test('tests run on the Node version that firebase.json deploys', () => {
  expect(process.versions.node).toMatch(new RegExp(`^${deployed}\\.`));
});

test('a child process started by name runs on the same Node version', () => {
  expect(execFileSync('node', ['--version'], { encoding: 'utf8' }).trim()).toBe(process.version);
});

test('the packages node and @types/node have the deployed Node version', () => {
  const { devDependencies } = json('package.json') as { devDependencies: Record<string, string> };
  expect(majorOf(devDependencies['node']!)).toBe(deployed);
  expect(majorOf(devDependencies['@types/node']!)).toBe(deployed);
});

test.each(['functions/build.ts', 'local-suite/build.ts'])(
  '%s compiles for the deployed Node version',
  (file) => {
    expect(read(file)).toContain(`target: 'node${deployed}'`);
  },
);

test('the deployed package.json requires the deployed Node version', () => {
  expect(read('functions/build.ts')).toContain(`engines: { node: '${deployed}' }`);
});

test('npm on Node 20 omits no package, as it does with optional ones that require more', () => {
  const { packages } = json('package-lock.json') as {
    packages: Record<string, { optional?: boolean; engines?: { node?: string } }>;
  };
  const leftOut = Object.entries(packages).filter(
    ([, { optional, engines }]) => optional && /^>=2[1-9]/.test(engines?.node ?? ''),
  );
  expect(leftOut.map(([name]) => name)).toEqual([]);
});
