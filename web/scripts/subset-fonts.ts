/**
 * Subsets the shop's typeface (Anek Bangla, SIL Open Font License) to the characters of a first visit, into
 * src/theme/fonts. Run it by hand (`npm run fonts -w web`) after a change of the lists below. The results are
 * committed: they change once a year, and a build should not depend on a WebAssembly font tool.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { LANGUAGE_NAMES } from '../src/locales/language.ts';
import { shortenNames } from './shorten-names.ts';

const PACKAGE = new URL('../../node_modules/@fontsource-variable/anek-bangla/files/', import.meta.url);
const TARGET = new URL('../src/theme/fonts/', import.meta.url);

const TAKA = '৳';
const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
/** Must match the unicode-range in theme/fonts.css. */
const LATIN = `${ASCII}\u00a0©·×–—‘’“”…→←−`;

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');

/** The Bangla block without the taka sign, the marks it shares with Devanagari, the joiners and the dotted circle. */
const BANGLA = `${range(0x951, 0x952)}${range(0x964, 0x965)}${range(0x980, 0x9f2)}${range(0x9f4, 0x9fe)}\u200c\u200d\u25cc`;

/**
 * The features that correct Bangla needs: conjuncts, half and reph forms, positions of vowel signs. A third less than
 * all.
 */
const BANGLA_SHAPING =
  'ccmp locl init nukt akhn rphf blwf half pstf vatu cjct pres abvs blws psts haln calt rlig clig liga abvm blwm mark mkmk';

type Axis = number | { min: number; max: number };
const TEXT_AXES = { wght: { min: 400, max: 700 }, wdth: 100 };
const LATIN_FEATURES = 'kern liga tnum lnum';

/** What a font of one sign can do without: layout rules and hints. */
const NOT_FOR_ONE_SIGN = ['GDEF', 'GPOS', 'GSUB', 'STAT', 'gasp', 'prep'];

const cuts: {
  file: string;
  from: 'latin' | 'bengali';
  text: string;
  features: string;
  axes: { wght: Axis; wdth: Axis };
}[] = [
  { file: 'text-latin', from: 'latin', text: LATIN, features: LATIN_FEATURES, axes: TEXT_AXES },
  {
    file: 'display-latin',
    from: 'latin',
    text: LATIN,
    features: LATIN_FEATURES,
    axes: { wght: 560, wdth: 125 },
  },
  // Every price has the sign, and every page names its languages; the Bangla file weighs 120 KB.
  { file: 'text-taka', from: 'bengali', text: `${TAKA}${LANGUAGE_NAMES.bn}`, features: '', axes: TEXT_AXES },
  { file: 'text-bangla', from: 'bengali', text: BANGLA, features: BANGLA_SHAPING, axes: TEXT_AXES },
];

for (const { file, from, text, features, axes } of cuts) {
  const keepFeatures = features.split(' ').filter(Boolean);
  save(
    file,
    await subsetFont(sourceOf(from), text, { targetFormat: 'woff2', variationAxes: axes, keepFeatures }),
  );
}

// In the style sheet of every page, so that the first prices have their sign. fonts.css names the licence.
const sign = await subsetFont(sourceOf('bengali'), TAKA, {
  targetFormat: 'sfnt',
  variationAxes: { wght: 550, wdth: 100 },
  keepFeatures: [],
  dropTables: NOT_FOR_ONE_SIGN,
});
shortenNames(sign);
save('taka-sign', await subsetFont(sign, TAKA, { targetFormat: 'woff2' }));

function sourceOf(script: 'latin' | 'bengali'): Buffer {
  return readFileSync(new URL(`anek-bangla-${script}-standard-normal.woff2`, PACKAGE));
}

function save(file: string, font: Buffer): void {
  writeFileSync(new URL(`${file}.woff2`, TARGET), font);
  console.info(`${file}.woff2 ${(font.length / 1024).toFixed(1)} KB`);
}
