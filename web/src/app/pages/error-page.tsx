import { errorPageStrings } from '#locales/en/error-pages.ts';
import { useStrings } from '#locales/use-strings.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageMeta } from '#ui/page-meta.ts';
import { paths } from '#config/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';

/**
 * A page that could not be shown. A reload is the way out: most often a new version was deployed and the old page's
 * code is gone from the server. The link reloads as well.
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
