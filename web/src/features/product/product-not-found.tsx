import { paths } from '#config/paths.ts';
import { productStrings } from '#locales/en/product.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** Renders the id too, so that a mistyped link can be recognised (docs/reference/specification.md 2, Product detail). */
export function ProductNotFound({ id }: { id: string }) {
  const t = useStrings(productStrings);
  return (
    <EmptyState
      as="h1"
      title={t.notFound}
      text={<span style={{ overflowWrap: 'anywhere' }}>{t.notFoundText(id)}</span>}
    >
      <ButtonLink to={paths.products()}>{t.backToProducts}</ButtonLink>
    </EmptyState>
  );
}
