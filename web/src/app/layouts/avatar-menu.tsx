import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import type { SignedIn } from '#data/auth/identity.ts';
import { accountMenuStrings } from '#locales/en/account-menu.ts';
import { layoutStrings } from '#locales/en/layout.ts';
import { useStrings } from '#locales/use-strings.ts';
import { readStaffHint } from '#storage/staff-hint.ts';
import { AccountLine } from '#ui/account-line.tsx';
import { logOut } from './log-out.ts';
import { ThemeProvider } from '#theme/theme-provider.tsx';

interface Props {
  anchor: HTMLElement | null;
  open: boolean;
  onClose(): void;
  identity: SignedIn;
}

/**
 * Renders the account menu: photo, name, email, View Profile, Logout (docs/reference/specification.md 2, Layout), the
 * orders, and the wishlist.
 */
export function AvatarMenu({ anchor, open, onClose, identity }: Props) {
  const t = useStrings(accountMenuStrings);
  const { wishlist } = useStrings(layoutStrings);
  return (
    <ThemeProvider>
      <Menu
        anchorEl={anchor}
        open={open}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <Who>
          <AccountLine
            photoUrl={identity.photoUrl}
            name={identity.displayName || t.user}
            signIn={identity.email || identity.phone}
          />
        </Who>
        <Divider component="li" />
        <MenuItem component={Link} to={paths.userProfile()} onClick={onClose} autoFocus>
          {t.viewProfile}
        </MenuItem>
        <MenuItem component={Link} to={paths.orders()} onClick={onClose}>
          {t.orders}
        </MenuItem>
        <MenuItem component={Link} to={paths.wishlist()} onClick={onClose}>
          {wishlist}
        </MenuItem>
        {(identity.role === 'admin' || readStaffHint(identity.uid)) && (
          <MenuItem component={Link} to={paths.dashboard()} onClick={onClose}>
            {t.dashboard}
          </MenuItem>
        )}
        <MenuItem
          onClick={() => {
            onClose();
            logOut();
          }}
        >
          {t.logout}
        </MenuItem>
      </Menu>
    </ThemeProvider>
  );
}

const Who = styled('li')({ padding: '12px 16px 16px', minWidth: 240, maxWidth: 'min(320px, 88vw)' });
