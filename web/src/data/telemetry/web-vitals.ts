import type { Telemetry } from '@nargisus/domain/telemetry';

type Vitals = NonNullable<Telemetry['vitals']>;

/** Not in TypeScript's DOM library (https://wicg.github.io/layout-instability/). */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}
/** Shifts form one session within a second of each other and five in all (https://web.dev/articles/cls). */
const SHIFT_GAP_MS = 1000;
const SHIFT_SESSION_MS = 5000;
/** Shorter interactions are good; most browsers buffer no shorter ones. */
const SHORTEST_INTERACTION_MS = 40;

/** Measures the page from its beginning, also before this call. Returns a function that reads the present values. */
export function observeVitals(): () => Vitals {
  const vitals: { -readonly [Name in keyof Vitals]: Vitals[Name] } = { cls: 0 };
  let session = { began: 0, last: 0, sum: 0 };
  observe('largest-contentful-paint', ({ startTime }) => (vitals.lcp = Math.round(startTime)));
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.fcp = Math.round(startTime);
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput, startTime } = entry as LayoutShift;
    if (hadRecentInput) return;
    const belongs = startTime - session.last < SHIFT_GAP_MS && startTime - session.began < SHIFT_SESSION_MS;
    session = {
      began: belongs ? session.began : startTime,
      last: startTime,
      sum: belongs ? session.sum + value : value,
    };
    vitals.cls = Math.max(vitals.cls ?? 0, Math.round(session.sum * 10_000) / 10_000);
  });
  // The longest interaction, which is INP for a visit of fewer than fifty (https://web.dev/articles/inp).
  observe('event', (entry) => {
    if ((entry as PerformanceEventTiming).interactionId)
      vitals.inp = Math.max(vitals.inp ?? 0, Math.round(entry.duration));
  });
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation) vitals.ttfb = Math.max(0, Math.round(navigation.responseStart));
  return () => ({ ...vitals });
}

function observe(type: string, take: (entry: PerformanceEntry) => void): void {
  try {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    observer.observe({
      type,
      buffered: true,
      durationThreshold: SHORTEST_INTERACTION_MS,
    } as PerformanceObserverInit);
  } catch {
    // The browser does not support this measurement.
  }
}
