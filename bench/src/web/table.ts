import { cpus, loadavg } from 'node:os';
import type { Measurement } from '../results/publish-result.ts';
import { CHEAP_PHONE, type PageMetrics, type Times } from './measure-page.ts';
import type { PageVisit } from './pages.ts';

/** A page's metrics, now and before. */
export interface Row {
  readonly visit: PageVisit;
  readonly now: PageMetrics;
  readonly before?: PageMetrics;
}

/** Returns a Markdown table with exceeded budgets in bold. */
export function tableOf(
  rows: readonly Row[],
  empty: PageMetrics,
  { rounds, cpuSlowdown }: { rounds: number; cpuSlowdown: number },
): string {
  const day = new Date().toISOString().slice(0, 10);
  const lines = rows.flatMap(({ visit, now, before }) => [
    lineOf(visit.name, now, empty, visit.budget),
    ...(before ? [lineOf('· before', before, empty, visit.budget)] : []),
  ]);
  return [
    `Measured ${day}, median of ${rounds}, Lighthouse mobile (slow 4G, CPU ${cpuSlowdown}x). The empty page of the same server: LCP ${empty.lcp.toFixed(2)} s (${empty.own.lcp.toFixed(2)}), TBT ${empty.tbt.toFixed(0)} ms (${empty.own.tbt.toFixed(0)}). The machine: ${cpus().length} cores, load ${loadavg()[1]!.toFixed(1)} (above ${cpus().length}, times do not measure the shop).`,
    '',
    `| page | score | LCP | to empty | TBT | TBT at ${CHEAP_PHONE}x | CLS | JS over the wire | requests | documents read |`,
    '| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: |',
    ...lines,
  ].join('\n');
}

function lineOf(name: string, now: PageMetrics, empty: PageMetrics, budget: PageVisit['budget']): string {
  const marked = (text: string, isMet: boolean) => (isMet ? text : `**${text}**`);
  const both = (write: (times: Times) => string, unit: string, isMet: (times: Times) => boolean) =>
    `${marked(`${write(now)}${unit}`, isMet(now))} (${marked(write(now.own), isMet(now.own))})`;
  const cells = [
    name,
    both(
      ({ score }) => score.toFixed(0),
      '',
      ({ score }) => score >= budget.score,
    ),
    both(
      ({ lcp }) => lcp.toFixed(2),
      ' s',
      ({ lcp }) => lcp <= budget.lcp,
    ),
    `${(now.lcp / empty.lcp).toFixed(2)} x`,
    both(
      ({ tbt }) => tbt.toFixed(0),
      ' ms',
      ({ tbt }) => tbt <= budget.tbt,
    ),
    both(
      ({ tbtOfCheap }) => tbtOfCheap.toFixed(0),
      ' ms',
      ({ tbtOfCheap }) => tbtOfCheap <= budget.tbtOfCheap,
    ),
    marked(now.cls.toFixed(3), now.cls <= budget.cls),
    `${now.js.toFixed(0)} KB`,
    String(now.requests),
    String(now.reads),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Returns the metrics as measurements with their budgets. */
export function measurementsOf(rows: readonly Row[], empty: PageMetrics): Measurement[] {
  const aim = (text: string, met: boolean) => ({ text, met });
  return [
    { name: 'Empty page, LCP', value: empty.lcp, unit: 's' },
    ...rows.flatMap(({ visit: { name, budget }, now }) => [
      {
        name: `${name}, score`,
        value: now.score,
        unit: '',
        aim: aim(`at least ${budget.score}`, now.score >= budget.score),
      },
      {
        name: `${name}, LCP`,
        value: now.lcp,
        unit: 's',
        baseline: { name: 'an empty page', value: empty.lcp },
        aim: aim(`at most ${budget.lcp}`, now.lcp <= budget.lcp),
      },
      {
        name: `${name}, TBT`,
        value: now.tbt,
        unit: 'ms',
        aim: aim(`at most ${budget.tbt}`, now.tbt <= budget.tbt),
      },
      {
        name: `${name}, TBT on a cheap phone`,
        value: now.tbtOfCheap,
        unit: 'ms',
        aim: aim(`at most ${budget.tbtOfCheap}`, now.tbtOfCheap <= budget.tbtOfCheap),
      },
      { name: `${name}, its own score`, value: now.own.score, unit: '' },
      { name: `${name}, its own LCP`, value: now.own.lcp, unit: 's' },
      { name: `${name}, its own TBT`, value: now.own.tbt, unit: 'ms' },
      {
        name: `${name}, CLS`,
        value: now.cls,
        unit: '',
        aim: aim(`at most ${budget.cls}`, now.cls <= budget.cls),
      },
      { name: `${name}, JS over the wire`, value: now.js, unit: 'KB' },
      { name: `${name}, requests`, value: now.requests, unit: '' },
      { name: `${name}, documents read`, value: now.reads, unit: '' },
    ]),
  ];
}
