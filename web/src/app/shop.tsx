import { OfflineNotice } from './offline-notice.tsx';
import { Router } from './router.tsx';

/** What the app draws, in the browser and ahead of it; the providers around it differ. */
export function Shop() {
  return (
    <>
      <Router />
      <OfflineNotice />
    </>
  );
}
