import { expect, test } from 'vitest';
import { databaseFromWire, documentFromWire, parentFromWire, requireSameDatabase } from './resource-name.ts';

const root = 'projects/demo-a/databases/(default)/documents';

test('finds a document below its database at any depth', () => {
  expect(documentFromWire(`${root}/carts/c1/items/i1`)).toEqual({
    project: 'demo-a',
    database: '(default)',
    path: 'carts/c1/items/i1',
  });
});

test('treats the root, an empty path, as the parent of top-level collections', () => {
  expect(parentFromWire(root).path).toBe('');
  expect(parentFromWire(`${root}/carts/c1`).path).toBe('carts/c1');
});

test.each([
  ['', 'lacks "projects" at index 0'],
  ['carts/c1', 'lacks "projects" at index 0'],
  ['projects//databases/d/documents/a/b', 'lacks a project id'],
  ['projects/p/tables/d/documents/a/b', 'lacks "databases" at index 2'],
  ['projects/p/databases//documents/a/b', 'lacks a database id'],
  ['projects/p/databases/d/files/a/b', 'lacks "documents" at index 4'],
  [root, 'even, positive number of segments'],
  [`${root}/carts`, 'even, positive number of segments'],
  [`${root}/carts//items/i1`, 'empty segment'],
  [`${root}/__carts__/c1`, 'reserved'],
  [`${root}/carts/..`, 'is invalid'],
  [`${root}/carts/${'x'.repeat(1501)}`, 'longer than 1500 bytes'],
])('rejects the document name "%s": %s', (name, reason) => {
  expect(() => documentFromWire(name)).toThrowError(
    expect.objectContaining({ code: 'INVALID_ARGUMENT', message: expect.stringContaining(reason) }),
  );
});

test('rejects a collection as a parent of collections', () => {
  expect(() => parentFromWire(`${root}/carts`)).toThrowError(/not a collection/);
});

test('rejects segments after a database name', () => {
  expect(databaseFromWire('projects/p/databases/d')).toEqual({ project: 'p', database: 'd' });
  expect(() => databaseFromWire(root)).toThrowError(/extra segments/);
});

test('rejects a document of another database', () => {
  const name = documentFromWire(`${root}/carts/c1`);
  expect(() => requireSameDatabase(name, { project: 'demo-a', id: '(default)' })).not.toThrow();
  expect(() => requireSameDatabase(name, { project: 'demo-b', id: '(default)' })).toThrowError(/demo-b/);
});
