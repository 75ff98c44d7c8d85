import { Text } from '#ui/text.tsx';
import { isSizeSoldOut, isSoldOut, waitableSizes, type Product } from '@nargisus/domain/catalogue';
import { sizeChartOf } from '@nargisus/domain/size-charts';
import { useSearchParams } from 'react-router-dom';
import { productStrings } from '#locales/en/product.ts';
import { useProductName } from '#locales/use-localized.ts';
import { useStrings } from '#locales/use-strings.ts';
import { busyProps } from '#ui/busy-props.ts';
import { Button } from '#ui/button.tsx';
import { preloadToasts } from '#ui/toast.ts';
import { QuantityField } from './quantity-field.tsx';
import { SheetButton } from './sheet-button.tsx';
import { SizePicker } from './size-picker.tsx';
import { preloadPurchase, usePurchase } from './use-purchase.ts';
import css from './purchase-panel.module.css';

/** The height of the fixed buttons on a phone: 48 pixels, with 12 above and below, and a border. */
const BAR_HEIGHT = 'calc(73px + env(safe-area-inset-bottom))';

/** Preloads what adding to the cart needs, when the pointer or the focus enters the panel. */
const preload = () => {
  preloadPurchase();
  preloadToasts();
};

const loadSizeChart = () => import('./size-chart-sheet.tsx').then((it) => it.SizeChartSheet);
const loadStockAlerts = () => import('./stock-alert-sheet.tsx').then((it) => it.StockAlertSheet);

/** Renders size, quantity, Add to Cart and Order Now. On a phone the two buttons are fixed to the bottom of the window. */
export function PurchasePanel({ product }: { product: Product }) {
  const t = useStrings(productStrings);
  const purchase = usePurchase(product);
  const { size, setSize, isSizeMissing, sizePicker, quantity, setQuantity, busy, add, order } = purchase;
  const [params] = useSearchParams();
  const chart = sizeChartOf(product);
  const sheet = { product, size, chart };
  const soldOut = isSoldOut(product);
  const isOff = soldOut || (size !== undefined && isSizeSoldOut(product, size));
  return (
    <div className={css.panel} onPointerEnter={preload} onFocus={preload}>
      <SizePicker
        ref={sizePicker}
        product={product}
        size={size}
        isMissing={isSizeMissing}
        onChoose={setSize}
      />
      <div className={css.sheets}>
        {chart && <SheetButton label={t.sizeChart} load={loadSizeChart} sheet={sheet} />}
        {waitableSizes(product).length > 0 && (
          <SheetButton label={t.tellMe} load={loadStockAlerts} isOpen={params.has('tell')} sheet={sheet} />
        )}
      </div>
      <div className={css.field}>
        <label htmlFor="quantity">{t.quantity}</label>
        <QuantityField id="quantity" of={useProductName()(product)} value={quantity} onChange={setQuantity} />
      </div>
      {soldOut && (
        <Text tone="error" style={{ gridColumn: '1 / -1', fontWeight: 600 }}>
          {t.outOfStock}
        </Text>
      )}
      <style>{SPACE_FOR_BAR}</style>
      <div className={css.actions}>
        <Button
          type="button"
          variant="outlined"
          disabled={isOff}
          {...busyProps(busy !== null, () => void add())}
        >
          {busy === 'adding' ? t.adding : t.addToCart}
        </Button>
        <Button type="button" disabled={isOff} {...busyProps(busy !== null, () => void order())}>
          {busy === 'ordering' ? t.processing : t.orderNow}
        </Button>
      </div>
    </div>
  );
}

/** Keeps the fixed buttons from covering the end of the page and focused elements. */
const SPACE_FOR_BAR = `@media (max-width: 599.95px) {
  html { --shop-bottom-bar: ${BAR_HEIGHT}; scroll-padding-bottom: ${BAR_HEIGHT}; }
  body { padding-bottom: ${BAR_HEIGHT}; }
}`;
