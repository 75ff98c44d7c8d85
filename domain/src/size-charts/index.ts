export { CHART_SIZINGS, type SizeChartId } from './chart-ids.ts';
export { sizeChartOf, type Charted } from './chart-of.ts';
export {
  fallingSizes,
  isMeasure,
  MAX_MEASURE_NAME,
  MAX_MEASURES,
  MEASURED,
  type Measure,
  type Measured,
  type SizeChart,
} from './size-chart.ts';
export { toInches } from './to-inches.ts';
