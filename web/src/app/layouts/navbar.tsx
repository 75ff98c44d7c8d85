import { styled } from '@mui/material/styles';
import { lazy, Suspense, useState } from 'react';
import { commonTexts } from '#texts/en/common.ts';
import { frameTexts } from '#texts/en/frame.ts';
import { useTexts } from '#texts/use-texts.ts';
import { MenuIcon, SearchIcon } from '#ui/icons.tsx';
import { LanguageButton } from '#ui/language-switch.tsx';
import { Wrap } from '#ui/wrap.tsx';
import { MAIN_NAVIGATION } from '../main-navigation.ts';
import { paths } from '#config/paths.ts';
import { AccountCorner } from './account-corner.tsx';
import { CartButton } from './cart-button.tsx';
import { StripLink } from './nav-links.tsx';
import { Wordmark } from './wordmark.tsx';
import { IconAction, IconLink } from '#ui/action.tsx';

const loadDrawer = () => import('./mobile-drawer.tsx');
const MobileDrawer = lazy(async () => ({ default: (await loadDrawer()).MobileDrawer }));

/** docs/reference/specification.md 2, Layout: sticky, with the three links, the cart and the visitor's own corner. */
export function Navbar() {
  const t = useTexts(frameTexts);
  const common = useTexts(commonTexts);
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
          <IconLink to={paths.products()} state={{ search: true }} aria-label={t.search}>
            <SearchIcon />
          </IconLink>
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
