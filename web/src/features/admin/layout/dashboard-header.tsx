import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { signOut } from '#data/auth/auth-mutations.ts';
import type { SignedIn } from '#data/auth/identity.ts';
import { adminSharedStrings } from '#locales/en/staff/admin-shared.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ArrowLeftIcon, MenuIcon } from '#ui/icons.tsx';
import { LanguageButton } from '#ui/language-button.tsx';
import { SchemeSelect } from './scheme-select.tsx';
import { LiveClock } from './live-clock.tsx';
import { StaffLine } from './staff-line.tsx';

/**
 * Renders the dashboard header (docs/reference/specification.md 2): link to the shop, clock, account and settings. On
 * a phone most of it is in the menu.
 */
export function DashboardHeader({ staff, onMenu }: { staff: SignedIn; onMenu(): void }) {
  const t = useStrings(adminSharedStrings);
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 1.5, md: 3 },
        px: { xs: 2, md: 4 },
        minHeight: 68,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Link
        component={RouterLink}
        to={paths.home()}
        underline="hover"
        color="inherit"
        sx={{ display: { xs: 'none', md: 'inline-flex' }, alignItems: 'center', gap: 1, minHeight: 44 }}
      >
        <ArrowLeftIcon size={20} /> {t.backHome}
      </Link>
      <Typography component="p" variant="h5" sx={{ display: { md: 'none' } }}>
        {t.title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ ml: 'auto' }}>
        <LiveClock />
      </Typography>
      <Box sx={{ display: { xs: 'none', md: 'flex' }, alignItems: 'center', gap: 1 }}>
        <StaffLine staff={staff} />
        <LanguageButton />
        <SchemeSelect />
        <Button variant="text" size="small" onClick={() => void signOut()}>
          {t.logout}
        </Button>
      </Box>
      <IconButton aria-label={t.openMenu} onClick={onMenu} sx={{ display: { md: 'none' }, mr: -1 }}>
        <MenuIcon />
      </IconButton>
    </Box>
  );
}
