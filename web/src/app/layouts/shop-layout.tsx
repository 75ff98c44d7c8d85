import { lazy, Suspense, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { PagePlaceholder } from '#ui/page-placeholder.tsx';
import { useAfterLoad } from '#ui/use-after-load.ts';
import { HydrationMarker } from '../ssr/hydration-marker.tsx';
import { CartDrawerProvider } from '../cart-drawer.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { useScrollAndFocus } from '../use-scroll-and-focus.ts';
import { CategoryStrip } from './category-strip.tsx';
import { CheckoutBar } from './checkout-bar.tsx';
import { Navbar } from './navbar.tsx';
import { SkipLink } from './skip-link.tsx';
import css from './shop-layout.module.css';

const CONTENT = 'content';

/**
 * Loads after the content, because it is below the window; a page works without it when the code cannot be loaded.
 */
const Footer = lazy(async () => {
  const footer = await import('./footer.tsx').catch(() => null);
  return { default: footer ? footer.Footer : () => null };
});

/** A component of its own, so that its arrival does not render the layout and the page again. */
function FooterAfterLoad() {
  return (
    useAfterLoad() && (
      <Suspense>
        <Footer />
      </Suspense>
    )
  );
}

/** Renders what surrounds every page of the shop (docs/reference/specification.md 2, Layout). */
export function ShopLayout() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useScrollAndFocus(main);
  return (
    <CartDrawerProvider>
      <div className={css.frame}>
        <SkipLink to={CONTENT} />
        {pathname === paths.checkout() ? (
          <CheckoutBar />
        ) : (
          <>
            <Navbar />
            <CategoryStrip />
          </>
        )}
        <main className={css.main} id={CONTENT} ref={main} tabIndex={-1}>
          <ErrorBoundary pathname={pathname}>
            <Suspense fallback={<PagePlaceholder />}>
              <Outlet />
              <HydrationMarker />
            </Suspense>
          </ErrorBoundary>
        </main>
        <FooterAfterLoad />
      </div>
    </CartDrawerProvider>
  );
}
