import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { marginOf } from '@nargisus/domain/orders';
import { paisaFromTaka } from '@nargisus/domain/money';
import { adminProductsStrings } from '#locales/en/staff/admin-products.ts';
import { useFormats } from '#locales/formats.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { TakaField } from '../shared/taka-field.tsx';
import { FieldRow } from './field-group.tsx';
import type { CostField } from './use-cost-field.ts';

interface Props {
  cost: CostField;
  /** As typed, in taka. */
  price: string;
  salePrice: string;
}

/** Renders the purchase cost, the margin at the price and in the sale, and the costs from before. */
export function CostFields({ cost, price, salePrice }: Props) {
  const t = useStrings(adminProductsStrings).costs;
  const translate = useTranslate();
  const { dateTime, takaInWords } = useFormats();
  const margin = useMarginText(cost);
  const { state, error, history } = cost;
  return (
    <>
      <FieldRow>
        <TakaField
          label={t.cost}
          isOptional
          value={cost.typed}
          readOnly={state !== 'ready'}
          onChange={({ target }) => cost.onChange(target.value)}
          error={error !== undefined}
          helperText={error ? translate(error) : state === 'failed' ? t.failed : t.hint}
        />
        <Box role="status" sx={{ alignSelf: 'center' }}>
          {[margin(price, t.margin), salePrice && margin(salePrice, t.marginInSale)]
            .filter(Boolean)
            .map((text) => (
              <Typography key={text}>{text}</Typography>
            ))}
        </Box>
      </FieldRow>
      {history.length > 0 && (
        <details>
          <Typography component="summary" variant="body2" sx={{ cursor: 'pointer' }}>
            {t.history}
          </Typography>
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, fontSize: '0.875rem' }}>
            {history.toReversed().map(({ from, cost: then }) => (
              <li key={from.getTime()}>
                {t.since(dateTime(from), then === null ? t.removed : takaInWords(then))}
              </li>
            ))}
          </Box>
        </details>
      )}
    </>
  );
}

/** Returns a function that puts the margin at a typed price into words; '' without a price or a cost. */
function useMarginText({ amount: cost }: CostField) {
  const { percent, takaInWords } = useFormats();
  return (typed: string, text: (amount: string, percent: string) => string): string => {
    const price = paisaFromTaka(typed);
    const margin = price && cost ? marginOf({ knownRevenue: price, cost }) : undefined;
    return margin ? text(takaInWords(margin.amount), percent(margin.percent)) : '';
  };
}
