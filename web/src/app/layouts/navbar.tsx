import { styled } from '@mui/material/styles';
import { lazy, Suspense, useState } from 'react';
import { MenuIcon } from '../../ui/icons.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { MAIN_NAVIGATION } from '../main-navigation.ts';
import { pages } from '../pages.ts';
import { preloadProducts } from '../../data/products.repository.ts';
import { paths } from '../../config/paths.ts';
import { AccountCorner } from './account-corner.tsx';
import { CartButton } from './cart-button.tsx';
import { StripLink } from './nav-links.tsx';
import { Wordmark } from './wordmark.tsx';
import { IconAction } from '../../ui/action.tsx';

const loadDrawer = () => import('./mobile-drawer.tsx');
const MobileDrawer = lazy(async () => ({ default: (await loadDrawer()).MobileDrawer }));

const aheadOf: Record<string, () => void> = {
  [paths.products()]: () => (pages.products.preload(), preloadProducts()),
  [paths.about()]: pages.about.preload,
};

/** SPEC 2, Layout: sticky, with the three links, the cart and the visitor's own corner. */
export function Navbar() {
  const [drawer, setDrawer] = useState<'never' | 'closed' | 'open'>('never');
  return (
    <Bar>
      <Row>
        <MenuButton
          aria-label="Open menu"
          aria-expanded={drawer === 'open'}
          onPointerEnter={() => void loadDrawer()}
          onClick={() => setDrawer('open')}
        >
          <MenuIcon />
        </MenuButton>
        <Wordmark />
        <Links aria-label="Main">
          {MAIN_NAVIGATION.map(({ label, to }) => (
            <StripLink
              key={to}
              to={to}
              end={to === paths.home()}
              onPointerEnter={aheadOf[to]}
              onFocus={aheadOf[to]}
            >
              {label}
            </StripLink>
          ))}
        </Links>
        <Corner>
          <CartButton />
          <AccountCorner />
        </Corner>
      </Row>
      {drawer !== 'never' && (
        <Suspense>
          <MobileDrawer open={drawer === 'open'} onClose={() => setDrawer('closed')} />
        </Suspense>
      )}
    </Bar>
  );
}

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  background: theme.vars.palette.background.default,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Row = styled(Wrap)(({ theme }) => ({
  height: 64,
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  [theme.breakpoints.up('md')]: { height: 72 },
}));

const MenuButton = styled(IconAction)(({ theme }) => ({
  marginLeft: -10,
  justifySelf: 'start',
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

const Links = styled('nav')(({ theme }) => ({
  display: 'none',
  gap: 36,
  fontWeight: 550,
  [theme.breakpoints.up('md')]: { display: 'flex' },
}));

const Corner = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifySelf: 'end',
  gap: 4, // two buttons beside the wordmark just fit a phone
  marginRight: -6,
  [theme.breakpoints.up('sm')]: { gap: 12 },
}));
