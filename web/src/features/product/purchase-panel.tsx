import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { styled, useTheme } from '@mui/material/styles';
import { SIZES, type Product, type Size } from '@nargisus/domain/catalogue';
import { productStrings } from '#locales/en/product.ts';
import { useStrings } from '#locales/use-strings.ts';
import { stitch } from '#theme/stitch.ts';
import { Button } from '#ui/button.tsx';
import { ExpandMark } from '#ui/expand-mark.tsx';
import { preloadToasts } from '#ui/toast.ts';
import { QuantityField } from './quantity-field.tsx';
import { preloadPurchase, usePurchase } from './use-purchase.ts';

/** On a phone: two buttons of 48 with 12 around them. */
const BAR = 'calc(73px + env(safe-area-inset-bottom))';

/** What an addition needs is on its way when somebody reaches for it. */
const preload = () => {
  preloadPurchase();
  preloadToasts();
};

/** Size, quantity, Add to Cart and Order Now; on a phone the two buttons stay in reach at the bottom of the window. */
export function PurchasePanel({ product }: { product: Product }) {
  const t = useStrings(productStrings);
  const { size, setSize, quantity, setQuantity, busy, add, order } = usePurchase(product);
  const off = busy !== null || !product.inStock;
  return (
    <Panel onPointerEnter={preload} onFocus={preload}>
      <Choice>
        <label htmlFor="size">{t.size}</label>
        <SelectFrame>
          <Select
            id="size"
            value={size}
            onChange={(event) => setSize(event.target.value as Size)}
            aria-describedby="size-note"
          >
            {SIZES.map((it) => (
              <option key={it}>{it}</option>
            ))}
          </Select>
          <ExpandMark open={false} />
        </SelectFrame>
      </Choice>
      <Choice>
        <label htmlFor="quantity">{t.quantity}</label>
        <QuantityField id="quantity" of={product.name} value={quantity} onChange={setQuantity} />
      </Choice>
      <Typography variant="caption" color="textSecondary" id="size-note" sx={{ gridColumn: '1 / -1' }}>
        {t.sizeNote}
      </Typography>
      {!product.inStock && (
        <Typography color="error" sx={{ gridColumn: '1 / -1', fontWeight: 600 }}>
          {t.outOfStock}
        </Typography>
      )}
      <RoomForBar />
      <Actions>
        <Button type="button" variant="outlined" disabled={off} onClick={() => void add()}>
          {busy === 'adding' ? t.adding : t.addToCart}
        </Button>
        <Button type="button" disabled={off} onClick={() => void order()}>
          {busy === 'ordering' ? t.processing : t.orderNow}
        </Button>
      </Actions>
    </Panel>
  );
}

/** The bar covers neither the page's end nor what the keyboard moves to. */
function RoomForBar() {
  const { breakpoints } = useTheme();
  return (
    <GlobalStyles
      styles={{
        [breakpoints.down('sm')]: { html: { scrollPaddingBottom: BAR }, body: { paddingBottom: BAR } },
      }}
    />
  );
}

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '12px 28px',
  marginTop: 18,
  paddingTop: 24,
  background: `${stitch(theme.vars.palette.edge)} 0 0 / 100% 2px no-repeat`,
}));

const Choice = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 6,
  '& > label': { fontWeight: 600 },
});

/** The mark is drawn over the platform's control in the text's colour, whatever the scheme. */
const SelectFrame = styled('div')(({ theme }) => ({
  position: 'relative',
  color: theme.vars.palette.text.primary,
  '& > svg': { position: 'absolute', right: 12, top: 12, pointerEvents: 'none' },
}));

const Select = styled('select')(({ theme }) => ({
  height: 44,
  minWidth: 112,
  padding: '0 40px 0 16px',
  appearance: 'none',
  border: `1px solid ${theme.vars.palette.edge}`,
  borderRadius: 2,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
}));

const Actions = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  marginTop: 12,
  '& > button': { paddingInline: 12 },
  [theme.breakpoints.down('sm')]: {
    position: 'fixed',
    zIndex: theme.zIndex.appBar,
    insetInline: 0,
    bottom: 0,
    margin: 0,
    padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
    background: theme.vars.palette.background.default,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
}));
