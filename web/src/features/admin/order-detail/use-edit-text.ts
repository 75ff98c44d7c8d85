import type { TimelineEntry } from '@nargisus/domain/orders';
import { orderDiscountStrings } from '#locales/en/staff/order-discount.ts';
import { orderEditStrings } from '#locales/en/staff/order-edit.ts';
import { orderLabelStrings } from '#locales/en/order-labels.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';

/** Returns what an edit of an order changed, in one line. */
export function useEditText(): (edit: NonNullable<TimelineEntry['edit']>) => string {
  const { event } = useStrings(orderEditStrings);
  const { change } = useStrings(orderDiscountStrings);
  const options = useStrings(orderLabelStrings).deliveryOptions;
  const { number, taka } = useFormats();
  return ({ lines, total, option, isAddressChanged, discount }) =>
    [
      ...lines.map(({ name, size, from, to }) => event.line(name, size, number(from), number(to))),
      option.from !== option.to && event.option(options[option.from], options[option.to]),
      isAddressChanged && event.address,
      discount && change(taka(discount.from), taka(discount.to)),
      total.from !== total.to && event.total(taka(total.from), taka(total.to)),
    ]
      .filter(Boolean)
      .join(' · ');
}
