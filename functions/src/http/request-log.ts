import { randomUUID } from 'node:crypto';
import type { Request } from 'express';
import { info } from 'firebase-functions/logger';
import type { Attestation } from './app-check.ts';
import { reportError, stackOf } from '../logging/report-error.ts';

/** Returns the trace id of Google's front end, or a new id; sent back as X-Request-Id. */
export function requestIdOf(request: Request): string {
  const trace = request.get('x-cloud-trace-context')?.split('/')[0] ?? '';
  return /^[0-9a-f]{32}$/i.test(trace) ? trace : randomUUID();
}

export interface Served {
  readonly requestId: string;
  /** The pattern, not the path: paths contain e-mail addresses. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  /** Set where App Check is on and the call is not public. */
  readonly app?: Attestation;
}

export interface RequestLog {
  served(request: Served): void;
  /** Logs an internal error. */
  failed(requestId: string, thrown: unknown): void;
}

/** Writes structured entries for Cloud Logging: where a request failed, never its content. */
export const cloudLog: RequestLog = {
  served({ requestId, route, status, ms, app }) {
    info(`${route} ${status}`, { requestId, route, status, ms, ...(app && { app }) });
  },
  failed(requestId, thrown) {
    reportError('A request failed on our side', { requestId, stack: stackOf(thrown) });
  },
};
