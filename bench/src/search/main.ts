import { parseArgs } from 'node:util';
import { writeSection } from '../results/benchmarks-page.ts';
import { atMost, Measurements } from '../results/measurements.ts';
import { publishResult } from '../results/publish-result.ts';
import { measureFirestore } from './measure-firestore.ts';
import { measureModel, type QueryCost } from './measure-model.ts';
import { QUERIES } from './queries.ts';

/**
 * `npm run bench:search -- [--quick] [--no-write]`: the documents that a search, a list and suggestions read in shops of 1,000 to a
 * million products. The emulator, which is in memory, answers the smaller shops through the API; a store of the same answers in
 * lists of numbers (PostingsSource) all of them. Fails if a query of the largest shop reads more than one of 10,000.
 */
const { values: flags } = parseArgs({
  allowNegative: true,
  options: { quick: { type: 'boolean', default: false }, write: { type: 'boolean', default: true } },
});
const SERVED = flags.quick ? [500] : [1_000, 10_000];
const SIZES = flags.quick ? [500, 5_000] : [1_000, 10_000, 100_000, 1_000_000];
/** A result more or less, where prices at an end of a range differ. */
const TOLERANCE = 2;

const served = await measureFirestore(SERVED);
const modelled: ReadonlyMap<string, QueryCost>[] = [];
for (const size of SIZES) modelled.push(await measureModel(size));

const { rows, add } = new Measurements();
const base = SIZES.findLastIndex((size) => size <= 10_000);
for (const { name } of QUERIES) {
  for (const [at, size] of SIZES.entries()) {
    const { reads } = modelled[at]!.get(name)!;
    const before = modelled[base]!.get(name)!.reads;
    const aim =
      at > base ? atMost(reads, before + TOLERANCE, `no more than ${before} + ${TOLERANCE}`) : undefined;
    add(
      `${name}, ${number(size)} products`,
      reads,
      'documents',
      aim,
      at > base ? baseline(before) : undefined,
    );
  }
  for (const [at, size] of SERVED.entries()) {
    add(`${name}, ${number(size)} products, API`, served[at]!.get(name)!.ms, 'ms');
  }
}
publishResult('Search', 'search.json', rows);
const table = tableOf();
console.info(table);
if (flags.write && !flags.quick) writeSection('search', table);
process.exit(rows.every(({ aim }) => aim?.met ?? true) ? 0 : 1);

function baseline(value: number) {
  return { name: `a shop of ${number(SIZES[base]!)}`, value };
}

/** Documents read at each size, index entries visited in the largest shop, and what the emulator reads and takes. */
function tableOf(): string {
  const served_ = SERVED.map((size) => `emulator, ${number(size)}`);
  const header = ['query', ...SIZES.map(number), `visited, ${number(SIZES.at(-1)!)}`, ...served_];
  const lines = QUERIES.map(({ name }) => {
    const costs = modelled.map((of) => of.get(name)!);
    return [
      name,
      ...costs.map(({ reads }) => String(reads)),
      number(costs.at(-1)!.visited),
      ...served.map((of) => `${of.get(name)!.reads}, ${of.get(name)!.ms.toFixed(0)} ms`),
    ];
  });
  const rule = header.map((_, at) => (at === 0 ? '---' : '--:'));
  return [header, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function number(value: number): string {
  return value.toLocaleString('en');
}
