import { calls } from '@nargisus/domain/contract';
import { routesWith } from '../http/route.ts';
import { checkHealth } from './check-health.ts';
import type { HealthRepository } from './health.repository.ts';
import { TelemetryIntake } from './telemetry-log.ts';

const { route } = routesWith<{ readonly health: HealthRepository }, { readonly now: () => Date }>();

const telemetry = new TelemetryIntake();

export const operationRoutes = [
  route(calls.checkHealth, async (_input, { health }) => {
    await checkHealth(health);
    return { data: { status: 'ok' as const } };
  }),

  route(calls.reportTelemetry, async ({ body }, _repositories, { now }) => {
    telemetry.take(body, now());
    return { data: undefined };
  }),
];
