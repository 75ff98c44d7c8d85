import { useProductStats } from '#data/stats/counter-queries.ts';
import { adminProductsStrings } from '#locales/en/staff/admin-products.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { StatCard } from '../shared/stat-card.tsx';
import { StatCardGrid } from '../shared/stat-card-grid.tsx';

/** Renders Total, In Stock and Featured (docs/reference/specification.md 2), live. */
export function ProductStats() {
  const t = useStrings(adminProductsStrings);
  const formats = useFormats();
  const stats = useProductStats();
  return (
    <StatCardGrid across={3}>
      <StatCard name={t.total} of={stats}>
        {({ total }) => formats.number(total)}
      </StatCard>
      <StatCard name={t.inStock} of={stats}>
        {({ inStock }) => formats.number(inStock)}
      </StatCard>
      <StatCard name={t.featured} of={stats}>
        {({ featured }) => formats.number(featured)}
      </StatCard>
    </StatCardGrid>
  );
}
