import { write } from 'firebase-functions/logger';
import { redactPersonalData } from './redact-personal-data.ts';

/** https://cloud.google.com/error-reporting/docs/formatting-error-messages */
const REPORTED_ERROR_EVENT =
  'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent';

interface ErrorDetails {
  /** As JavaScript formats it: the message, then the frames. Error Reporting groups by it. */
  readonly stack: string;
  /** The service that Error Reporting shows; the function by default. */
  readonly service?: string;
  /** Further fields of the log entry. */
  readonly [field: string]: unknown;
}

/**
 * Writes an error into the log as Error Reporting groups it, without personal data. The logger's own error() would
 * put the stack of its call into `message`: no query for the message would find it, and all errors would be one
 * group.
 */
export function reportError(message: string, { stack, service, ...details }: ErrorDetails): void {
  write({
    severity: 'ERROR',
    '@type': REPORTED_ERROR_EVENT,
    message,
    stack_trace: redactPersonalData(stack),
    serviceContext: {
      service: service ?? process.env.K_SERVICE ?? 'functions',
      version: process.env.K_REVISION ?? 'local',
    },
    ...details,
  });
}

/**
 * Returns the stack of a thrown value, followed by those of its causes and of the errors of an AggregateError: they
 * explain a 500 or a 503, and why a run of many parts failed.
 */
export function stackOf(thrown: unknown): string {
  const error = errorOf(thrown);
  const gathered = error instanceof AggregateError ? (error.errors as unknown[]) : [];
  const causes = [error.cause, ...gathered].filter((it) => it instanceof Error);
  return [error.stack ?? '', ...causes.map(stackOf)].join('\nCaused by: ');
}

/** Returns a thrown value as an Error. */
export const errorOf = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown));
