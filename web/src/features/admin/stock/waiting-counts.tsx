import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { sizesOf, sizingOf, type Product } from '@nargisus/domain/catalogue';
import { useRef } from 'react';
import { useWaitingCounts } from '#data/stock/stock-queries.ts';
import { adminStockStrings } from '#locales/en/staff/admin-stock.ts';
import { useFormats } from '#locales/formats.ts';
import { useSizeText } from '#locales/use-size-text.ts';
import { useStrings } from '#locales/use-strings.ts';
import { useNearViewport } from '#ui/use-near-viewport.ts';

/** How far below the window the counts are loaded, in pixels. */
const AHEAD = 300;

/**
 * Renders how many people wait for each sold-out size of a product, and nothing if the count of each size is zero. Requests
 * the counts when it comes into view: one read, and one aggregated count for each sold-out size.
 */
export function WaitingCounts({ product }: { product: Product }) {
  const t = useStrings(adminStockStrings);
  const { number } = useFormats();
  const { label } = useSizeText();
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(box, AHEAD);
  const counts = useWaitingCounts(product.id, isNear);
  const waiting =
    counts.state === 'ready'
      ? sizesOf(product).flatMap((size) => {
          const count = counts.value[size];
          if (!count) return [];
          return [t.waitFor(label({ size, sizing: sizingOf(product) }), number(count))];
        })
      : [];
  return (
    <Box ref={box} sx={{ minHeight: 24 }}>
      {waiting.length > 0 && (
        <Typography variant="body2" sx={{ mb: 1 }}>
          <strong>{t.waiting}</strong> {waiting.join(' · ')}
        </Typography>
      )}
      {counts.state === 'failed' && (
        <Typography variant="body2" color="error" role="alert">
          {t.waitingFailed}
        </Typography>
      )}
    </Box>
  );
}
