import { addresses } from '@nargisus/local-suite/launcher';
import { writeFileSync } from 'node:fs';
import { loadLighthouse } from './lighthouse.ts';
import { openBrowser } from './open-browser.ts';
import { serveAsHosting } from './serve-as-hosting.ts';
import { byProcessorClock } from './processor-clock.ts';

const path = process.argv[2] ?? '/checkout'; const visitor = (process.argv[3] ?? 'shopper') as 'shopper';
const lighthouse = await loadLighthouse();
const hosting = await serveAsHosting(addresses.shop);
const browser = await openBrowser(hosting.origin, visitor, 9799);
await browser.open(`${hosting.origin}${path}`);
for (let r = 0; r < 3; r++) {
  await browser.clearCache();
  const flags = { port: 9799, logLevel: 'error', onlyCategories: ['performance'], disableStorageReset: visitor !== ('guest' as string), maxWaitForLoad: 12000,
    throttling: { rttMs: 150, throughputKbps: 1638.4, requestLatencyMs: 562.5, downloadThroughputKbps: 1474.56, uploadThroughputKbps: 675, cpuSlowdownMultiplier: 4 } };
  const result = (await lighthouse.default(`${hosting.origin}${path}`, flags as never))!;
  const ev = byProcessorClock(result.artifacts.Trace.traceEvents as never[]) as any[];
  writeFileSync(`/tmp/trace${r}.json`, JSON.stringify(ev));
  const nav = ev.filter((e) => e.name === 'navigationStart' && e.args?.data?.documentLoaderURL?.includes(path)).pop();
  const pid = nav.pid;
  const main = ev.find((e) => e.name === 'thread_name' && e.pid === pid && e.args?.name === 'CrRendererMain');
  const th = ev.filter((e) => e.pid === pid && e.tid === main.tid && e.ts >= nav.ts);
  const tasks = th.filter((e) => e.name.endsWith('RunTask') && (e.dur ?? 0) > 4000);
  let tbt4 = 0, tbt9 = 0;
  console.log(`--- round ${r}`);
  for (const t of tasks) {
    const ms = t.dur / 1000;
    tbt4 += Math.max(0, ms * 4 - 50); tbt9 += Math.max(0, ms * 9 - 50);
    if (ms * 9 < 50) continue;
    const kids = th.filter((e) => e !== t && e.dur && e.ts >= t.ts && e.ts + e.dur <= t.ts + t.dur + 1 && e.dur > 700 && !/RunTask|RunMicrotasks$/.test(e.name));
    console.log(`${((t.ts - nav.ts) / 1000).toFixed(0)} ms: ${ms.toFixed(1)}  ${kids.slice(0, 9).map((k) => `${k.name}${k.args?.data?.url ? ' ' + k.args.data.url.split('/').pop().slice(0, 24) : ''}${k.args?.data?.functionName ? ':' + k.args.data.functionName : ''} ${(k.dur / 1000).toFixed(1)}`).join(' | ')}`);
  }
  console.log('sum tasks>4ms', tbt4.toFixed(0), tbt9.toFixed(0));
}
await browser.close(); await hosting.stop();
process.exit(0);
