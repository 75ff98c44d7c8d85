import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useOrderCount } from '#data/orders/order-counts.ts';
import { orderFindingStrings } from '#locales/en/order-finding.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { CloseIcon } from '#ui/icons.tsx';
import type { OrderListParams } from '../orders/use-order-list-params.ts';
import { useFilterTexts } from './use-filter-texts.ts';

/** Renders how many orders the filters find, and each filter as a button that removes it. */
export function ActiveFilters({ params }: { params: OrderListParams }) {
  const t = useStrings(orderFindingStrings);
  const { number } = useFormats();
  const count = useOrderCount(params.filter);
  const filters = useFilterTexts(params.filter);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
      <Typography role="status" sx={{ fontWeight: 600, mr: 1 }}>
        {count.state === 'ready' && count.value !== null && t.count(count.value, number(count.value))}
      </Typography>
      <Box
        component="ul"
        aria-label={t.active}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, p: 0, minWidth: 0 }}
      >
        {filters.map(({ name, text }) => (
          <Box component="li" key={name} sx={{ minWidth: 0, maxWidth: '100%' }}>
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              aria-label={t.removeFilter(text)}
              endIcon={<CloseIcon size={16} />}
              onClick={() => params.remove(name)}
              sx={{ maxWidth: '100%', overflowWrap: 'anywhere', textAlign: 'left' }}
            >
              {text}
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
