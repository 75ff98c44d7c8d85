import { errorOf, reportError, stackOf } from '../logging/report-error.ts';
import { redactPersonalData } from '../logging/redact-personal-data.ts';

type Handler<Event> = (event: Event) => Promise<unknown>;

const reporting = new WeakSet<object>();

/**
 * Wraps the handler of a scheduled or event function. Writes a thrown error as Error Reporting groups it, then
 * rethrows it, so that the scheduler or Eventarc retries. Cloud Functions logs the rethrown error too: it therefore
 * gets one line without a stack, which would be a second group, and without personal data.
 */
export function reportFailures<Event>(handler: Handler<Event>): (event: Event) => Promise<void> {
  const reportingHandler = async (event: Event) => {
    try {
      await handler(event);
    } catch (thrown) {
      reportError('A background function failed', { stack: stackOf(thrown) });
      throw withoutStack(errorOf(thrown));
    }
  };
  reporting.add(reportingHandler);
  return reportingHandler;
}

/** Returns whether the errors of a handler are reported. */
export const reportsFailures = (handler: object): boolean => reporting.has(handler);

/** Alerts count the report alone: deploy/monitoring ignores lines with this sentence. */
function withoutStack({ name, message }: Error): Error {
  const error = new Error(`Thrown again after it was reported: ${redactPersonalData(`${name}: ${message}`)}`);
  error.stack = error.message;
  return error;
}
