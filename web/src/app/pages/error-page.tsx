import { detourTexts } from '#texts/en/detours.ts';
import { useTexts } from '#texts/use-texts.ts';
import { Notice } from '#ui/notice.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { paths } from '#config/paths.ts';
import { Action, ActionLink } from '#ui/action.tsx';

/**
 * A page that could not be shown. A reload is the way out: most often a new version was deployed and the old page's
 * code is gone from the server. The link reloads as well.
 */
export function ErrorPage() {
  const t = useTexts(detourTexts);
  return (
    <>
      <PageTitle text={t.failed} unlisted />
      <Notice as="h1" title={t.failed} text={navigator.onLine ? t.failedHint : t.failedOffline}>
        <Action type="button" onClick={() => window.location.reload()}>
          {t.reload}
        </Action>
        <ActionLink look="outlined" to={paths.home()} reloadDocument>
          {t.goHome}
        </ActionLink>
      </Notice>
    </>
  );
}
