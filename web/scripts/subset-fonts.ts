/**
 * Cuts the shop's typeface (Anek Bangla, SIL Open Font License) down to what a first visit shows, into
 * src/theme/fonts. Run by hand (`npm run fonts -w web`) after changing the lists below; the results are committed,
 * because they change once a year and a build should not depend on a WebAssembly font tool.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const PACKAGE = new URL('../../node_modules/@fontsource-variable/anek-bangla/files/', import.meta.url);
const TARGET = new URL('../src/theme/fonts/', import.meta.url);

const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
/** Keep in step with the unicode-range in theme/fonts.css. */
const LATIN = `${ASCII}\u00a0©·×–—‘’“”…→←−`;

type Axis = number | { min: number; max: number };
const cuts: { file: string; from: string; text: string; axes: { wght: Axis; wdth: Axis } }[] = [
  { file: 'text-latin', from: 'latin', text: LATIN, axes: { wght: { min: 400, max: 700 }, wdth: 100 } },
  { file: 'display-latin', from: 'latin', text: LATIN, axes: { wght: 560, wdth: 125 } },
  // Every price has the sign, and the whole Bangla file weighs 155 KB: so the sign travels alone.
  { file: 'text-taka', from: 'bengali', text: '৳', axes: { wght: { min: 400, max: 700 }, wdth: 100 } },
];

for (const { file, from, text, axes } of cuts) {
  const source = readFileSync(new URL(`anek-bangla-${from}-standard-normal.woff2`, PACKAGE));
  const keepFeatures = from === 'bengali' ? [] : ['kern', 'liga', 'tnum', 'lnum'];
  const cut = await subsetFont(source, text, { targetFormat: 'woff2', variationAxes: axes, keepFeatures });
  writeFileSync(new URL(`${file}.woff2`, TARGET), cut);
  console.info(`${file}.woff2 ${(cut.length / 1024).toFixed(1)} KB`);
}
