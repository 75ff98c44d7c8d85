import type { Measurement, BenchResult } from '../results/publish-result.ts';

/**
 * Returns a Markdown table: a row for each figure with a baseline, and for each benchmark how many aims are met. Rows
 * of benchmarks that have not run in this checkout are kept.
 */
export function tableOf(reports: readonly BenchResult[], before: string): string {
  const groups = new Map(groupsOf(before));
  for (const report of reports) groups.set(groupOf(report), linesOf(report));
  const sorted = [...groups].sort(([a], [b]) => a.localeCompare(b));
  return [
    '| benchmark | figure | value | baseline | ratio | aim |',
    '| --- | --- | --: | --: | --: | --- |',
    ...sorted.flatMap(([, lines]) => lines),
  ].join('\n');
}

/** Removes the amounts that follow a comma in a title. */
const groupOf = ({ title }: Pick<BenchResult, 'title'>): string => title.split(/,| of \d/)[0]!;

/** Returns the lines of a table by benchmark, whose title is in bold in the first one. */
function groupsOf(table: string): [string, string[]][] {
  const groups: [string, string[]][] = [];
  for (const line of table.split('\n').slice(2)) {
    const title = /^\| \*\*(.+?)\*\*/.exec(line)?.[1];
    if (title !== undefined) groups.push([groupOf({ title }), [line]]);
    else groups.at(-1)?.[1].push(line);
  }
  return groups;
}

function linesOf({ title, at, load, measurements }: BenchResult): string[] {
  const aims = measurements.flatMap(({ aim }) => aim ?? []);
  const met = aims.filter((aim) => aim.met).length;
  const circumstances = `${at.slice(0, 10)}, load ${load.toFixed(1)}`;
  return [
    `| **${title}** | ${circumstances} | | | | ${aims.length > 0 ? `${met} of ${aims.length} met` : ''} |`,
    ...measurements.filter(({ baseline }) => baseline).map(lineOf),
  ];
}

function lineOf({ name, value, unit, aim, baseline }: Measurement): string {
  const ratio = baseline && baseline.value > 0 ? `${(value / baseline.value).toFixed(2)} x` : '';
  const cells = [
    '',
    name.trim(),
    figure(value, unit),
    baseline ? `${baseline.name}: ${figure(baseline.value, unit)}` : '',
    ratio,
    aim ? (aim.met ? aim.text : `**missed**: ${aim.text}`) : '',
  ];
  return `| ${cells.join(' | ')} |`;
}

function figure(value: number, unit: string): string {
  const rounded = Number.isInteger(value) ? value.toLocaleString('en') : value.toFixed(value >= 100 ? 0 : 2);
  return `${rounded} ${unit}`.trim();
}
