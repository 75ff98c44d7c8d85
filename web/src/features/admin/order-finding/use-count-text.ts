import type { OrderCount } from '#data/orders/order-counts.ts';
import { orderFindingStrings } from '#locales/en/staff/order-finding.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';

/** Returns the function that writes how many orders there are: "12 orders", "up to 12 orders", or "1,000 orders or more". */
export function useCountText() {
  const t = useStrings(orderFindingStrings);
  const { number } = useFormats();
  return ({ count, isUpperBound, isLowerBound }: OrderCount): string => {
    const orders = t.count(count, number(count));
    if (isUpperBound) return t.upTo(orders);
    return isLowerBound ? t.orMore(orders) : orders;
  };
}
