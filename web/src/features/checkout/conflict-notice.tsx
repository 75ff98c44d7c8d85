import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import type { Paisa } from '@nargisus/domain/money';
import { voucherRejection } from '@nargisus/domain/vouchers';
import { useEffect, useRef } from 'react';
import { checkoutStrings } from '#locales/en/checkout.ts';
import { orderLabelStrings } from '#locales/en/order-labels.ts';
import { useFormats } from '#locales/formats.ts';
import type { Translatable } from '#locales/translatable.ts';
import { useSizeText } from '#locales/use-size-text.ts';
import { useTranslate } from '#locales/translate.ts';
import { useProductName } from '#locales/use-localized.ts';
import { useStrings } from '#locales/use-strings.ts';
import type { Change } from './quote-cart.ts';
import { withTheme } from '#theme/theme-provider.tsx';
import { AlertBox } from '#ui/alert-box.tsx';

export interface Conflict {
  message: Translatable;
  changes: readonly Change[];
  /** Null where it is the one that was shown. */
  total: Paisa | null;
}

/** Renders what changed since the shopper agreed to the prices. Takes the focus, as the answer to the press of Pay Now. */
export const ConflictNotice = withTheme(function ConflictNotice({ conflict }: { conflict: Conflict }) {
  const t = useStrings(checkoutStrings);
  const translate = useTranslate();
  const { taka } = useFormats();
  const nameOf = useProductName();
  const sizes = useSizeText();
  const labels = useStrings(orderLabelStrings);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [conflict]);

  const sentence = (change: Change): string => {
    switch (change.kind) {
      case 'price':
        return t.priceChanged(nameOf(change), taka(change.now), taka(change.before));
      case 'out-of-stock':
        return t.outOfStock(nameOf(change));
      case 'size-not-made':
        return t.sizeNotMade(nameOf(change), sizes.label(change.line));
      case 'not-enough':
        return change.left === 0
          ? t.soldOut(nameOf(change), sizes.label(change.line))
          : t.notEnough(nameOf(change), sizes.label(change.line), change.left);
      case 'product-gone':
        return t.notSold(nameOf(change));
      case 'option':
        return t.optionNotOffered(labels.deliveryOptions[change.option], change.place);
      case 'voucher':
        return translate(voucherRejection(change.rejection));
    }
  };
  // Without its delivery, the total is none that anyone pays.
  const isPriced = conflict.changes.every(({ kind }) => kind !== 'option');
  const sentences = [
    ...conflict.changes.map(sentence),
    ...(isPriced && conflict.total !== null ? [t.newTotal(taka(conflict.total))] : []),
  ];
  return (
    <AlertBox ref={box} tabIndex={-1} severity="warning">
      <AlertTitle>{translate(conflict.message)}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {sentences.map((it) => (
          <li key={it}>{it}</li>
        ))}
      </Box>
    </AlertBox>
  );
});
