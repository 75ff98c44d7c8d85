/**
 * `npm run pictures -w local-suite`: renders the drawings that changed since the last run into the files that the
 * repository keeps, and removes files without a drawing. Commit the result.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { mapConcurrently } from '../src/seed/map-concurrently.ts';
import { drawings, FINGERPRINTS, fingerprintOf, PRODUCTS, readFingerprints, SITE } from './drawings.ts';
import { renderPicture } from './render-picture.ts';

const CONCURRENCY = 2;

const started = Date.now();
const all = drawings();
const before = await readFingerprints();
const rendered = await mapConcurrently(all, CONCURRENCY, async (drawing) => {
  const unchanged = before[drawing.name] === fingerprintOf(drawing.svg);
  const due = unchanged ? drawing.files.filter(({ path }) => !existsSync(path)) : drawing.files;
  if (due.length === 0) return 0;
  const bytes = await renderPicture(drawing.svg, due);
  for (const [index, { path }] of due.entries()) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes[index]!);
  }
  return 1;
});
const wanted = new Set(all.flatMap(({ files }) => files.map(({ path }) => path)));
for (const folder of [PRODUCTS, SITE]) {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !wanted.has(path)) await rm(path);
  }
}
const fingerprints = Object.fromEntries(all.map(({ name, svg }) => [name, fingerprintOf(svg)]));
await writeFile(FINGERPRINTS, `${JSON.stringify(fingerprints, null, 2)}\n`);
const count = rendered.reduce<number>((sum, one) => sum + one, 0);
console.info(
  `${count} of ${all.length} pictures rendered in ${((Date.now() - started) / 1000).toFixed(1)} s`,
);
