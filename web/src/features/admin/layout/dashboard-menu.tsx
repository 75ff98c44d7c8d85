import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { type DashboardTab, openTabs } from '#config/dashboard-tabs.ts';
import type { SignedIn } from '#data/auth/identity.ts';
import { signOut } from '#data/auth/auth-mutations.ts';
import { adminSharedStrings } from '#locales/en/staff/admin-shared.ts';
import { useStrings } from '#locales/use-strings.ts';
import { LanguageSwitch } from '#ui/language-switch.tsx';
import { SchemeSwitch } from '#ui/scheme-switch.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { useRights } from '../shared/rights.ts';
import { StaffLine } from './staff-line.tsx';

interface Props {
  staff: SignedIn;
  tab: DashboardTab;
  open: boolean;
  onClose(): void;
}

/** Renders the phone's menu: the tabs, and what the header has no room for. */
export function DashboardMenu({ staff, tab, open, onClose }: Props) {
  const t = useStrings(adminSharedStrings);
  const tabs = openTabs(useRights());
  return (
    <Drawer anchor="right" open={open} onClose={onClose} slotProps={{ paper: { 'aria-label': t.menu } }}>
      <Box sx={{ width: 300, maxWidth: '86vw', p: 3, display: 'grid', gap: 3 }}>
        <IconButton aria-label={t.closeMenu} onClick={onClose} sx={{ justifySelf: 'end', m: -1 }}>
          <CloseIcon />
        </IconButton>
        <StaffLine staff={staff} />
        <Box component="nav" aria-label={t.sections} sx={{ display: 'grid' }}>
          {tabs.map((it) => (
            <Link
              key={it}
              component={RouterLink}
              to={paths.dashboard(it)}
              aria-current={it === tab ? 'page' : undefined}
              underline="hover"
              color="inherit"
              onClick={onClose}
              sx={{
                display: 'flex',
                alignItems: 'center',
                minHeight: 44,
                '&[aria-current]': { fontWeight: 700 },
              }}
            >
              {t.tabs[it]}
            </Link>
          ))}
        </Box>
        <Button component={RouterLink} to={paths.home()} variant="outlined">
          {t.backHome}
        </Button>
        <LanguageSwitch />
        <SchemeSwitch />
        <Button variant="text" onClick={() => void signOut()}>
          {t.logout}
        </Button>
      </Box>
    </Drawer>
  );
}
