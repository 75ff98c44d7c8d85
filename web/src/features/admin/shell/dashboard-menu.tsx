import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import type { SignedIn } from '../../../data/identity.ts';
import { signOut } from '../../../data/identity-actions.ts';
import { AccountLine } from '../../../ui/account-line.tsx';
import { CloseIcon } from '../../../ui/icons.tsx';

/** What the header has no room for on a phone. */
export function DashboardMenu({ admin, open, onClose }: { admin: SignedIn; open: boolean; onClose(): void }) {
  return (
    <Drawer anchor="right" open={open} onClose={onClose} slotProps={{ paper: { 'aria-label': 'Menu' } }}>
      <Box sx={{ width: 300, maxWidth: '86vw', p: 3, display: 'grid', gap: 3 }}>
        <IconButton aria-label="Close menu" onClick={onClose} sx={{ justifySelf: 'end', m: -1 }}>
          <CloseIcon />
        </IconButton>
        <AccountLine photoUrl={admin.photoUrl} name={admin.displayName || 'Admin'} email={admin.email} />
        <Button component={Link} to={paths.home()} variant="outlined">
          Back to home
        </Button>
        <Button variant="text" onClick={() => void signOut()}>
          Logout
        </Button>
      </Box>
    </Drawer>
  );
}
