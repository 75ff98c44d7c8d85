import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { StockAlertView } from '@nargisus/domain/stock';
import { useEffect, useRef, useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { removeStockAlert, useOwnStockAlerts } from '#data/stock-alerts/own-stock-alerts.ts';
import { stockAlertStrings } from '#locales/en/stock-alerts.ts';
import { useLocalized } from '#locales/use-localized.ts';
import { useSizeText } from '#locales/use-size-text.ts';
import { useStrings } from '#locales/use-strings.ts';
import { busyProps } from '#ui/busy-props.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { ProductThumb } from '#ui/product-thumb.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.ts';
import { useNearViewport } from '#ui/use-near-viewport.ts';

/** Where mails lead to: the id of the section. */
const ID = 'stock-alerts';
/** Pixels. */
const MARGIN = 200;

/** Renders what the user waits for. Reads it, 20 documents at most, when the section comes near the viewport. */
export function StockAlerts({ uid }: { uid: string }) {
  const t = useStrings(stockAlertStrings);
  const section = useRef<HTMLElement>(null);
  const isWanted = useLocation().hash === `#${ID}`;
  const alerts = useOwnStockAlerts(useNearViewport(section, MARGIN) ? uid : null);
  const isLoaded = alerts.state !== 'loading';
  // Again when the list has come: what is above it may have grown.
  useEffect(() => {
    if (isWanted) section.current?.scrollIntoView();
  }, [isWanted, isLoaded]);
  return (
    <section ref={section} aria-labelledby={ID}>
      <Typography id={ID} variant="h3" component="h2" sx={{ mb: 1 }}>
        {t.listTitle}
      </Typography>
      {alerts.state === 'failed' ? (
        <LoadFailed text={t.listFailed} onRetry={alerts.retry} />
      ) : alerts.state === 'ready' ? (
        <List alerts={alerts.value} />
      ) : (
        <Skeleton role="status" aria-label={t.loading} style={{ height: 72 }} />
      )}
    </section>
  );
}

function List({ alerts }: { alerts: readonly StockAlertView[] }) {
  const t = useStrings(stockAlertStrings);
  const localized = useLocalized();
  const sizes = useSizeText();
  const [removed, setRemoved] = useState<ReadonlySet<StockAlertView>>(new Set());
  const [busy, setBusy] = useState<StockAlertView | null>(null);
  const shown = alerts.filter((it) => !removed.has(it));

  async function remove(alert: StockAlertView) {
    setBusy(alert);
    try {
      await removeStockAlert(alert);
      setRemoved((them) => new Set(them).add(alert));
    } catch {
      toast(t.failed, { kind: 'error' });
    }
    setBusy(null);
  }

  return (
    <>
      <Typography color="textSecondary" role="status" sx={{ mb: 2 }}>
        {shown.length > 0 ? t.listText : t.none}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {shown.map((alert) => (
          <Box
            component="li"
            key={`${alert.productId}_${alert.size}`}
            sx={{ display: 'flex', alignItems: 'center', gap: 2 }}
          >
            <ProductThumb src={alert.image} alt="" width={56} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Link
                component={RouterLink}
                to={`${paths.product(alert.productId)}?${new URLSearchParams({ size: alert.size })}`}
                color="inherit"
                sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
                {...localized(alert, 'name')}
              />
              <Typography variant="body2" color="textSecondary">
                {sizes.phrase(alert)}
              </Typography>
            </Box>
            <Button
              variant="text"
              size="small"
              aria-label={t.removeOf(localized(alert, 'name').children, sizes.phrase(alert))}
              {...busyProps(busy !== null, () => void remove(alert))}
            >
              {t.remove}
            </Button>
          </Box>
        ))}
      </Box>
    </>
  );
}
