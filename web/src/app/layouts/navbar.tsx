import { lazy, Suspense, useState } from 'react';
import { commonStrings } from '#locales/en/common.ts';
import { layoutStrings } from '#locales/en/layout.ts';
import { useStrings } from '#locales/use-strings.ts';
import { MenuIcon, SearchIcon } from '#ui/icons.tsx';
import { LanguageButton } from '#ui/language-button.tsx';
import { Container } from '#ui/container.tsx';
import { MAIN_NAVIGATION } from '../main-navigation.ts';
import { paths } from '#config/paths.ts';
import { AccountCorner } from './account-corner.tsx';
import { CartButton } from './cart-button.tsx';
import { StripLink } from './nav-links.tsx';
import { Wordmark } from './wordmark.tsx';
import { IconButton, IconButtonLink } from '#ui/button.tsx';
import css from './navbar.module.css';

const loadDrawer = () => import('./mobile-drawer.tsx');
const MobileDrawer = lazy(async () => ({ default: (await loadDrawer()).MobileDrawer }));

/**
 * Renders the sticky navbar with the three links, the cart and the account (docs/reference/specification.md 2,
 * Layout).
 */
export function Navbar() {
  const t = useStrings(layoutStrings);
  const common = useStrings(commonStrings);
  const [drawer, setDrawer] = useState<'never' | 'closed' | 'open'>('never');
  return (
    <header className={css.bar}>
      <Container className={css.row}>
        <IconButton
          className={css.menuButton}
          aria-label={t.openMenu}
          aria-haspopup="dialog"
          aria-expanded={drawer === 'open'}
          onPointerEnter={() => void loadDrawer()}
          onClick={() => setDrawer('open')}
        >
          <MenuIcon />
        </IconButton>
        <Wordmark />
        <nav className={css.links} aria-label={t.mainNavigation}>
          {MAIN_NAVIGATION.map(({ text, to }) => (
            <StripLink key={to} to={to} end={to === paths.home()}>
              {common[text]}
            </StripLink>
          ))}
        </nav>
        <div className={css.corner}>
          <span className={css.language}>
            <LanguageButton />
          </span>
          <IconButtonLink to={paths.products()} state={{ search: true }} aria-label={t.search}>
            <SearchIcon />
          </IconButtonLink>
          <CartButton />
          <AccountCorner />
        </div>
      </Container>
      {drawer !== 'never' && (
        <Suspense>
          <MobileDrawer open={drawer === 'open'} onClose={() => setDrawer('closed')} />
        </Suspense>
      )}
    </header>
  );
}
