import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';

/** The parts of the dashboard that exist; order and labels as in SPEC 2. */
const DASHBOARD_TABS = ['overview', 'orders'] as const;
export type DashboardTab = (typeof DASHBOARD_TABS)[number];

const LABELS: Record<DashboardTab, string> = { overview: 'Overview', orders: 'Orders' };

/** A sidebar where there is room, a strip under the header on a phone. The tab is part of the address. */
export function DashboardTabs({
  current,
  ordersCount,
}: {
  current: DashboardTab;
  ordersCount: number | null;
}) {
  const navigate = useNavigate();
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'));
  return (
    <Tabs
      aria-label="Dashboard"
      orientation={isWide ? 'vertical' : 'horizontal'}
      value={current}
      onChange={(_, tab: DashboardTab) => void navigate(paths.dashboard(tab))}
      sx={{ '& .MuiTab-root': { alignItems: 'flex-start', minHeight: 52, fontSize: '1rem' } }}
    >
      {DASHBOARD_TABS.map((tab) => (
        <Tab
          key={tab}
          value={tab}
          id={tabId(tab)}
          aria-controls={PANEL_ID}
          label={
            <Box
              component="span"
              sx={{ display: 'flex', gap: 1.5, width: '100%', justifyContent: 'space-between' }}
            >
              {LABELS[tab]}
              {tab === 'orders' && ordersCount !== null && <Count>{ordersCount}</Count>}
            </Box>
          }
        />
      ))}
    </Tabs>
  );
}

export const PANEL_ID = 'dashboard-panel';
export const tabId = (tab: DashboardTab) => `dashboard-tab-${tab}`;

function Count({ children }: { children: number }) {
  return (
    <Box
      component="span"
      sx={{
        px: 1,
        bgcolor: 'secondary.main',
        color: 'secondary.contrastText',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {children}
    </Box>
  );
}
