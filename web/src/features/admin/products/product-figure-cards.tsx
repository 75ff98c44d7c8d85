import { useProductStats } from '#data/stats/counter-queries.ts';
import { adminProductsStrings } from '#locales/en/admin-products.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { StatCard } from '../stat-card.tsx';
import { StatCards } from '../stat-cards.tsx';

/** docs/reference/specification.md 2: Total, In Stock, Featured; live. */
export function ProductFigureCards() {
  const t = useStrings(adminProductsStrings);
  const formats = useFormats();
  const figures = useProductStats();
  return (
    <StatCards across={3}>
      <StatCard name={t.total} of={figures}>
        {({ total }) => formats.number(total)}
      </StatCard>
      <StatCard name={t.inStock} of={figures}>
        {({ inStock }) => formats.number(inStock)}
      </StatCard>
      <StatCard name={t.featured} of={figures}>
        {({ featured }) => formats.number(featured)}
      </StatCard>
    </StatCards>
  );
}
