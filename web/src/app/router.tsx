import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { PageWait } from '../ui/page-wait.tsx';
import { PageIsThere } from './ahead/page-is-there.tsx';
import { ShopLayout } from './layouts/shop-layout.tsx';
import { pages, shopRoutes } from './pages.ts';

/** docs/reference/specification.md 2, Route table. The dashboard stands outside the shop's layout and brings its own. */
export function Router() {
  return (
    <Routes>
      <Route element={<ShopLayout />}>
        {shopRoutes.map(({ path, page: { Page } }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route path={paths.profile()} element={<Navigate to={paths.userProfile()} replace />} />
        <Route path="*" element={<pages.notFound.Page />} />
      </Route>
      <Route
        path={`${paths.dashboard()}/*`}
        element={
          <Suspense fallback={<PageWait />}>
            <pages.dashboard.Page />
            <PageIsThere />
          </Suspense>
        }
      />
    </Routes>
  );
}
