import { sizesOf, sizingOf } from '@nargisus/domain/catalogue';
import { MEASURED, toInches, type Measure, type SizeChartId } from '@nargisus/domain/size-charts';
import { useId } from 'react';
import { useSizeCharts } from '#data/settings/size-chart-queries.ts';
import { commonStrings } from '#locales/en/common.ts';
import { sizeChartStrings } from '#locales/en/size-chart.ts';
import { useFormats } from '#locales/formats.ts';
import { useLocalized } from '#locales/use-localized.ts';
import { useSizeText } from '#locales/use-size-text.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Button } from '#ui/button.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { Sheet } from '#ui/sheet.tsx';
import type { SheetProps } from './sheet-button.tsx';
import { LENGTH_UNITS, useLengthUnit, type LengthUnit } from './use-length-unit.ts';
import css from './size-chart-sheet.module.css';

/** Renders the measures of the sizes that a product is made in, in cm or inches. One request, which the CDN answers. */
export function SizeChartSheet({ product, size, chart, onClose }: SheetProps) {
  const t = useStrings(sizeChartStrings);
  const charts = useSizeCharts();
  const [unit, setUnit] = useLengthUnit();
  const measures = charts.state === 'ready' && chart ? charts.value[chart].measures : [];
  return (
    <Sheet title={t.title} onClose={onClose}>
      {charts.state === 'loading' || charts.state === 'missing' ? (
        <Skeleton role="status" aria-label={t.loading} style={{ height: 280 }} />
      ) : charts.state === 'failed' ? (
        <Failed text={t.failed} onRetry={charts.retry} />
      ) : !chart || measures.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <>
          <SegmentedControl
            legend={t.unit}
            value={unit}
            options={LENGTH_UNITS.map((value) => ({ value, label: t[value] }))}
            onChoose={setUnit}
          />
          {MEASURED.map((of) => (
            <MeasureTable
              key={of}
              chart={chart}
              of={of}
              measures={measures.filter((it) => it.of === of)}
              {...{ product, size, unit }}
            />
          ))}
        </>
      )}
    </Sheet>
  );
}

function Failed({ text, onRetry }: { text: string; onRetry(): void }) {
  const t = useStrings(commonStrings);
  return (
    <>
      <p role="alert">{text}</p>
      <Button type="button" variant="outlined" small onClick={onRetry}>
        {t.retry}
      </Button>
    </>
  );
}

interface TableProps extends Pick<SheetProps, 'product' | 'size'> {
  chart: SizeChartId;
  of: Measure['of'];
  measures: readonly Measure[];
  unit: LengthUnit;
}

/** Renders a row for each size, the chosen one marked. Scrolls within itself where it is wider than the sheet. */
function MeasureTable({ chart, of, measures, product, size, unit }: TableProps) {
  const t = useStrings(sizeChartStrings);
  const text = useLocalized();
  const { label } = useSizeText();
  const { number } = useFormats();
  const id = useId();
  if (measures.length === 0) return null;
  const sizing = sizingOf(product);
  const help = chart === 'shoes' ? t.helpOfShoes : t.help;
  return (
    <section className={css.part} aria-labelledby={id}>
      <h3 id={id}>
        {t.tables[of]} ({t[unit]})
      </h3>
      <p>{help[of]}</p>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container needs the focus */}
      <div className={css.scroll} role="group" aria-labelledby={id} tabIndex={0}>
        <table aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{t.size}</th>
              {measures.map((it, index) => (
                <th scope="col" key={index} {...text(it, 'name')} />
              ))}
            </tr>
          </thead>
          <tbody>
            {sizesOf(product).map((row) => (
              <tr key={row} aria-current={row === size || undefined}>
                <th scope="row">{label({ size: row, sizing })}</th>
                {measures.map(({ values }, index) => {
                  const cm = values[row];
                  return (
                    <td key={index}>
                      {cm === undefined ? (
                        <>
                          <span aria-hidden>–</span>
                          <span style={visuallyHidden}>{t.unmeasured}</span>
                        </>
                      ) : (
                        number(unit === 'cm' ? cm : toInches(cm))
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
