import { CHART_SIZINGS, type SizeChartId } from '../size-charts/chart-ids.ts';
import { defaultSizeChart } from '../size-charts/default-charts.ts';
import { sizeChartSchemaOf } from '../size-charts/size-chart.ts';
import { defineSection, type ValuesOf } from './section.ts';

/** A size chart, whose grid has the sizes of its size system. */
const chartField = (id: SizeChartId) =>
  ({
    kind: 'chart',
    schema: sizeChartSchemaOf(id),
    byDefault: defaultSizeChart(id),
    isOptional: true,
    sizing: CHART_SIZINGS[id],
  }) as const;

/** The size charts of the product pages (docs/adr/0056). Public, but with a call of their own, because only the sheet reads them. */
export const sizeChartsSection = defineSection({
  isPublic: false,
  fields: {
    men: chartField('men'),
    women: chartField('women'),
    kids: chartField('kids'),
    trousers: chartField('trousers'),
    belts: chartField('belts'),
    shoes: chartField('shoes'),
  },
});

export type SizeCharts = ValuesOf<typeof sizeChartsSection>;
