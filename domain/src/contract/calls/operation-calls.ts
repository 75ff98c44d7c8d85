import * as z from 'zod/mini';
import { telemetrySchema } from '../../telemetry/telemetry.ts';
import { call, noData } from '../call.ts';

/** Calls for operating the shop (docs/deploy.md, step 10). */
export const operationCalls = {
  /**
   * Whether the API reaches its database, for an uptime check: reads one document and is never cached. 503 when the
   * database does not answer within five seconds.
   */
  checkHealth: call({
    method: 'GET',
    path: '/api/health',
    access: 'anyone',
    data: z.object({ status: z.literal('ok') }),
  }),
  /**
   * Web vitals and errors of one page view. Written to the log and stored nowhere else. Each instance accepts a hundred
   * per minute.
   */
  reportTelemetry: call({
    method: 'POST',
    path: '/api/telemetry',
    access: 'anyone',
    body: telemetrySchema,
    status: 202,
    data: noData,
  }),
};
