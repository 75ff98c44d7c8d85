import { calls } from '@nargisus/domain/contract';
import { routesWith } from '../http/route.ts';
import type { SalesRepository } from './sales.repository.ts';

const { route } = routesWith<{ readonly sales: SalesRepository }>();

export const salesRoutes = [
  route(calls.salesStats, async ({ query }, { sales }) => ({ data: await sales.read(query) })),
];
