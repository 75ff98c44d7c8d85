import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { compareShapes, type QueryShape } from '@nargisus/local-suite/query-shapes';
import { queryShapesFolder } from '../run/query-shapes.ts';
import { KEPT_INDEXES } from './kept-indexes.ts';

/**
 * Compares firestore.indexes.json with the queries that the browser, the functions and the tests sent to the suites of
 * the last `npm test`: none may lack an index, and no composite index may be without a query that needs it, because
 * every write pays for it.
 */
const SUITES = ['empty-shop.json', 'seeded-shop.json'];

const file = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../firestore.indexes.json'), 'utf8'),
) as {
  indexes: object[];
};
const kept = existsSync(queryShapesFolder) ? readdirSync(queryShapesFolder) : [];
const absent = SUITES.filter((name) => !kept.includes(name));
const shapes = kept.flatMap(
  (name) => JSON.parse(readFileSync(resolve(queryShapesFolder, name), 'utf8')) as QueryShape[],
);
const { missing, unused } = compareShapes(file, shapes);
const unexplained = unused.filter((index) => !KEPT_INDEXES.has(index));
const outdated = [...KEPT_INDEXES.keys()].filter((index) => !unused.includes(index));

complain('These suites kept no query shapes (npm test)', absent);
complain('No index serves these queries', missing);
complain(
  'No query needs these indexes: remove them, or explain them in e2e/indexes/kept-indexes.ts',
  unexplained,
);
complain('e2e/indexes/kept-indexes.ts explains indexes that are needed, or are no longer declared', outdated);
console.info(`${shapes.length} query shapes, ${file.indexes.length} composite indexes.`);

function complain(what: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  console.error(`${what}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
  process.exitCode = 1;
}
