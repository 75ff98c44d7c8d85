import { paths } from '#config/paths.ts';
import { productTexts } from '#texts/en/product.ts';
import { useTexts } from '#texts/use-texts.ts';
import { ActionLink } from '#ui/action.tsx';
import { Notice } from '#ui/notice.tsx';

/**
 * docs/reference/specification.md 2, Product detail: the id is echoed, so that a mistyped link can be seen for what
 * it is.
 */
export function ProductNotFound({ id }: { id: string }) {
  const t = useTexts(productTexts);
  return (
    <Notice
      as="h1"
      title={t.notFound}
      text={<span style={{ overflowWrap: 'anywhere' }}>{t.notFoundText(id)}</span>}
    >
      <ActionLink to={paths.products()}>{t.backToProducts}</ActionLink>
    </Notice>
  );
}
