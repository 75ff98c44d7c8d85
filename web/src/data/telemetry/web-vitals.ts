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
/** Milliseconds. Shorter interactions are good, and most browsers buffer no shorter ones. */
const MIN_INTERACTION_MS = 40;

/** Observes the vitals of the page, including those before this call. Returns a function that reads the present values. */
export function observeVitals(): () => Vitals {
  const vitals: { -readonly [Name in keyof Vitals]: Vitals[Name] } = { cls: 0 };
  let session = { start: 0, last: 0, sum: 0 };
  observe('largest-contentful-paint', ({ startTime }) => (vitals.lcp = Math.round(startTime)));
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.fcp = Math.round(startTime);
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput, startTime } = entry as LayoutShift;
    if (hadRecentInput) return;
    const isSameSession =
      startTime - session.last < SHIFT_GAP_MS && startTime - session.start < SHIFT_SESSION_MS;
    session = {
      start: isSameSession ? session.start : startTime,
      last: startTime,
      sum: isSameSession ? session.sum + value : value,
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

function observe(type: string, onEntry: (entry: PerformanceEntry) => void): void {
  try {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(onEntry));
    observer.observe({
      type,
      buffered: true,
      durationThreshold: MIN_INTERACTION_MS,
    } as PerformanceObserverInit);
  } catch {
    // The browser does not support this type of entry.
  }
}
