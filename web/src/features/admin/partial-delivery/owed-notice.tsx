import { NO_MONEY } from '@nargisus/domain/money';
import { owedForRefused, type Order } from '@nargisus/domain/orders';
import { partialDeliveryStrings } from '#locales/en/staff/partial-delivery.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AlertBox } from '#ui/alert-box.tsx';

/** Renders what is still owed to the customer after a partial delivery; nothing otherwise. */
export function OwedNotice({ order }: { order: Order }) {
  const t = useStrings(partialDeliveryStrings);
  const { taka } = useFormats();
  const owed = owedForRefused(order);
  if (owed === NO_MONEY) return null;
  return (
    <AlertBox severity="warning" sx={{ mb: 2.5 }}>
      {t.owed(taka(owed))}
    </AlertBox>
  );
}
