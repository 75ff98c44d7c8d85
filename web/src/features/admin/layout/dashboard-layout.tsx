import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import type { DashboardTab } from '#config/dashboard-tabs.ts';
import type { SignedIn } from '#data/auth/identity.ts';
import { adminSharedStrings } from '#locales/en/staff/admin-shared.ts';
import { useStrings } from '#locales/use-strings.ts';
import { StagedRender } from '#ui/staged-render.tsx';
import { DialogHost } from '../shared/dialog-host.tsx';
import { DashboardHeader } from './dashboard-header.tsx';
import { DashboardMenu } from './dashboard-menu.tsx';
import { DashboardTabs, PANEL_ID, TAB_HEIGHT, tabId } from './dashboard-tabs.tsx';

interface Props {
  staff: SignedIn;
  tab: DashboardTab;
  children: ReactNode;
}

/** Renders the header, the tabs and the panel of the open tab. */
export function DashboardLayout({ staff, tab, children }: Props) {
  const t = useStrings(adminSharedStrings);
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <DialogHost>
      <Box sx={{ minHeight: '100svh', display: 'grid', gridTemplateRows: 'auto 1fr' }}>
        <DashboardHeader staff={staff} onMenu={() => setMenuOpen(true)} />
        <DashboardMenu staff={staff} tab={tab} open={isMenuOpen} onClose={() => setMenuOpen(false)} />
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '216px minmax(0, 1fr)' },
            gridTemplateRows: { xs: 'auto 1fr', md: '1fr' },
          }}
        >
          <Box
            component="nav"
            aria-label={t.sections}
            sx={{
              borderStyle: 'solid',
              borderColor: 'divider',
              borderWidth: { xs: '0 0 1px', md: '0 1px 0 0' },
              pt: { md: 3 },
            }}
          >
            <StagedRender fallback={<Box sx={{ height: TAB_HEIGHT }} />}>
              <DashboardTabs current={tab} />
            </StagedRender>
          </Box>
          <Box
            component="main"
            sx={{ px: { xs: 2, md: 4 }, py: { xs: 3, md: 5 }, maxWidth: 1400, minWidth: 0 }}
          >
            <div role="tabpanel" id={PANEL_ID} aria-labelledby={tabId(tab)}>
              {children}
            </div>
          </Box>
        </Box>
      </Box>
    </DialogHost>
  );
}
