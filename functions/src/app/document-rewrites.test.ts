import { calls, type Call } from '@nargisus/domain/contract';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { apiRoutes, documentRoutes } from './routes.ts';

interface Rewrite {
  readonly source: string;
  readonly function?: { readonly functionId: string };
}

const file = resolve(import.meta.dirname, '../../../firebase.json');
const { hosting } = JSON.parse(readFileSync(file, 'utf8')) as { hosting: { rewrites: Rewrite[] } };
const idOf = (it: Rewrite | undefined) => it?.function?.functionId;

test('Hosting sends the calls that render documents to `documents`, and no others', () => {
  const sent = hosting.rewrites.filter((it) => idOf(it) === 'documents').map(({ source }) => source);
  const paths = documentRoutes.map(({ call }) => call.path.replaceAll(/\{\w+\}/g, '*'));
  expect(sent.toSorted()).toEqual([...new Set(paths)].sort());
});

test('Hosting matches their paths before those of `api`', () => {
  const places = hosting.rewrites.flatMap((it, index) => (idOf(it) === 'documents' ? [index] : []));
  const api = hosting.rewrites.findIndex((it) => idOf(it) === 'api');
  expect(places.length).toBeGreaterThan(0);
  expect(Math.max(...places)).toBeLessThan(api);
});

test('`api` and `documents` answer every call of the contract, each exactly one of them', () => {
  const answered = [...apiRoutes, ...documentRoutes].map(({ call }) => `${call.method} ${call.path}`);
  const all = Object.values<Call>(calls).map(({ method, path }) => `${method} ${path}`);
  expect(answered.toSorted()).toEqual(all.toSorted());
});
