import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ORDER_FILTER_NAMES } from '@nargisus/domain/desk';
import { useOrderCount } from '#data/orders/order-counts.ts';
import { orderFindingStrings } from '#locales/en/staff/order-finding.ts';
import { useStrings } from '#locales/use-strings.ts';
import { CloseIcon } from '#ui/icons.tsx';
import type { OrderListParams } from '../orders/use-order-list-params.ts';
import { useCountText } from './use-count-text.ts';
import { useFilterText } from './use-filter-text.ts';
import { WithDistrictNames } from './with-district-names.tsx';

/** Renders how many orders the filters find, and each filter as a button that removes it. */
export function ActiveFilters({ params }: { params: OrderListParams }) {
  const t = useStrings(orderFindingStrings);
  const countText = useCountText();
  const { filter } = params;
  const count = useOrderCount(filter);
  const textOf = useFilterText();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
      <Typography role="status" sx={{ fontWeight: 600, mr: 1 }}>
        {count.state === 'ready' && !count.value.isUpperBound && countText(count.value)}
      </Typography>
      <Box
        component="ul"
        aria-label={t.active}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, p: 0, minWidth: 0 }}
      >
        <WithDistrictNames filter={filter}>
          {(districts) =>
            ORDER_FILTER_NAMES.filter((name) => filter[name]).map((name) => (
              <FilterChip
                key={name}
                text={textOf(filter, name, districts)}
                onRemove={() => params.remove(name)}
              />
            ))
          }
        </WithDistrictNames>
      </Box>
    </Box>
  );
}

function FilterChip({ text, onRemove }: { text: string; onRemove(): void }) {
  const t = useStrings(orderFindingStrings);
  return (
    <Box component="li" sx={{ minWidth: 0, maxWidth: '100%' }}>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        aria-label={t.removeFilter(text)}
        endIcon={<CloseIcon size={16} />}
        onClick={onRemove}
        sx={{ maxWidth: '100%', overflowWrap: 'anywhere', textAlign: 'left' }}
      >
        {text}
      </Button>
    </Box>
  );
}
