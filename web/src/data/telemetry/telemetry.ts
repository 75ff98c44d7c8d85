import { operationCalls } from '@nargisus/domain/contract';
import {
  MAX_ERROR_LENGTH,
  MAX_STACK_LENGTH,
  MAX_ERRORS,
  telemetryPageOf,
  type Telemetry,
} from '@nargisus/domain/telemetry';
import { observeVitals } from './web-vitals.ts';

/** The share of visits whose vitals are reported: enough to see a change within a day. Errors are reported from all. */
const SAMPLE_RATE = 0.1;
/** The layout for phones: the theme's breakpoint `sm`. */
const PHONE_QUERY = '(max-width: 599px)';

interface Options {
  /** Whether the vitals of this visit are reported. */
  readonly isSampled?: boolean;
  readonly send?: (url: string, body: Blob) => boolean;
}

/**
 * Reports web vitals and errors of real visits (RUM) when the page is hidden, without visitor, session or URL (docs/deploy.md,
 * step 10).
 *
 * @param thrown - the errors of the page, which grows while the page is open
 */
export function startTelemetry(
  thrown: readonly unknown[],
  {
    isSampled = Math.random() < SAMPLE_RATE,
    send = (url, body) => navigator.sendBeacon(url, body),
  }: Options = {},
): void {
  const landingPage = telemetryPageOf(location.pathname);
  const readVitals = isSampled ? observeVitals() : undefined;
  let areVitalsSent = !isSampled;
  let errorsSent = 0;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    const errors = thrown.slice(errorsSent, MAX_ERRORS).map(errorOf);
    if (areVitalsSent && errors.length === 0) return;
    const telemetry: Telemetry = {
      page: errors.length > 0 ? telemetryPageOf(location.pathname) : landingPage,
      device: matchMedia(PHONE_QUERY).matches ? 'phone' : 'desktop',
      ...(!areVitalsSent && { vitals: readVitals!() }),
      ...(errors.length > 0 && { errors }),
    };
    errorsSent += errors.length;
    areVitalsSent = true;
    send(
      operationCalls.reportTelemetry.path,
      new Blob([JSON.stringify(telemetry)], { type: 'application/json' }),
    );
  });
}

function errorOf(thrown: unknown): NonNullable<Telemetry['errors']>[number] {
  const message = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : '';
  return { message: message.slice(0, MAX_ERROR_LENGTH), stack: stack.slice(0, MAX_STACK_LENGTH) };
}
