import Button from '@mui/material/Button';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { paths } from '../../config/paths.ts';

/**
 * A page that could not be shown. A reload is the way out: most often a new version was deployed and the old page's
 * code is gone from the server. Plain links, because the router may be what failed.
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
        <Button onClick={() => window.location.reload()}>Reload the page</Button>
        <Button variant="outlined" href={paths.home()}>
          Go Home
        </Button>
      </Notice>
    </>
  );
}
