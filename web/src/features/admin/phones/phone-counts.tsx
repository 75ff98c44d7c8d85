import type { PhoneCounts as Counts } from '@nargisus/domain/phones';
import { adminPhonesStrings } from '#locales/en/staff/admin-phones.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Money } from '#ui/money.tsx';
import { DescriptionList } from '../order-detail/description-list.tsx';
import { PhoneSection } from './phone-section.tsx';

const NAMES = ['orders', 'delivered', 'cameBack', 'returned', 'cancelled'] as const;

/** Renders how all orders on a number ended, and what the delivered ones cost. */
export function PhoneCounts({ counts }: { counts: Counts }) {
  const t = useStrings(adminPhonesStrings);
  const { number } = useFormats();
  return (
    <PhoneSection title={t.counts}>
      <DescriptionList
        rows={[
          ...NAMES.map((name) => [t[name], number(counts[name])] as const),
          [t.spent, <Money key="spent" amount={counts.spent} />],
        ]}
      />
    </PhoneSection>
  );
}
