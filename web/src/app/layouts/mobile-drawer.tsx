import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { COLLECTIONS } from '@nargisus/domain/catalogue';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { catalogueLabelStrings } from '#locales/en/catalogue-labels.ts';
import { commonStrings } from '#locales/en/common.ts';
import { layoutStrings } from '#locales/en/layout.ts';
import { useStrings } from '#locales/use-strings.ts';
import { IconButton } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { LanguageSwitch } from '#ui/language-switch.tsx';
import { SchemeSwitch } from '#ui/scheme-switch.tsx';
import { MAIN_NAVIGATION } from '../main-navigation.ts';
import { DrawerVisitor } from './drawer-visitor.tsx';
import { Wordmark } from './wordmark.tsx';

interface Props {
  open: boolean;
  onClose(): void;
}

/** The menu of narrow windows: the visitor, the three links, the shelves, how the shop looks and speaks. */
export function MobileDrawer({ open, onClose }: Props) {
  const t = useStrings(layoutStrings);
  const common = useStrings(commonStrings);
  const labels = useStrings(catalogueLabelStrings);
  return (
    <Drawer open={open} onClose={onClose} slotProps={{ paper: { 'aria-label': t.menu, role: 'dialog' } }}>
      <Sheet>
        <Top>
          <span onClickCapture={onClose}>
            <Wordmark />
          </span>
          <IconButton aria-label={t.closeMenu} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Top>
        <DrawerVisitor onClose={onClose} />
        <nav aria-label={t.menu}>
          {MAIN_NAVIGATION.map(({ text, to }) => (
            <Big key={to} to={to} onClick={onClose}>
              {common[text]}
            </Big>
          ))}
          <Big to={paths.newArrivals()} onClick={onClose}>
            {t.newArrivals}
          </Big>
          <Shelves>
            <Link to={paths.categoryCollection()} onClick={onClose}>
              {t.allCategories}
            </Link>
            {COLLECTIONS.map(({ id }) => (
              <Link key={id} to={paths.category(id)} onClick={onClose}>
                {labels.collections[id].label}
              </Link>
            ))}
            <Link to={paths.contact()} onClick={onClose}>
              {t.contactUs}
            </Link>
          </Shelves>
        </nav>
        <Switches>
          <LanguageSwitch />
          <SchemeSwitch />
        </Switches>
      </Sheet>
    </Drawer>
  );
}

const Sheet = styled('div')({
  width: 'min(360px, 88vw)',
  minHeight: '100%',
  display: 'flex',
  flexDirection: 'column',
  padding: '10px 20px 24px',
});

const Top = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  marginBottom: 8,
});

const Big = styled(Link)(({ theme }) => ({
  ...theme.typography.h3,
  display: 'flex',
  alignItems: 'center',
  minHeight: 50,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
}));

const Shelves = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '0 16px',
  marginTop: 12,
  paddingBlock: 8,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
  },
  // The way to all of them, and the way to us, before and after.
  '& > :first-of-type, & > :last-of-type': { gridColumn: '1 / -1', fontWeight: 600 },
}));

const Switches = styled('div')(({ theme }) => ({
  paddingTop: 8,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));
