import { chargeRange, freeDeliveryFrom } from '@nargisus/domain/delivery';
import { NO_MONEY, subtractPaisa, type Paisa } from '@nargisus/domain/money';
import { useTermsOfPlace } from '#data/delivery/use-terms-of-place.ts';
import { deliveryStrings } from '#locales/en/delivery.ts';
import { useFormats } from '#locales/formats.ts';
import { useLanguage, useStrings } from '#locales/use-strings.ts';
import { Text } from '#ui/text.tsx';

/**
 * Renders what the slowest delivery of this cart costs, at the visitor's area where it is known, and what is missing until it is
 * free. Nothing where the charges cannot be read.
 */
export function CartDelivery({ total }: { total: Paisa }) {
  const t = useStrings(deliveryStrings);
  const { taka } = useFormats();
  const known = useTermsOfPlace(useLanguage());
  const option = known?.terms.options[0]?.option;
  if (!known || !option || total === NO_MONEY) return null;
  const { terms, name } = known;
  const { from, to } = chargeRange(terms, option, total)!;
  const charge = to === NO_MONEY ? t.free : from < to ? t.from(taka(from)) : taka(from);
  const freeFrom = freeDeliveryFrom(terms, option);
  const isMissing = freeFrom !== undefined && freeFrom > total && to > NO_MONEY;
  return (
    <div>
      <Text variant="body2" tone="secondary">
        {name ? t.costsAt(name, charge) : t.costsAnywhere(charge)}
      </Text>
      {isMissing && (
        <Text variant="body2" style={{ fontWeight: 600 }}>
          {t.addForFree(taka(subtractPaisa(freeFrom, total)))}
        </Text>
      )}
    </div>
  );
}
