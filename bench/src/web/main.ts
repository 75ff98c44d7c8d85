import { parseArgs } from 'node:util';
import { ensureLocalStack } from '@nargisus/e2e/ensure-local-stack';
import { addresses } from '@nargisus/local-suite/launcher';
import { median } from '../results/median.ts';
import { writeSection } from '../results/benchmarks-page.ts';
import { publishResult } from '../results/publish-result.ts';
import { measureCartPanel, type PanelMetrics } from './cart-panel.ts';
import { loadLighthouse } from './lighthouse.ts';
import { measurePage, type PageMetrics, type Times } from './measure-page.ts';
import { measureInteractions } from './measure-interactions.ts';
import { openBrowser, type OpenBrowser } from './open-browser.ts';
import { pageVisits, type PageVisit, type Visitor } from './pages.ts';
import { EMPTY_PAGE, serveAsHosting } from './serve-as-hosting.ts';
import { measurementsOf, tableOf } from './table.ts';
import { interactionMeasurements, interactionTable, type Interactions } from './interaction-table.ts';

/**
 * `npm run bench:web -- [--rounds 5] [--cpu 4] [--only Home,Product] [--against http://127.0.0.1:PORT]`: runs Lighthouse on
 * the built app behind brotli and a CDN, and on an empty page of the same server in each round, and reports medians. On a
 * shared machine times mean little; their ratios to the empty page do. `--against` names the shop of another checkout's
 * local stack, whose pages are measured in the same rounds. Without `--only` it also measures navigations and the cart.
 * Uses the running local stack or starts one.
 */
const { values: flags } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    cpu: { type: 'string', default: '4' },
    only: { type: 'string' },
    against: { type: 'string' },
    /** One round of two pages. */
    quick: { type: 'boolean', default: false },
  },
});
const rounds = flags.quick ? 1 : Number(flags.rounds);
const cpuSlowdown = Number(flags.cpu);
/** The first of Chromium's debugging ports. */
const FIRST_PORT = 9_700;

const lighthouse = await loadLighthouse();
const shop = await ensureLocalStack();
const only = flags.quick ? ['Home', 'Product'] : flags.only?.split(',');
const visits = (await pageVisits()).filter(({ name }) => !only || only.includes(name));
const shops = { now: addresses.shop, ...(flags.against && { before: flags.against }) };
const interactions: Interactions[] = [];
const panels: PanelMetrics[] = [];
const runs: { of: string; name: string; metrics: PageMetrics }[] = [];
const port = FIRST_PORT + Number(process.env['NARGISUS_PORT_OFFSET'] ?? 0);

const visitors = [...new Set(visits.map(({ visitor }) => visitor))];
const stages = await Promise.all(
  Object.entries(shops).map(async ([of, url], at) => {
    const hosting = await serveAsHosting(url);
    const browsers = new Map<Visitor, OpenBrowser>();
    for (const [nth, visitor] of visitors.entries())
      browsers.set(visitor, await openBrowser(hosting.origin, visitor, port + at * visitors.length + nth));
    // Files are compressed on deployment, and functions are running, before the first customer arrives.
    for (const { path, visitor } of visits) await browsers.get(visitor)!.open(`${hosting.origin}${path}`);
    hosting.clearCache(); // the first visitor of a page finds no cached copy
    return { of, hosting, browsers };
  }),
);
try {
  const emptyPage = { name: 'Empty page', path: EMPTY_PAGE, visitor: visitors[0]! };
  for (let round = 1; round <= rounds; round += 1) {
    for (const visit of [emptyPage, ...visits]) for (const stage of stages) await measure(stage, visit);
    if (only) continue;
    const { origin } = stages[0]!.hosting;
    interactions.push({
      here: await measureInteractions(origin, 1),
      slow: await measureInteractions(origin, cpuSlowdown),
    });
    panels.push(await measureCartPanel(origin, cpuSlowdown));
  }
} finally {
  for (const { hosting, browsers } of stages) {
    for (const browser of browsers.values()) await browser.close();
    await hosting.stop();
  }
}
await shop.stop();

async function measure(
  { of, hosting, browsers }: (typeof stages)[number],
  { name, path, visitor }: Pick<PageVisit, 'name' | 'path' | 'visitor'>,
): Promise<void> {
  const browser = browsers.get(visitor)!;
  await browser.clearCache();
  const metrics = await measurePage(`${hosting.origin}${path}`, {
    lighthouse,
    port: browser.port,
    keepsSession: visitor !== 'guest',
    cpuSlowdown,
  });
  runs.push({ of, name, metrics });
  const { score, lcp, tbt, tbtOfCheap, own, cls, js } = metrics;
  console.info(
    `  ${of} ${name.padEnd(20)} ${score} (${own.score})  LCP ${lcp.toFixed(2)} (${own.lcp.toFixed(2)}) s  TBT ${tbt.toFixed(0)} (${own.tbt.toFixed(0)}), cheap ${tbtOfCheap.toFixed(0)} (${own.tbtOfCheap.toFixed(0)}) ms  CLS ${cls.toFixed(3)}  JS ${js.toFixed(0)} KB`,
  );
}

const metricsOf = (of: string, name: string): PageMetrics => {
  const found = runs.filter((run) => run.of === of && run.name === name).map(({ metrics }) => metrics);
  const timesOf = (times: readonly Times[]): Times => ({
    score: median(times.map(({ score }) => score)),
    lcp: median(times.map(({ lcp }) => lcp)),
    tbt: median(times.map(({ tbt }) => tbt)),
    tbtOfCheap: median(times.map(({ tbtOfCheap }) => tbtOfCheap)),
  });
  return {
    ...timesOf(found),
    own: timesOf(found.map(({ own }) => own)),
    js: median(found.map(({ js }) => js)),
    // Not noisy, so the worst round counts.
    cls: Math.max(...found.map(({ cls }) => cls)),
    requests: Math.max(...found.map(({ requests }) => requests)),
    reads: Math.max(...found.map(({ reads }) => reads)),
  };
};
const rows = visits.map((visit) => ({
  visit,
  now: metricsOf('now', visit.name),
  ...(flags.against && { before: metricsOf('before', visit.name) }),
}));
const empty = metricsOf('now', 'Empty page');
const guestMeasurements = interactionMeasurements(interactions, panels, cpuSlowdown);
publishResult(`Pages, median of ${rounds}, CPU ${cpuSlowdown}x`, 'web.json', [
  ...measurementsOf(rows, empty),
  ...guestMeasurements,
]);
const table = [
  tableOf(rows, empty, { rounds, cpuSlowdown }),
  ...(guestMeasurements.length > 0 ? [interactionTable(guestMeasurements)] : []),
].join('\n\n');
console.info(table);
if (!only && cpuSlowdown === 4 && !flags.against) writeSection('web', table);
process.exit();
