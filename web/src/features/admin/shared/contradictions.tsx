import Box from '@mui/material/Box';
import { contradictionsOf } from '@nargisus/domain/desk';
import type { Order } from '@nargisus/domain/orders';
import { contradictionStrings } from '#locales/en/staff/contradictions.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AlertBox } from '#ui/alert-box.tsx';

/** Renders what contradicts itself in an order, with what to do about it; nothing for a plausible one. Announced when it appears. */
export function Contradictions({ order, hint }: { order: Order; hint?: string }) {
  const t = useStrings(contradictionStrings);
  const found = contradictionsOf(order);
  return (
    <div role="status">
      {found.length > 0 && (
        <AlertBox severity="warning">
          {found.map((it) => (
            <Box component="span" key={it} sx={{ display: 'block' }}>
              {t[it]}
            </Box>
          ))}
          {hint}
        </AlertBox>
      )}
    </div>
  );
}
