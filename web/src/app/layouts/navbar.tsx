import { styled } from '@mui/material/styles';
import { lazy, Suspense, useState } from 'react';
import { commonStrings } from '#locales/en/common.ts';
import { layoutStrings } from '#locales/en/layout.ts';
import { useStrings } from '#locales/use-strings.ts';
import { MenuIcon, SearchIcon } from '#ui/icons.tsx';
import { LanguageButton } from '#ui/language-switch.tsx';
import { Container } from '#ui/container.tsx';
import { MAIN_NAVIGATION } from '../main-navigation.ts';
import { paths } from '#config/paths.ts';
import { AccountCorner } from './account-corner.tsx';
import { CartButton } from './cart-button.tsx';
import { StripLink } from './nav-links.tsx';
import { Wordmark } from './wordmark.tsx';
import { IconButton, IconButtonLink } from '#ui/button.tsx';

const loadDrawer = () => import('./mobile-drawer.tsx');
const MobileDrawer = lazy(async () => ({ default: (await loadDrawer()).MobileDrawer }));

/** docs/reference/specification.md 2, Layout: sticky, with the three links, the cart and the visitor's own corner. */
export function Navbar() {
  const t = useStrings(layoutStrings);
  const common = useStrings(commonStrings);
  const [drawer, setDrawer] = useState<'never' | 'closed' | 'open'>('never');
  return (
    <Bar>
      <Row>
        <MenuButton
          aria-label={t.openMenu}
          aria-haspopup="dialog"
          aria-expanded={drawer === 'open'}
          onPointerEnter={() => void loadDrawer()}
          onClick={() => setDrawer('open')}
        >
          <MenuIcon />
        </MenuButton>
        <Wordmark />
        <Links aria-label={t.mainNavigation}>
          {MAIN_NAVIGATION.map(({ text, to }) => (
            <StripLink key={to} to={to} end={to === paths.home()}>
              {common[text]}
            </StripLink>
          ))}
        </Links>
        <Corner>
          <Tongue>
            <LanguageButton />
          </Tongue>
          <IconButtonLink to={paths.products()} state={{ search: true }} aria-label={t.search}>
            <SearchIcon />
          </IconButtonLink>
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

const Row = styled(Container)(({ theme }) => ({
  height: 64,
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  [theme.breakpoints.up('md')]: { height: 72 },
}));

const MenuButton = styled(IconButton)(({ theme }) => ({
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

/** Narrow windows have it in the drawer. */
const Tongue = styled('span')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: { display: 'contents' },
}));

const Corner = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifySelf: 'end',
  gap: 4, // two buttons beside the wordmark just fit a phone
  marginRight: -6,
  [theme.breakpoints.up('sm')]: { gap: 12 },
}));
