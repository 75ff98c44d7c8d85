import type { Measurement, Report } from '../report/report.ts';

/** As a table in Markdown: what has a baseline, a line each; under each benchmark how many of its aims are met. */
export function tableOf(reports: readonly Report[]): string {
  return [
    '| benchmark | figure | value | baseline | ratio | aim |',
    '| --- | --- | --: | --: | --: | --- |',
    ...reports.flatMap(linesOf),
  ].join('\n');
}

function linesOf({ title, at, quick, load, measurements }: Report): string[] {
  const aims = measurements.flatMap(({ aim }) => aim ?? []);
  const met = aims.filter((aim) => aim.met).length;
  const how = `${at.slice(0, 10)}${quick ? ', quick' : ''}, ${load.toFixed(1)} at work`;
  return [
    `| **${title}** | ${how} | | | | ${aims.length > 0 ? `${met} of ${aims.length} met` : ''} |`,
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
