import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CartItem } from '@nargisus/domain/cart';
import { addressSchema, DEFAULT_ADDRESS_CATEGORY, type Address, type Quote } from '@nargisus/domain/checkout';
import { DEFAULT_DELIVERY_OPTION, type DeliveryOption } from '@nargisus/domain/delivery';
import { formatTaka, takaFromPaisa } from '@nargisus/domain/money';
import { useState } from 'react';
import { refreshLines, removeLine } from '../../data/cart-actions.ts';
import { toast } from '../../ui/toast.ts';
import { useSchemaForm } from '../../ui/use-schema-form.ts';
import { AddressForm } from './address-form.tsx';
import { checkoutMessages } from './checkout-messages.ts';
import { CheckoutStep } from './checkout-step.tsx';
import { ConflictNotice, type Conflict } from './conflict-notice.tsx';
import { DeliveryOptions } from './delivery-options.tsx';
import { OrderLines } from './order-lines.tsx';
import { PriceDetails } from './price-details.tsx';
import { changesOf, quoteCart, refreshedLines } from './quote-cart.ts';
import type { usePlaceOrder } from './use-place-order.ts';
import { VoucherBox } from './voucher-box.tsx';

const EMPTY_ADDRESS = {
  recipientName: '',
  recipientPhone: '',
  region: '',
  city: '',
  district: '',
  address: '',
  landmark: '',
  addressCategory: DEFAULT_ADDRESS_CATEGORY as string,
};

/** A filled cart on its way to being an order (SPEC 2, Checkout). */
export function CheckoutForm({
  items,
  recipientName,
  order,
}: {
  items: readonly CartItem[];
  recipientName: string;
  order: ReturnType<typeof usePlaceOrder>;
}) {
  const [now] = useState(() => new Date());
  const [deliveryOption, setDeliveryOption] = useState<DeliveryOption>(DEFAULT_DELIVERY_OPTION);
  const [voucherCode, setVoucherCode] = useState<string | null>(null);
  const [corrected, setCorrected] = useState<Quote | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const form = useSchemaForm(addressSchema, { ...EMPTY_ADDRESS, recipientName });

  const quote = quoteCart(items, corrected, { deliveryOption, voucherCode });
  const unavailable = quote.lines.length < items.length;
  const busy = order.placing !== null;

  const pay = (address: Address) => {
    setConflict(null);
    const lines = items.map(({ productId, size, quantity }) => ({ productId, size, quantity }));
    const agreed = {
      deliveryOption,
      voucherCode: quote.voucherCode,
      totalAmount: takaFromPaisa(quote.total),
    };
    return order.place({
      draft: { ...address, items: lines, ...agreed },
      items,
      onConflict: (fresh, message) => {
        setCorrected(fresh);
        setVoucherCode(fresh.voucherCode);
        // Not waited for: the corrected quote stands, and what is kept in the cart only follows it.
        void refreshLines(refreshedLines(items, fresh)).catch(() => undefined);
        setConflict({ message, changes: changesOf(items, quote, fresh), total: fresh.total });
      },
      onFieldErrors: form.showErrors,
    });
  };
  const remove = (item: CartItem) =>
    removeLine(item).catch(() => toast(checkoutMessages.notRemoved, { kind: 'error' }));

  return (
    <Box
      component="form"
      noValidate
      onSubmit={form.submit((address) => void pay(address))}
      sx={{ display: 'grid', gap: { md: 8 }, gridTemplateColumns: { md: 'minmax(0, 7fr) minmax(0, 5fr)' } }}
    >
      <Box>
        <CheckoutStep title="Shipping address">
          <AddressForm field={form.field} />
        </CheckoutStep>
        <CheckoutStep title="Delivery">
          <DeliveryOptions chosen={deliveryOption} now={now} onChoose={setDeliveryOption} />
        </CheckoutStep>
      </Box>
      <Box sx={{ position: { md: 'sticky' }, top: { md: 'var(--shop-top, 7rem)' }, alignSelf: 'start' }}>
        <CheckoutStep title="Order summary">
          <OrderLines items={items} quote={quote} onRemove={(item) => void remove(item)} />
        </CheckoutStep>
        <CheckoutStep title="Voucher">
          <VoucherBox subtotal={quote.subtotal} applied={quote.voucherCode} onChange={setVoucherCode} />
        </CheckoutStep>
        <CheckoutStep title="Price details">
          <PriceDetails quote={quote} />
        </CheckoutStep>
        {conflict && <ConflictNotice conflict={conflict} />}
        {/* Off while a line cannot be sold: the shop would refuse, and the line itself says what to do. */}
        <Button type="submit" size="large" fullWidth disabled={busy || unavailable} sx={{ mt: 2 }}>
          {busy ? checkoutMessages.redirecting : `Pay Now - ${formatTaka(quote.total)}`}
        </Button>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          Cash on Delivery: you pay when it arrives. {checkoutMessages.terms}.
        </Typography>
      </Box>
    </Box>
  );
}
