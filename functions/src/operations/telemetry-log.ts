import { errorMessages, ShopError } from '@nargisus/domain/contract';
import type { Telemetry } from '@nargisus/domain/telemetry';
import { info } from 'firebase-functions/logger';
import { reportError } from '../logging/report-error.ts';

const WINDOW_MS = 60_000;
/** Reports per instance: limits what anyone can write into the log, without a database. */
export const PER_MINUTE = 100;

/** Receives telemetry. */
export interface TelemetryLog {
  vitals(measured: object): void;
  error(message: string, details: { stack: string; service: string; page: string; device: string }): void;
}

/** Writes to Cloud Logging: vitals as fields for log-based metrics, errors as Error Reporting groups them. */
const cloudTelemetry: TelemetryLog = {
  vitals: (measured) => info('Web vitals', measured),
  error: (message, details) => reportError(message, details),
};

/** Accepts reports of browsers, PER_MINUTE a minute, and logs them without personal data. */
export class TelemetryIntake {
  #window = 0;
  #taken = 0;
  readonly #log: TelemetryLog;

  constructor(log: TelemetryLog = cloudTelemetry) {
    this.#log = log;
  }

  /** @throws ShopError 'too-many-requests' above the limit of this instance */
  take({ page, device, vitals, errors = [] }: Telemetry, now: Date): void {
    const window = Math.floor(now.getTime() / WINDOW_MS);
    if (window !== this.#window) [this.#window, this.#taken] = [window, 0];
    this.#taken += 1;
    if (this.#taken > PER_MINUTE) {
      const retryAfter = Math.max(1, Math.ceil(((window + 1) * WINDOW_MS - now.getTime()) / 1000));
      throw new ShopError('too-many-requests', errorMessages.tooManyRequests, { retryAfter });
    }
    if (vitals) this.#log.vitals({ page, device, ...vitals });
    for (const { message, stack } of errors) {
      this.#log.error('An error in a browser', {
        stack: stack.includes(message) ? stack : `${message}\n${stack}`,
        service: 'web',
        page,
        device,
      });
    }
  }
}
