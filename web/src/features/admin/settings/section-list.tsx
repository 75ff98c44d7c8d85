import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { SECTION_IDS, type SectionId } from '@nargisus/domain/settings';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { adminSettingsStrings } from '#locales/en/staff/admin-settings.ts';
import { useStrings } from '#locales/use-strings.ts';

/** Renders the sections as links: a column, or a line that wraps where there is no room for one. */
export function SectionList({ current }: { current: SectionId }) {
  const t = useStrings(adminSettingsStrings);
  return (
    <Box
      component="nav"
      aria-label={t.sectionList}
      sx={{
        display: 'flex',
        flexDirection: { lg: 'column' },
        flexWrap: 'wrap',
        gap: { xs: '0 24px', lg: 0 },
      }}
    >
      {SECTION_IDS.map((id) => (
        <Link
          key={id}
          component={RouterLink}
          to={`${paths.dashboard('settings')}?section=${id}`}
          aria-current={id === current ? 'page' : undefined}
          underline="hover"
          color="inherit"
          sx={{
            display: 'flex',
            alignItems: 'center',
            minHeight: 44,
            '&[aria-current]': { fontWeight: 700 },
          }}
        >
          {t.sections[id].title}
        </Link>
      ))}
    </Box>
  );
}
