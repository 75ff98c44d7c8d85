import type { OrderCount } from '#data/orders/order-counts.ts';
import { orderFindingStrings } from '#locales/en/order-finding.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';

/** Returns the function that writes how many orders there are: "12 orders", or "up to 12 orders". */
export function useCountText() {
  const t = useStrings(orderFindingStrings);
  const { number } = useFormats();
  return ({ count, isUpperBound }: OrderCount): string => {
    const orders = t.count(count, number(count));
    return isUpperBound ? t.upTo(orders) : orders;
  };
}
