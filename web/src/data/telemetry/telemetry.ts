import { operationCalls } from '@nargisus/domain/contract';
import {
  MAX_ERROR_LENGTH,
  MAX_STACK_LENGTH,
  MAX_ERRORS,
  telemetryPageOf,
  type Telemetry,
} from '@nargisus/domain/telemetry';
import { observeVitals } from './web-vitals.ts';

/** The share of measured visits: enough to see a change within a day. Errors are reported from every visit. */
const MEASURED_SHARE = 0.1;
/** The layout for phones (theme breakpoint sm). */
const PHONE = '(max-width: 599px)';

interface Options {
  /** Whether this visit is measured. */
  readonly isMeasured?: boolean;
  readonly send?: (url: string, body: Blob) => boolean;
}

/**
 * Reports the page's speed and errors when the page is hidden, without visitor, session or URL (docs/deploy.md, step 10).
 *
 * @param thrown - the errors of the page, which grows while the page is open
 */
export function startTelemetry(
  thrown: readonly unknown[],
  {
    isMeasured = Math.random() < MEASURED_SHARE,
    send = (url, body) => navigator.sendBeacon(url, body),
  }: Options = {},
): void {
  const landing = telemetryPageOf(location.pathname);
  const vitalsNow = isMeasured ? observeVitals() : undefined;
  let areVitalsSent = !isMeasured;
  let errorsSent = 0;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    const errors = thrown.slice(errorsSent, MAX_ERRORS).map(errorOf);
    if (areVitalsSent && errors.length === 0) return;
    const telemetry: Telemetry = {
      page: errors.length > 0 ? telemetryPageOf(location.pathname) : landing,
      device: matchMedia(PHONE).matches ? 'phone' : 'desktop',
      ...(!areVitalsSent && { vitals: vitalsNow!() }),
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
