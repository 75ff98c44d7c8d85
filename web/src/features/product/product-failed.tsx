import { productStrings } from '#locales/en/product.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** Renders the page of a product whose request failed. */
export function ProductFailed({ onRetry }: { onRetry(): void }) {
  const t = useStrings(productStrings);
  return (
    <EmptyState as="h1" title={t.failed} text={t.failedText}>
      <Button type="button" onClick={onRetry}>
        {t.tryAgain}
      </Button>
    </EmptyState>
  );
}
