import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { type DashboardTab, openTabs } from '#config/dashboard-tabs.ts';
import { adminSharedStrings } from '#locales/en/staff/admin-shared.ts';
import { useStrings } from '#locales/use-strings.ts';
import { useRights } from '../shared/rights.ts';
import { TabCount } from './tab-count.tsx';

/** Renders the tabs: a sidebar, or a strip under the header on a phone. The tab is part of the URL. */
export function DashboardTabs({ current }: { current: DashboardTab }) {
  const navigate = useNavigate();
  const t = useStrings(adminSharedStrings);
  const tabs = openTabs(useRights());
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  return (
    <Tabs
      // Otherwise the indicator keeps its shape of the other orientation.
      key={isWide ? 'sidebar' : 'strip'}
      aria-label={t.title}
      orientation={isWide ? 'vertical' : 'horizontal'}
      variant={isWide ? 'standard' : 'scrollable'}
      scrollButtons={false}
      value={current}
      sx={{
        '& .MuiTab-root': { alignItems: 'stretch', minHeight: TAB_HEIGHT, fontSize: '1rem' },
        // Inside the tab: the strip clips what lies outside.
        '& .Mui-focusVisible': { outline: '2px solid currentColor', outlineOffset: '-4px' },
        position: { md: 'sticky' },
        top: { md: 24 },
      }}
    >
      {tabs.map((tab) => (
        <Tab
          key={tab}
          value={tab}
          id={tabId(tab)}
          // Not onChange of the tabs: the open tab leads from a record back to its list.
          onClick={() => void navigate(paths.dashboard(tab))}
          aria-controls={PANEL_ID}
          // useUnsavedChanges asks before it is followed.
          data-leaves
          label={
            <Box component="span" sx={{ display: 'flex', gap: 1.5, justifyContent: 'space-between' }}>
              {t.tabs[tab]}
              <TabCount tab={tab} />
            </Box>
          }
        />
      ))}
    </Tabs>
  );
}

export const TAB_HEIGHT = 52;
export const PANEL_ID = 'dashboard-panel';
export const tabId = (tab: DashboardTab) => `dashboard-tab-${tab}`;
