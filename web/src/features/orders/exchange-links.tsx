import type { Order } from '@nargisus/domain/orders';
import { paths } from '#config/paths.ts';
import { exchangeLinksStrings } from '#locales/en/exchange-links.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { StitchedLink } from '#ui/stitched-link.tsx';

/** Renders the customer's orders that an exchange connects with this one; nothing without an exchange. */
export function ExchangeLinks({ order: { exchangeOf, exchanges = [] } }: { order: Order }) {
  const t = useStrings(exchangeLinksStrings);
  const { taka } = useFormats();
  return (
    <>
      {exchangeOf && (
        <p>
          {t.exchangeOf}{' '}
          <StitchedLink to={paths.order(exchangeOf.orderId)}>{exchangeOf.orderId}</StitchedLink>
        </p>
      )}
      {exchanges.map(({ order, credit }) => (
        <p key={order._id}>
          {t.exchangedFor(taka(credit))}{' '}
          <StitchedLink to={paths.order(order.orderId)}>{order.orderId}</StitchedLink>
        </p>
      ))}
    </>
  );
}
