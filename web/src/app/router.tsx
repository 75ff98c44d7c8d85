import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { PagePlaceholder } from '../ui/page-placeholder.tsx';
import { HydrationMarker } from './ssr/hydration-marker.tsx';
import { ShopLayout } from './layouts/shop-layout.tsx';
import { pages, shopRoutes } from './pages.ts';

/**
 * The routes of the shop (docs/reference/specification.md 2, Route table). The dashboard is outside the shop's layout
 * and has its own.
 */
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
          <Suspense fallback={<PagePlaceholder />}>
            <pages.dashboard.Page />
            <HydrationMarker />
          </Suspense>
        }
      />
    </Routes>
  );
}
