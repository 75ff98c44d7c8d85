import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { useOrderCounters } from '../../../data/counters.repository.ts';
import type { SignedIn } from '../../../data/identity.ts';
import { DashboardHeader } from './dashboard-header.tsx';
import { DashboardMenu } from './dashboard-menu.tsx';
import { DashboardTabs, PANEL_ID, tabId, type DashboardTab } from './dashboard-tabs.tsx';

/** Header, sidebar and the panel of the tab that is open. */
export function DashboardShell({
  admin,
  tab,
  children,
}: {
  admin: SignedIn;
  tab: DashboardTab;
  children: ReactNode;
}) {
  const [menuOpen, setMenuOpen] = useState(false);
  const counters = useOrderCounters();
  return (
    <Box sx={{ minHeight: '100svh', display: 'grid', gridTemplateRows: 'auto 1fr' }}>
      <DashboardHeader admin={admin} onMenu={() => setMenuOpen(true)} />
      <DashboardMenu admin={admin} open={menuOpen} onClose={() => setMenuOpen(false)} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '232px minmax(0, 1fr)' },
          gridTemplateRows: { xs: 'auto 1fr', md: '1fr' },
        }}
      >
        <Box
          component="nav"
          aria-label="Dashboard sections"
          sx={{
            borderStyle: 'solid',
            borderColor: 'divider',
            borderWidth: { xs: '0 0 1px', md: '0 1px 0 0' },
            pt: { md: 3 },
          }}
        >
          <DashboardTabs
            current={tab}
            ordersCount={counters.state === 'ready' ? counters.value.orders : null}
          />
        </Box>
        <Box component="main" sx={{ px: { xs: 2, md: 5 }, py: { xs: 3, md: 5 }, maxWidth: 1320 }}>
          <div role="tabpanel" id={PANEL_ID} aria-labelledby={tabId(tab)}>
            {children}
          </div>
        </Box>
      </Box>
    </Box>
  );
}
