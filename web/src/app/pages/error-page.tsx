import { errorPageStrings } from '#locales/en/error-page.ts';
import { useStrings } from '#locales/use-strings.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageMeta } from '#ui/page-meta.ts';
import { paths } from '#config/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';

/**
 * Renders the page of an error. It offers a reload: most often a new version was deployed, and the code of the old
 * one is gone from the server.
 */
export function ErrorPage() {
  const t = useStrings(errorPageStrings);
  return (
    <>
      <PageMeta title={t.failed} noIndex />
      <EmptyState as="h1" title={t.failed} text={navigator.onLine ? t.failedHint : t.failedOffline}>
        <Button type="button" onClick={() => window.location.reload()}>
          {t.reload}
        </Button>
        <ButtonLink variant="outlined" to={paths.home()} reloadDocument>
          {t.goHome}
        </ButtonLink>
      </EmptyState>
    </>
  );
}
