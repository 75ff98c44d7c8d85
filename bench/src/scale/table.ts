import type { Measurement } from '../results/publish-result.ts';
import type { QueryCost, Row } from './query-costs.ts';
import type { Size } from './write-shop.ts';

interface Shop extends Size {
  readonly searchable: number;
  readonly memory?: number | undefined;
}

const count = (number: number) => number.toLocaleString('en');
const readsOf = ({ documents, counted }: QueryCost) =>
  counted ? `${count(documents)} + ${count(counted)}` : count(documents);
const kilobytes = ({ bytes }: QueryCost) => (bytes ? (bytes / 1024).toFixed(bytes < 10_240 ? 1 : 0) : '');
const ratio = (large: number, small: number) => (small ? `${(large / small).toFixed(2)} x` : '');

/** Returns a Markdown table, with rows whose reads grow faster than their results in bold. */
export function tableOf(rows: readonly Row[], { small, large }: { small: Shop; large: Shop }): string {
  const sizeOf = ({ products, orders }: Shop) => `${count(products)} products, ${count(orders)} orders`;
  const memory = (shop: Shop) => (shop.memory ? `${count(Math.round(shop.memory))} MiB` : 'not measured');
  return [
    `Measured ${new Date().toISOString().slice(0, 10)}: ${sizeOf(large)} compared with ${sizeOf(small)} in the same run. The Firestore emulator's memory: ${memory(large)} and ${memory(small)}. Searchable: ${count(large.searchable)} of ${count(large.products)} products. Reads are documents, plus the reads of counting them.`,
    '',
    '| query | reads at 1,000 | large | results | to 1,000 | KiB at 1,000 | large | ms at 1,000 | large | ratio |',
    '| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: |',
    ...rows.map(lineOf),
  ].join('\n');
}

function lineOf({ name, small, large, holds }: Row): string {
  const reads = readsOf(large);
  const cells = [
    name,
    readsOf(small),
    holds ? reads : `**${reads}**`,
    count(large.results),
    ratio(large.results, small.results),
    kilobytes(small),
    kilobytes(large),
    small.ms.toFixed(0),
    large.ms.toFixed(0),
    ratio(large.ms, small.ms),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Returns the rows as measurements. */
export function measurementsOf(rows: readonly Row[]): Measurement[] {
  return rows.flatMap(({ name, small, large, holds }) => [
    {
      name: `${name}: documents read`,
      value: large.documents,
      unit: '',
      baseline: { name: 'a shop of 1,000', value: small.documents },
      aim: {
        text: `no more per result than ${small.documents} for ${small.results}; ${large.results} here`,
        met: holds,
      },
    },
    {
      name: `${name}: time`,
      value: large.ms,
      unit: 'ms',
      baseline: { name: 'a shop of 1,000', value: small.ms },
    },
  ]);
}
