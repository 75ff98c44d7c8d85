import { usage } from '@nargisus/e2e/usage';
import type { Judged, Lighthouse, LighthouseReport } from './lighthouse.ts';
import { byProcessorClock } from './processor-clock.ts';

/** Lighthouse's metrics of a visit. */
export interface Times {
  readonly score: number;
  /** Seconds. */
  readonly lcp: number;
  /** Milliseconds. */
  readonly tbt: number;
  /** The same on a phone that is CHEAP_PHONE times slower than this machine. */
  readonly tbtOfCheap: number;
}

/** docs/reference/performance.md. */
export const CHEAP_PHONE = 9;

/** The figures of one visit. */
export interface Figures extends Times {
  /** Had the page not waited for a processor that others used (processor-clock.ts). */
  readonly own: Times;
  readonly cls: number;
  /** KB over the wire. */
  readonly js: number;
  readonly requests: number;
  readonly reads: number;
}

interface Run {
  readonly lighthouse: Lighthouse;
  /** The debugging port of the browser. */
  readonly port: number;
  /** Whether what the browser keeps for this origin (a session) stays. */
  readonly keepsSession: boolean;
  readonly cpuSlowdown: number;
}

/**
 * Milliseconds. A page that follows live data is never done loading; all that is judged comes in its first three
 * seconds.
 */
const LOOKED_AT = 12_000;

/** Now and then Chromium's trace lacks the beginning of a load (NO_NAVSTART), which Lighthouse asks to try again. */
const TRIES = 3;

/** One visit by Lighthouse: a phone on slow 4G, as simulated from what was loaded. @throws Error when none worked. */
export async function measurePage(url: string, run: Run): Promise<Figures> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await visitPage(url, run);
    } catch (error) {
      if (attempt === TRIES) throw error;
      console.error(String(error));
    }
  }
}

async function visitPage(
  url: string,
  { lighthouse, port, keepsSession, cpuSlowdown }: Run,
): Promise<Figures> {
  const flags = {
    port,
    logLevel: 'error',
    onlyCategories: ['performance'],
    disableStorageReset: keepsSession,
    maxWaitForLoad: LOOKED_AT,
    throttling: throttlingOf(cpuSlowdown),
  };
  const before = await usage();
  const result = await lighthouse.default(url, flags);
  if (!result || result.lhr.runtimeError)
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no report'}`);
  const { lhr, artifacts } = result;
  if (new URL(lhr.finalDisplayedUrl).pathname !== new URL(url).pathname)
    throw new Error(`${url} led to ${lhr.finalDisplayedUrl}: is the visitor signed in?`);
  const { reads } = await usage();
  const traceEvents = byProcessorClock(artifacts.Trace.traceEvents);
  const owned = { ...artifacts, Trace: { ...artifacts.Trace, traceEvents } };
  const { steps } = await lighthouse.auditFlowArtifacts({
    gatherSteps: [
      onCheapPhone({ artifacts, flags }),
      { artifacts: owned, flags },
      onCheapPhone({ artifacts: owned, flags }),
    ],
  });
  const [ofCheap, own, ownOfCheap] = steps.map((step) => step.lhr);
  if (!ofCheap || !own || !ownOfCheap) throw new Error(`${url}: it was not judged again`);
  const requests = lhr.audits['network-requests']?.details?.items ?? [];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  return {
    ...timesOf(lhr, ofCheap),
    own: timesOf(own, ownOfCheap),
    cls: valueOf(lhr, 'cumulative-layout-shift'),
    js: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024,
    requests: requests.length,
    reads: reads - before.reads,
  };
}

const timesOf = (lhr: LighthouseReport, ofCheap: LighthouseReport): Times => ({
  score: Math.round((lhr.categories.performance.score ?? 0) * 100),
  lcp: valueOf(lhr, 'largest-contentful-paint') / 1000,
  tbt: valueOf(lhr, 'total-blocking-time'),
  tbtOfCheap: valueOf(ofCheap, 'total-blocking-time'),
});

const valueOf = ({ audits }: LighthouseReport, audit: string) => audits[audit]?.numericValue ?? Number.NaN;

/** Slow 4G, and a phone so many times slower than this machine. */
const throttlingOf = (cpuSlowdownMultiplier: number) => ({
  rttMs: 150,
  throughputKbps: 1638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1474.56,
  uploadThroughputKbps: 675,
  cpuSlowdownMultiplier,
});

/** The same visit there: nothing was slowed down while it was seen, that is simulated when it is judged. */
function onCheapPhone({ artifacts, flags }: Judged): Judged {
  const slow = { throttling: throttlingOf(CHEAP_PHONE) };
  return {
    artifacts: { ...artifacts, settings: { ...artifacts.settings, ...slow } },
    flags: { ...flags, ...slow },
  };
}
