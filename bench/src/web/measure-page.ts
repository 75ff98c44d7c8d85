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

/** The metrics of one visit. */
export interface PageMetrics extends Times {
  /** Without the time that the page waited for the processor (processor-clock.ts). */
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
  /** Whether the browser keeps its storage for this origin, with the session. */
  readonly keepsSession: boolean;
  readonly cpuSlowdown: number;
}

/**
 * In milliseconds. A page with live data never finishes loading; everything that is judged happens in its first three
 * seconds.
 */
const MAX_LOAD_MS = 12_000;

/** Sometimes Chromium's trace lacks the start of the navigation (NO_NAVSTART), and Lighthouse advises to retry. */
const ATTEMPTS = 3;

/** Measures a visit with Lighthouse, which simulates a phone on slow 4G. @throws Error if every attempt failed */
export async function measurePage(url: string, run: Run): Promise<PageMetrics> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await visitPage(url, run);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      console.error(String(error));
    }
  }
}

async function visitPage(
  url: string,
  { lighthouse, port, keepsSession, cpuSlowdown }: Run,
): Promise<PageMetrics> {
  const flags = {
    port,
    logLevel: 'error',
    onlyCategories: ['performance'],
    disableStorageReset: keepsSession,
    maxWaitForLoad: MAX_LOAD_MS,
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
  if (!ofCheap || !own || !ownOfCheap) throw new Error(`${url}: Lighthouse gave no second report`);
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

/** Returns the throttling of slow 4G and of a phone slower than this machine by a factor. */
const throttlingOf = (cpuSlowdownMultiplier: number) => ({
  rttMs: 150,
  throughputKbps: 1638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1474.56,
  uploadThroughputKbps: 675,
  cpuSlowdownMultiplier,
});

/** Returns the same visit on a cheap phone: Lighthouse simulates the slowdown when it judges a recorded visit. */
function onCheapPhone({ artifacts, flags }: Judged): Judged {
  const slow = { throttling: throttlingOf(CHEAP_PHONE) };
  return {
    artifacts: { ...artifacts, settings: { ...artifacts.settings, ...slow } },
    flags: { ...flags, ...slow },
  };
}
