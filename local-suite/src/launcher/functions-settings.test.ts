import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parameters, SECRETS } from './functions-settings.ts';
import { workspace } from './workspace-paths.ts';

const PARAMETER = 'String|Int|Float|Boolean|List';

/** Returns every name that the functions define as a parameter or as a secret. */
function defined(kinds: string): string[] {
  const source = resolve(workspace.root, 'functions/src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const pattern = new RegExp(`define(?:${kinds})\\(\\s*'(\\w+)'`, 'g');
  return files.flatMap((file) =>
    [...readFileSync(resolve(source, file), 'utf8').matchAll(pattern)].map(([, name]) => name!),
  );
}

test('gives every parameter of the functions a value, for which firebase-tools would otherwise ask', () => {
  const given = Object.keys(parameters('http://127.0.0.1:5000'));
  expect(defined(PARAMETER)).not.toEqual([]);
  expect(given).toEqual(expect.arrayContaining(defined(PARAMETER)));
});

test('gives every secret a value, which firebase-tools would otherwise look up in the cloud', () => {
  expect(Object.keys(SECRETS).sort()).toEqual([...new Set(defined('Secret'))].sort());
});

test("does not deploy this machine's secrets with the code", () => {
  const { functions } = JSON.parse(readFileSync(workspace.firebaseJson, 'utf8'));
  expect(functions[0].ignore).toContain('.secret.local');
});
