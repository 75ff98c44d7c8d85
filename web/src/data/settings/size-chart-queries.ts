import { sizeChartCalls } from '@nargisus/domain/contract';
import type { SizeCharts } from '@nargisus/domain/settings';
import { callApi } from '../api/call-api.ts';
import type { Loadable } from '../query/loadable.ts';
import { useQuery } from '../query/query-cache.ts';

/** Returns all size charts. One request, which the CDN answers. Contains their schemas: import it from lazy modules only. */
export const useSizeCharts = (): Loadable<SizeCharts> =>
  useQuery('size charts', () => callApi(sizeChartCalls.readSizeCharts));
