import { calls } from '@nargisus/domain/contract';
import { routesWith } from '../http/route.ts';
import { reportConversion, type ConversionRepositories } from './report-conversion.ts';

const { route } = routesWith<ConversionRepositories, { readonly now: () => Date }>();

/** What Meta learns of orders (docs/adr/0066). */
export const adRoutes = [
  route(calls.reportConversion, async ({ caller, params: { id }, body: request }, repositories, { now }) => ({
    data: { isFirst: await reportConversion(repositories, { id, caller, request, now: now() }) },
  })),
];
