import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { paths } from '../../config/paths.ts';
import { Action, ActionLink } from '../../ui/action.tsx';

/**
 * A page that could not be shown. A reload is the way out: most often a new version was deployed and the old page's
 * code is gone from the server. The link reloads as well.
 */
export function ErrorPage() {
  return (
    <>
      <PageTitle text="Something went wrong" />
      <Notice
        as="h1"
        title="Something went wrong"
        text="The page could not be shown. Reload it, or go back to the shop; your cart is safe."
      >
        <Action type="button" onClick={() => window.location.reload()}>
          Reload the page
        </Action>
        <ActionLink look="outlined" to={paths.home()} reloadDocument>
          Go Home
        </ActionLink>
      </Notice>
    </>
  );
}
