import { calls } from '@nargisus/domain/contract';
import { route } from '../http/route.ts';
import { checkHealth } from './check-health.ts';
import { TelemetryIntake } from './telemetry-log.ts';

const telemetry = new TelemetryIntake();

export const operationRoutes = [
  route(calls.checkHealth, async (_input, { health }) => {
    await checkHealth(health);
    return { data: { status: 'ok' as const } };
  }),

  route(calls.reportTelemetry, async ({ body }, _repositories, { now }) => {
    telemetry.take(body, now());
    return { data: undefined, status: 202 };
  }),
];
