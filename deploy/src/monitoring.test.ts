import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { read, root } from './testing/doc-pages.ts';

/* An alert never fires if its metric counts a log line that no function writes. */
const FOLDER = 'deploy/monitoring';
const namesIn = (folder: string) =>
  readdirSync(resolve(root, `${FOLDER}/${folder}`)).map((name) => name.replace(/\.json$/, ''));
const metrics = namesIn('metrics');
const policies = namesIn('policies');
const sources = readdirSync(resolve(root, 'functions/src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => read(`functions/src/${path}`));

interface Metric {
  readonly filter: string;
  readonly metricDescriptor: { readonly metricKind: string; readonly valueType: string };
}
interface Threshold {
  readonly filter: string;
  readonly comparison: string;
  readonly duration: string;
  readonly evaluationMissingData?: string;
  readonly aggregations: readonly {
    readonly alignmentPeriod: string;
    readonly perSeriesAligner: string;
    readonly crossSeriesReducer: string;
  }[];
}
interface Policy {
  readonly displayName: string;
  readonly severity: string;
  readonly combiner: string;
  readonly documentation: { readonly content: string };
  readonly alertStrategy: { readonly autoClose: string };
  readonly conditions: readonly { readonly conditionThreshold: Threshold }[];
}
const metric = (name: string) => JSON.parse(read(`${FOLDER}/metrics/${name}.json`)) as Metric;
const policy = (name: string) => JSON.parse(read(`${FOLDER}/policies/${name}.json`)) as Policy;

test.each(metrics)('%s counts log lines that the functions write', (name) => {
  const { filter, metricDescriptor } = metric(name);
  expect(metricDescriptor).toEqual({ metricKind: 'DELTA', valueType: 'INT64' });
  for (const [, words] of filter.matchAll(/jsonPayload\.message[=:]"([^"]+)"/g))
    expect(
      sources.some((text) => text.includes(words!)),
      words,
    ).toBe(true);
  for (const [, field] of filter.matchAll(/jsonPayload\.(\w+)/g))
    expect(
      field === 'message' || sources.some((text) => new RegExp(`\\b${field}\\b`).test(text)),
      field,
    ).toBe(true);
  for (const [, service] of filter.matchAll(/service_name="(\w+)"/g))
    expect(functionNames()).toContain(service);
});

test('mails_failed counts the outcomes that the functions log as warnings', () => {
  const outcomes = /\((failed[^)]*)\)/.exec(metric('mails_failed').filter)![1]!.split('|');
  const warned = /WARNED[^=]*= \[([^\]]*)\]/.exec(read('functions/src/mails/log-mail.ts'))![1]!;
  expect(outcomes).toEqual([...warned.matchAll(/'([\w-]+)'/g)].map(([, outcome]) => outcome));
  expect(read('functions/src/mails/log-mail.ts')).toContain('`Mail ${wanted.kind}: ${outcome}`');
});

test('every metric has an alert, and every alert on a metric of ours has that metric', () => {
  const used = policies.flatMap((name) =>
    [...read(`${FOLDER}/policies/${name}.json`).matchAll(/logging\.googleapis\.com\/user\/(\w+)/g)].map(
      ([, of]) => of!,
    ),
  );
  expect(used.sort()).toEqual([...metrics].sort());
});

const runbookHeadings = [...read('docs/runbook.md').matchAll(/^##+ (.*)$/gm)].map(([, it]) =>
  it!.toLowerCase(),
);

test.each(policies)('%s documents what to do, and docs/deploy.md lists it', (name) => {
  const { displayName, documentation, conditions } = policy(name);
  expect(documentation.content.length).toBeGreaterThan(30);
  expect(conditions).toHaveLength(1);
  expect(read('docs/deploy.md')).toContain(`\`${name}\``);
  const cited = /runbook\.md: "([^"]+)"/.exec(documentation.content)?.[1];
  const isHeading = (text: string) => runbookHeadings.some((it) => it.includes(text.toLowerCase()));
  expect(cited === undefined || isHeading(cited), displayName).toBe(true);
});

/* Limits of the API: https://cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies. */
const seconds = (duration: string) => Number(/^(\d+)s$/.exec(duration)?.[1]);
const DAY_AND_AN_HOUR_S = 90_000;
const HALF_AN_HOUR_S = 1_800;

test.each(policies)('%s is within the API’s limits', (name) => {
  const { combiner, severity, alertStrategy, conditions } = policy(name);
  expect(combiner).toBe('OR');
  expect(['CRITICAL', 'ERROR', 'WARNING']).toContain(severity);
  expect(seconds(alertStrategy.autoClose)).toBeGreaterThanOrEqual(HALF_AN_HOUR_S);
  const { filter, comparison, duration, aggregations, evaluationMissingData } =
    conditions[0]!.conditionThreshold;
  expect(filter).toMatch(/^metric\.type="[\w./]+" AND resource\.type="\w+"/);
  expect(['COMPARISON_GT', 'COMPARISON_LT']).toContain(comparison);
  expect(seconds(duration) % 60).toBe(0);
  // A count that must not fall needs an evaluation of missing data, which the API does only with a duration of a minute or more.
  expect(evaluationMissingData !== undefined).toBe(comparison === 'COMPARISON_LT');
  expect(seconds(duration)).toBeGreaterThanOrEqual(evaluationMissingData ? 60 : 0);
  expect(aggregations).toHaveLength(1);
  for (const { alignmentPeriod, perSeriesAligner, crossSeriesReducer } of aggregations) {
    expect(seconds(alignmentPeriod) % 60).toBe(0);
    expect(seconds(alignmentPeriod) + seconds(duration)).toBeLessThanOrEqual(DAY_AND_AN_HOUR_S);
    // Log-based counters are deltas, which are summed; a percentile needs the whole distribution.
    const isLogCounter = filter.includes('logging.googleapis.com/user/');
    expect(isLogCounter ? perSeriesAligner : 'ALIGN_SUM').toBe('ALIGN_SUM');
    const isPercentile = /PERCENTILE/.test(crossSeriesReducer);
    expect(isPercentile ? perSeriesAligner : 'ALIGN_DELTA').toBe('ALIGN_DELTA');
  }
});

function functionNames(): string[] {
  const index = read('functions/src/index.ts');
  const declared = [...index.matchAll(/export const (\w+)/g)].map(([, name]) => name!);
  const reexported = [...index.matchAll(/export \{ ([^}]+) \}/g)].flatMap(([, names]) => names!.split(', '));
  return [...declared, ...reexported].map((name) => name.toLowerCase());
}
