import { expect, test } from 'vitest';
import { deployedLock } from './deployed-lock.ts';

const packages = {
  '': {},
  functions: {},
  'functions/node_modules/web-server': { version: '5.0.0', dependencies: { words: '1', bytes: '3' } },
  'node_modules/web-server': { version: '4.0.0', dependencies: { words: '1' } },
  'node_modules/words': {
    version: '1.0.0',
    peerDependencies: { voice: '1', typings: '1' },
    peerDependenciesMeta: { typings: { optional: true } },
  },
  'node_modules/bytes': { version: '2.0.0' },
  'functions/node_modules/bytes': { version: '3.0.0' },
  'node_modules/voice': {
    version: '1.0.0',
    dependencies: { bytes: '2' },
    optionalDependencies: { fast: '1' },
  },
  'node_modules/fast': { version: '1.0.0', dependencies: { 'web-server': '4' } },
  'node_modules/typings': { version: '1.0.0' },
  'node_modules/test-runner': { version: '9.0.0' },
};
const manifest = { name: 'deployed', engines: { node: '24' }, dependencies: { 'web-server': '5.0.0' } };

test('deploys the tested versions, each for the package that depends on it', () => {
  const { packages: locked } = deployedLock(packages, manifest, 'functions');
  const { '': root, ...others } = locked as Record<string, { version?: string }>;
  expect(root).toEqual(manifest);
  expect(Object.fromEntries(Object.entries(others).map(([at, { version }]) => [at, version]))).toEqual({
    'node_modules/bytes': '3.0.0',
    'node_modules/fast': '1.0.0',
    'node_modules/fast/node_modules/web-server': '4.0.0',
    'node_modules/voice': '1.0.0',
    'node_modules/voice/node_modules/bytes': '2.0.0',
    'node_modules/web-server': '5.0.0',
    'node_modules/words': '1.0.0',
  });
});

test('rejects a lock file that lacks a package', () => {
  const more = { ...manifest, dependencies: { unheard: '1.0.0' } };
  expect(() => deployedLock(packages, more, 'functions')).toThrow('no unheard');
});
