import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { compareShapes, type QueryShape } from '@nargisus/local-suite/query-shapes';
import { queryShapesFolder } from '../run/query-shapes.ts';
import { KEPT_INDEXES } from './kept-indexes.ts';

/**
 * Compares firestore.indexes.json with the queries that browsers, functions and tests sent to the local stacks of the last `npm test`.
 * Every query must have an index, and every composite index a query that needs it, because every write pays for it.
 */
const SHAPE_FILES = ['empty-shop.json', 'seeded-shop.json'];

const file = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../firestore.indexes.json'), 'utf8'),
) as {
  indexes: object[];
};
const kept = existsSync(queryShapesFolder) ? readdirSync(queryShapesFolder) : [];
const absent = SHAPE_FILES.filter((name) => !kept.includes(name));
const shapes = kept.flatMap(
  (name) => JSON.parse(readFileSync(resolve(queryShapesFolder, name), 'utf8')) as QueryShape[],
);
const { missing, unused } = compareShapes(file, shapes);
const unexplained = unused.filter((index) => !KEPT_INDEXES.has(index));
const outdated = [...KEPT_INDEXES.keys()].filter((index) => !unused.includes(index));

report('These files of query shapes are missing (npm test)', absent);
report('No index serves these queries', missing);
report(
  'No query needs these indexes: remove them, or explain them in e2e/indexes/kept-indexes.ts',
  unexplained,
);
report('e2e/indexes/kept-indexes.ts explains indexes that are needed, or are no longer declared', outdated);
console.info(`${shapes.length} query shapes, ${file.indexes.length} composite indexes.`);

function report(problem: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  console.error(`${problem}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
  process.exitCode = 1;
}
