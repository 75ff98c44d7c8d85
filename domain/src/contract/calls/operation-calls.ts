import * as z from 'zod/mini';
import { telemetrySchema } from '../../telemetry/telemetry.ts';
import { call, noData } from '../call.ts';

/** What operating the shop needs (docs/deploy.md, step 10). */
export const operationCalls = {
  /**
   * Whether the API reaches its database, for an uptime check: reads one document, and no cache keeps the answer. 503 when the
   * database does not answer within five seconds.
   */
  checkHealth: call({
    method: 'GET',
    path: '/api/health',
    access: 'anyone',
    data: z.object({ status: z.literal('ok') }),
  }),
  /**
   * How fast a page was in a visitor's browser, and what broke there. Goes to the log and is kept nowhere else. Each instance
   * takes a hundred a minute.
   */
  reportTelemetry: call({
    method: 'POST',
    path: '/api/telemetry',
    access: 'anyone',
    body: telemetrySchema,
    data: noData,
  }),
};
