import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { SIZES, type Product, type Size } from '@nargisus/domain/catalogue';
import { stitch } from '../../theme/stitch.ts';
import { ExpandMark } from '../../ui/expand-mark.tsx';
import { catalogueMessages } from './messages.ts';
import { QuantityField } from './quantity-field.tsx';
import { usePurchase } from './use-purchase.ts';
import { Action } from '../../ui/action.tsx';

/** Size, quantity, Add to Cart and Order Now. */
export function PurchasePanel({ product }: { product: Product }) {
  const { size, setSize, quantity, setQuantity, busy, add, order } = usePurchase(product);
  const off = busy !== null || !product.inStock;
  return (
    <Panel>
      <Choice>
        <label htmlFor="size">Size</label>
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
        <label htmlFor="quantity">Quantity</label>
        <QuantityField id="quantity" of={product.name} value={quantity} onChange={setQuantity} />
      </Choice>
      <Typography variant="caption" color="textSecondary" id="size-note" sx={{ gridColumn: '1 / -1' }}>
        {catalogueMessages.sizeNote}
      </Typography>
      {!product.inStock && (
        <Typography color="error" sx={{ gridColumn: '1 / -1', fontWeight: 600 }}>
          {catalogueMessages.outOfStock}
        </Typography>
      )}
      <Actions>
        <Action type="button" look="outlined" disabled={off} onClick={() => void add()}>
          {busy === 'adding' ? 'Adding...' : 'Add to Cart'}
        </Action>
        <Action type="button" disabled={off} onClick={() => void order()}>
          {busy === 'ordering' ? 'Processing...' : 'Order Now'}
        </Action>
      </Actions>
    </Panel>
  );
}

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '12px 28px',
  marginTop: 32,
  paddingTop: 30,
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

const Actions = styled('div')({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: 12,
  marginTop: 12,
});
