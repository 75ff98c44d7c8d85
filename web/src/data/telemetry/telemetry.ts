import { operationCalls } from '@nargisus/domain/contract';
import {
  MAX_ERROR_LENGTH,
  MAX_STACK_LENGTH,
  MAX_ERRORS,
  telemetryPageOf,
  type Telemetry,
} from '@nargisus/domain/telemetry';
import { observeVitals } from './web-vitals.ts';

/** Of all visits: enough to see a change within a day. Errors are reported from each visit. */
const MEASURED_SHARE = 0.1;
/** Below it a page is laid out for a phone (theme breakpoint sm). */
const PHONE = '(max-width: 599px)';

interface Options {
  /** Whether this visit is measured. */
  readonly isMeasured?: boolean;
  readonly send?: (url: string, body: Blob) => boolean;
}

/**
 * Tells the shop how fast the page was and what broke in it, when the visitor turns away from it: no visitor, no session, no
 * address of what was looked at (docs/deploy.md, step 10).
 *
 * @param thrown - what the page has thrown; it grows while the page is open
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
  let isVitalsTold = !isMeasured;
  let errorsTold = 0;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    const errors = thrown.slice(errorsTold, MAX_ERRORS).map(errorOf);
    if (isVitalsTold && errors.length === 0) return;
    const telemetry: Telemetry = {
      page: errors.length > 0 ? telemetryPageOf(location.pathname) : landing,
      device: matchMedia(PHONE).matches ? 'phone' : 'desktop',
      ...(!isVitalsTold && { vitals: vitalsNow!() }),
      ...(errors.length > 0 && { errors }),
    };
    errorsTold += errors.length;
    isVitalsTold = true;
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
