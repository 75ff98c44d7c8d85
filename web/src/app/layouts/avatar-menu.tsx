import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { signOut } from '../../data/identity-actions.ts';
import type { SignedIn } from '../../data/identity.ts';
import { AccountLine } from '../../ui/account-line.tsx';

interface Props {
  anchor: HTMLElement | null;
  open: boolean;
  onClose(): void;
  identity: SignedIn;
}

/** SPEC 2, Layout: photo, name, e-mail, View Profile, Logout. */
export function AvatarMenu({ anchor, open, onClose, identity }: Props) {
  return (
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
          name={identity.displayName || 'User'}
          email={identity.email}
        />
      </Who>
      <Divider component="li" />
      <MenuItem component={Link} to={paths.userProfile()} onClick={onClose} autoFocus>
        View Profile
      </MenuItem>
      {identity.role === 'admin' && (
        <MenuItem component={Link} to={paths.dashboard()} onClick={onClose}>
          Dashboard
        </MenuItem>
      )}
      <MenuItem
        onClick={() => {
          onClose();
          void signOut();
        }}
      >
        Logout
      </MenuItem>
    </Menu>
  );
}

const Who = styled('li')({ padding: '12px 16px 16px', maxWidth: 300 });
