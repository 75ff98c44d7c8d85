import { sizeChartsSection } from '../../settings/size-charts-section.ts';
import { call } from '../call.ts';

/** The size charts (docs/adr/0056). */
export const sizeChartCalls = {
  /** All charts: measures of body and garment by size, in cm. Cached at the CDN for a minute. */
  readSizeCharts: call({
    method: 'GET',
    path: '/api/size-charts',
    access: 'anyone',
    data: sizeChartsSection.schema,
  }),
};
