import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { phoneParameter } from '@nargisus/domain/phones';
import { useCountsWithout } from '#data/orders/order-counts.ts';
import { adminOrdersStrings } from '#locales/en/staff/admin-orders.ts';
import { adminPhonesStrings } from '#locales/en/staff/admin-phones.ts';
import { orderFindingStrings } from '#locales/en/staff/order-finding.ts';
import { useStrings } from '#locales/use-strings.ts';
import { PhoneLink } from '../phones/phone-link.tsx';
import type { OrderListParams } from '../orders/use-order-list-params.ts';
import { useCountText } from './use-count-text.ts';
import { useFilterText } from './use-filter-text.ts';
import { WithDistrictNames } from './with-district-names.tsx';

/** Renders that nothing fits the filters, and without which of them there would be orders. */
export function NoneFound({ params }: { params: OrderListParams }) {
  const orders = useStrings(adminOrdersStrings);
  const t = useStrings(orderFindingStrings);
  const phones = useStrings(adminPhonesStrings);
  const countText = useCountText();
  const { filter } = params;
  const textOf = useFilterText();
  const counts = useCountsWithout(filter);
  // The answer may still be that of the previous filters.
  const found = counts.state === 'ready' ? counts.value.filter(([name]) => filter[name]) : [];
  return (
    <Box sx={{ py: 2 }}>
      <Typography color="textSecondary">{filter.q ? orders.noneFound(filter.q) : orders.noneHere}</Typography>
      {phoneParameter.safeParse(filter.q).success && (
        <Typography sx={{ mt: 1 }}>
          <PhoneLink phone={filter.q!} label={phones.open} />
        </Typography>
      )}
      {found.length > 0 && (
        <>
          <Typography sx={{ mt: 2, mb: 1 }}>{t.without}</Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <WithDistrictNames filter={filter}>
              {(districts) =>
                found.map(([name, count]) => (
                  <Button key={name} size="small" variant="outlined" onClick={() => params.remove(name)}>
                    {t.withoutOne(textOf(filter, name, districts), countText(count))}
                  </Button>
                ))
              }
            </WithDistrictNames>
          </Box>
        </>
      )}
      {counts.state === 'ready' && found.length === 0 && Object.keys(filter).length > 1 && (
        <Typography sx={{ mt: 2 }}>{t.allNeeded}</Typography>
      )}
    </Box>
  );
}
