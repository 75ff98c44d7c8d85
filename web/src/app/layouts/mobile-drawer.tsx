import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { SHOP_CATEGORIES } from '@nargisus/domain/catalogue';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { signOut } from '../../data/identity-actions.ts';
import { useIdentity } from '../../data/identity.ts';
import { AccountLine } from '../../ui/account-line.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { MAIN_NAVIGATION } from '../main-navigation.ts';
import { Wordmark } from './wordmark.tsx';
import { Action, ActionLink, IconAction } from '../../ui/action.tsx';

interface Props {
  open: boolean;
  onClose(): void;
}

/** The menu of narrow windows: the visitor, the three links, the shelves. */
export function MobileDrawer({ open, onClose }: Props) {
  return (
    <Drawer open={open} onClose={onClose} slotProps={{ paper: { 'aria-label': 'Menu', role: 'dialog' } }}>
      <Sheet>
        <Top>
          <span onClickCapture={onClose}>
            <Wordmark />
          </span>
          <IconAction aria-label="Close menu" onClick={onClose}>
            <CloseIcon />
          </IconAction>
        </Top>
        <nav aria-label="Menu">
          {MAIN_NAVIGATION.map(({ label, to }) => (
            <Big key={to} to={to} onClick={onClose}>
              {label}
            </Big>
          ))}
          <Shelves>
            {SHOP_CATEGORIES.map(({ id, label }) => (
              <Link key={id} to={paths.category(id)} onClick={onClose}>
                {label}
              </Link>
            ))}
          </Shelves>
        </nav>
        <Visitor onClose={onClose} />
      </Sheet>
    </Drawer>
  );
}

function Visitor({ onClose }: { onClose(): void }) {
  const identity = useIdentity();
  if (identity.state === 'unknown') return null;
  if (identity.state === 'signed-out') {
    return (
      <Foot>
        <Typography sx={{ gridColumn: '1 / -1' }}>Welcome! Sign in to your account</Typography>
        <ActionLink to={paths.login()} onClick={onClose}>
          Login
        </ActionLink>
        <ActionLink look="outlined" to={paths.signup()} onClick={onClose}>
          Sign Up
        </ActionLink>
      </Foot>
    );
  }
  return (
    <Foot>
      <Who>
        <AccountLine
          photoUrl={identity.photoUrl}
          name={identity.displayName || 'User'}
          email={identity.email}
        />
      </Who>
      <ActionLink to={paths.userProfile()} onClick={onClose}>
        View Profile
      </ActionLink>
      <Action
        type="button"
        look="outlined"
        onClick={() => {
          onClose();
          void signOut();
        }}
      >
        Logout
      </Action>
    </Foot>
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
  marginBottom: 20,
});

const Big = styled(Link)(({ theme }) => ({
  ...theme.typography.h3,
  display: 'flex',
  alignItems: 'center',
  minHeight: 54,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
}));

const Shelves = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  marginBlock: '20px 32px',
  paddingTop: 12,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 46,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
  },
}));

const Foot = styled('div')({ marginTop: 'auto', display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 });

const Who = styled('div')({ gridColumn: '1 / -1', marginBottom: 8 });
