import { randomUUID } from 'node:crypto';
import type { Request } from 'express';
import { info } from 'firebase-functions/logger';
import type { Attestation } from './app-check.ts';
import { reportError, stackOf } from '../logging/report-error.ts';

/** The trace id that Google's front end gave the request, or one of our own; sent back as X-Request-Id. */
export function requestIdOf(request: Request): string {
  const trace = request.get('x-cloud-trace-context')?.split('/')[0] ?? '';
  return /^[0-9a-f]{32}$/i.test(trace) ? trace : randomUUID();
}

export interface Served {
  readonly requestId: string;
  /** The pattern, not the path: paths hold e-mail addresses. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  /** Where App Check is asked and the call is not anyone's. */
  readonly app?: Attestation;
}

export interface RequestLog {
  served(request: Served): void;
  /** For what only we can mend. */
  failed(requestId: string, thrown: unknown): void;
}

/** Structured, for Cloud Logging. Where it broke, never what was sent. */
export const cloudLog: RequestLog = {
  served({ requestId, route, status, ms, app }) {
    info(`${route} ${status}`, { requestId, route, status, ms, ...(app && { app }) });
  },
  failed(requestId, thrown) {
    reportError('A request failed on our side', { requestId, stack: stackOf(thrown) });
  },
};
