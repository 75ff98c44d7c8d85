import { useProductFigures } from '#data/counters.repository.ts';
import { adminProductsTexts } from '#texts/en/admin-products.ts';
import { useFormats } from '#texts/formats.ts';
import { useTexts } from '#texts/use-texts.ts';
import { StatCard } from '../stat-card.tsx';
import { StatCards } from '../stat-cards.tsx';

/** docs/reference/specification.md 2: Total, In Stock, Featured; live. */
export function ProductFigureCards() {
  const t = useTexts(adminProductsTexts);
  const formats = useFormats();
  const figures = useProductFigures();
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
