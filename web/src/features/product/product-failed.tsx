import { productTexts } from '#texts/en/product.ts';
import { useTexts } from '#texts/use-texts.ts';
import { Action } from '#ui/action.tsx';
import { Notice } from '#ui/notice.tsx';

/** The network failed, which says nothing about the product. */
export function ProductFailed({ onRetry }: { onRetry(): void }) {
  const t = useTexts(productTexts);
  return (
    <Notice as="h1" title={t.failed} text={t.failedText}>
      <Action type="button" onClick={onRetry}>
        {t.tryAgain}
      </Action>
    </Notice>
  );
}
